# Runs a LeetCode solution: its file and the name of its method are arguments, lists of arguments come in as JSON, and the
# answers go out as JSON.
import json
import runpy
import sys

path, method = sys.argv[1:]
solve = getattr(runpy.run_path(path)["Solution"](), method)
json.dump([solve(*arguments) for arguments in json.load(sys.stdin)], sys.stdout)
