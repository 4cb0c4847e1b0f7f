import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { PeerPage } from '../model/page';

/** Shows a page, and tells the measurements where its parts are. */
export function mount(content: ReactNode, peer?: PeerPage): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no root.');
  createRoot(container).render(content);
  if (peer) window.peer = peer;
}

/** The element of a selector. */
export function find(selector: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(selector);
}

/** The first field for text of the form. */
export function firstInput(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>('form input[type="text"], form input:not([type])');
}
