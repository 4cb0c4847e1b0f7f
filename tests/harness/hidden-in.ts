import { hasHiddenCharacters } from '~/lib/hidden-characters';

/** The attributes that somebody sees or hears. */
const named = ['aria-label', 'title', 'alt', 'aria-description', 'placeholder'];

/** The texts and names of the page with a character that nobody sees or that turns the writing. */
export function hiddenIn(page: HTMLElement): readonly string[] {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode;
    if (hasHiddenCharacters(nodeValue ?? '')) found.push(`hidden ${parentElement?.outerHTML.slice(0, 200)}`);
  }
  const names = [...page.querySelectorAll(named.map((name) => `[${name}]`).join())].flatMap((element) =>
    named.map((name) => ({ name, value: element.getAttribute(name) ?? '' })),
  );
  return [
    ...found,
    ...names.flatMap(({ name, value }) => (hasHiddenCharacters(value) ? [`hidden ${name} ${value}`] : [])),
  ];
}
