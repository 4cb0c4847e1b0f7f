import type { Seen } from '../../protocol';

/** The attributes by which the console names the elements of its parts. */
const named = ['data-field', 'data-column', 'data-tile', 'data-filter', 'data-section', 'data-tab', 'data-about'];

/** What an element of the console is about, in words of descriptors. */
export function seenIn(element: Element): Seen {
  const ids: string[] = [];
  for (let one: Element | null = element; one; one = one.parentElement) {
    for (const name of named) {
      const id = one.getAttribute(name);
      if (id !== null && id !== '') ids.push(id);
    }
  }
  const around = (selector: string, name: string) => element.closest(selector)?.getAttribute(name) ?? undefined;
  const searchType = around('[data-testid="drawer"]', 'data-search-type');
  const dialog = around('[data-dialog]', 'data-dialog');
  const route = around('[data-route]', 'data-route');
  return {
    ids,
    text: (element.textContent ?? '').trim().slice(0, 200),
    ...(dialog !== undefined && { dialog }),
    ...(searchType !== undefined && { searchType }),
    ...(route !== undefined && { route }),
  };
}

/** The element of the console that shows one of some parts: the first that is there. */
export function elementOf(page: Document, ids: readonly string[]): Element | undefined {
  for (const id of ids) {
    const selector = named.map((name) => `[${name}="${CSS.escape(id)}"]`).join();
    const found = [...page.querySelectorAll(selector)].find((element) => element.getClientRects().length > 0);
    if (found) return found;
  }
  return undefined;
}
