# Runs a Python solution: starts it, asks questions, and converts its answers to text. The page trusts no
# reply.
import functools
import io
import itertools
import json
import os
import sys
import time
import traceback

# Names that solutions on LeetCode use without imports. Only a part of math, because math.pow would replace pow.
IMPORTS = """
import bisect, collections, copy, functools, heapq, itertools, math, operator, random, re, string, sys
from bisect import *
from collections import *
from functools import *
from heapq import *
from itertools import *
from math import ceil, floor, gcd, inf, sqrt
from typing import *
"""
LONGEST = 300
LONGEST_STACK = 2000
# The greatest depth of calls. A search 10,000 levels deep needs up to three calls per level: the search, a
# cache, and a generator within any() or all().
DEEPEST = 31_000

dumps, loads, now = json.dumps, json.loads, time.perf_counter
space = {}
name = ""


# Replaces the built-in cache, which overflows the browser's stack after about 300 nested calls.
def lru_cache(maxsize=128, typed=False):
    """Works like functools.lru_cache."""
    if callable(maxsize):
        return lru_cache()(maxsize)
    size = None if maxsize is None else max(0, maxsize)

    def decorate(function):
        # With a size limit, entries are ordered by last use.
        known = {}
        hits = misses = 0

        @functools.wraps(function)
        def cached(*args, **named):
            nonlocal hits, misses
            key = (*args, cached, *sorted(named.items())) if named else args
            if typed:
                key = (key, tuple(map(type, args)), tuple(type(named[name]) for name in sorted(named)))
            if key in known:
                hits += 1
                if size is not None:
                    known[key] = known.pop(key)
                return known[key]
            misses += 1
            value = function(*args, **named)
            if size != 0:
                known[key] = value
                if size is not None and len(known) > size:
                    del known[next(iter(known))]
            return value

        def cache_clear():
            nonlocal hits, misses
            known.clear()
            hits = misses = 0

        cached.cache_clear = cache_clear
        cached.cache_info = lambda: functools._CacheInfo(hits, misses, size, len(known))
        cached.cache_parameters = lambda: {"maxsize": size, "typed": typed}
        return cached

    return decorate


def cache(function):
    return lru_cache(None)(function)


functools.cache, functools.lru_cache = cache, lru_cache


def leave(*_):
    """Replaces functions that would end Python without an error. The page would wait for an answer in vain."""
    raise SystemExit("the code ends Python instead of returning an answer")


os._exit = os.abort = leave


def error_of(error):
    try:
        return "".join(traceback.format_exception_only(error)).strip()[-LONGEST:]
    except BaseException:
        return type(error).__name__


def text_of(value):
    """Returns a value as Python shows it. This fails for a very large number, and may fail for a class with its own repr."""
    try:
        return repr(value)[:LONGEST]
    except BaseException as error:
        return f"{type(value).__name__}, which cannot be shown: {error_of(error)}"[:LONGEST]


def stack_of(error):
    """Returns the calls as Python writes them, without those of this file. Python's own function takes seconds for thousands of calls."""
    traced = traceback.walk_tb(error.__traceback__)
    calls = ((line, frame.f_code.co_name) for frame, line in traced if frame.f_code.co_filename == "solution.py")
    text = ""
    for (line, caller), same in itertools.groupby(calls):
        times = len(list(same))
        text += f'  File "solution.py", line {line}, in {caller}\n' * min(times, 3)
        if times > 3:
            text += f"  [Previous line repeated {times - 3} more time{'s' if times > 4 else ''}]\n"
    return (text + error_of(error))[-LONGEST_STACK:]


def forget(error):
    """Frees the calls that an error keeps, one by one. Freeing a long chain at once would overflow the browser's stack."""
    links, link = [], error.__traceback__
    while link:
        links.append(link)
        link = link.tb_next
    frames = [link.tb_frame for link in links]
    error.__traceback__ = None
    links.reverse()
    for chain in links, frames:
        while chain:
            chain.pop()


def start(code, function):
    """Starts a solution. It shares no variables with a solution that was started before."""
    global space, name
    space, name = {"__name__": "__solution__"}, function
    sys.setrecursionlimit(DEEPEST)
    try:
        exec(IMPORTS, space)
        exec(compile(code, "solution.py", "exec"), space)
        if not callable(getattr(space.get("Solution"), name, None)):
            return f"NameError: class Solution with a method {name} is not defined"
        return None
    except BaseException as error:
        forget(error)
        return error_of(error)


def answer(question, wants_stack=False):
    """Returns the solution's answer and, if wanted, the stack of its error."""
    try:
        value = getattr(space["Solution"](), name)(*question)
        if isinstance(value, int) and type(value) is not bool:
            # A class derived from int may override any method, so its plain value is taken.
            value = int.__index__(value)
    except BaseException as error:
        stack = stack_of(error) if wants_stack else None
        forget(error)
        return {"error": error_of(error)}, stack
    if type(value) is bool or type(value) is int and abs(value) < 2**53:
        return value, None
    return {"value": text_of(value)}, None


class Quiet(io.TextIOBase):
    def write(self, text):
        return len(text)


def ask(questions, seconds):
    sys.stdout = sys.stderr = Quiet()
    given, times = [], []
    began = before = now()
    for question in loads(questions):
        if before - began >= seconds:
            break
        given.append(answer(question)[0])
        after = now()
        times.append(max(0, (after - before) * 1000))
        before = after
    return dumps({"given": given, "times": times})


class Kept(io.TextIOBase):
    def __init__(self):
        self.text = ""

    def write(self, text):
        if len(self.text) < 10_000:
            self.text += text[:10_000]
        return len(text)


def look(question):
    kept = sys.stdout = sys.stderr = Kept()
    _, stack = answer(loads(question), wants_stack=True)
    lines = kept.text.splitlines()
    return dumps({"stack": stack, "output": [line[:LONGEST] for line in lines[:100]]})
