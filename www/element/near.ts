/**
 * Calls `act` once, when an element is within one screen of the visible area, or when the page is printed.
 * @returns a function that ends the wait
 */
export function whenNear(element: Element, act: () => void): () => void {
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && near(), {
    rootMargin: "100%",
  });
  const end = () => {
    observer.disconnect();
    removeEventListener("beforeprint", near);
  };
  const near = () => {
    end();
    act();
  };
  observer.observe(element);
  addEventListener("beforeprint", near);
  return end;
}
