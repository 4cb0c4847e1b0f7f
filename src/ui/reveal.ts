/**
 * Scrolls `box` as far as `element` in it needs to be seen. `scrollIntoView` would besides make the next Tab begin
 * there, past everything that is before it.
 */
export function reveal(box: Element, element: Element): void {
  const outer = box.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom;
}
