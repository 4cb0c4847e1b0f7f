const selector =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), iframe, [tabindex]';

/** What the Tab key reaches inside `box`, in the order of the page. */
export function focusable(box: HTMLElement): readonly HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => element.tabIndex >= 0 && element.closest('[hidden], [inert]') === null && !isPassedOver(element, box),
  );
}

/** Of radio buttons of one name, the Tab key reaches the chosen one alone. */
function isPassedOver(element: HTMLElement, box: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked) return false;
  return box.querySelector(`input[type="radio"][name="${CSS.escape(element.name)}"]:checked`) !== null;
}
