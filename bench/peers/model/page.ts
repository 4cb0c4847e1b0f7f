/** How the measurements reach the parts of a page; each page sets it as `window.peer`. */
export interface PeerPage {
  /** What opens the drawer or the form. */
  readonly open: () => HTMLElement | null;
  readonly close?: () => HTMLElement | null;
  /** The head of a tab. */
  readonly tab?: (title: string) => HTMLElement | null;
  /** What unfolds the first list of the visible tab. */
  readonly unfold?: () => HTMLElement | null;
  /** The first field for text of the form. */
  readonly input?: () => HTMLInputElement | null;
}

declare global {
  interface Window {
    peer?: PeerPage;
  }
}

/** The element of a selector that has a text and no other. */
export function withText(selector: string, text: string): HTMLElement | null {
  const found = [...document.querySelectorAll<HTMLElement>(selector)];
  return found.find(({ textContent }) => textContent.trim() === text) ?? null;
}
