/** The attribute of an element that has an outline, by why it has one. */
export type OutlineName = 'data-studio-caret' | 'data-studio-pointed';

const rules = `
[data-studio-caret] { outline: 2px solid #2d72d2 !important; outline-offset: 2px; border-radius: 2px; scroll-margin: 64px; }
[data-studio-caret]:is([role='tab'], th, td) { outline-offset: -2px; }
[data-studio-pointed] { outline: 2px dashed #bd6bbd !important; outline-offset: 2px; cursor: crosshair !important; }
`;

const styled = new WeakSet<Document>();

/** Gives one element of a page the outline, and takes it from the one that had it. */
export function outline(page: Document, name: OutlineName, element: Element | undefined): void {
  addStyles(page);
  for (const before of page.querySelectorAll(`[${name}]`)) if (before !== element) before.removeAttribute(name);
  if (element && !element.hasAttribute(name)) element.setAttribute(name, '');
}

function addStyles(page: Document): void {
  const view = page.defaultView;
  if (!view || styled.has(page)) return;
  styled.add(page);
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(rules);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
}
