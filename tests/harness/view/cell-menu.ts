import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { settle } from '~/tests/harness/fake-clock';

/** The first element that matches a selector. */
export function element(selector: string): Element {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`Nothing matches ${selector}.`);
  return found;
}

/** Opens the menu of the browser at an element; false if the console has one of its own. */
export async function openAt(target: Element, options: MouseEventInit = { button: 2 }): Promise<boolean> {
  await import('~/view/cell-menu/CellMenu');
  const event = createEvent.contextMenu(target, { bubbles: true, cancelable: true, ...options });
  await act(async () => {
    fireEvent.pointerDown(target);
    fireEvent(target, event);
    await settle();
  });
  await act(settle);
  // An event at an element that has been replaced opens nothing, and the test would look for the menu in vain.
  if (!target.isConnected) throw new Error('The value was drawn again while its menu opened.');
  // A busy machine takes its time to find even a module that is loaded.
  if (event.defaultPrevented) await screen.findByRole('menu');
  return !event.defaultPrevented;
}

/** The texts of the entries of the open menu. */
export function entries(): readonly string[] {
  return screen.getAllByRole('menuitem').map((entry) => entry.textContent ?? '');
}
