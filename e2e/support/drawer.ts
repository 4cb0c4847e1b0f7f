import { expect, type Locator, type Page } from '@playwright/test';

/** The detail of the event that opens a drawer. */
export interface DrawerDetail {
  readonly search_type: unknown;
  readonly id?: string;
  readonly tabId?: number;
  readonly name?: string;
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly workbench?: { readonly id: string; readonly uuid: string };
}

/** Dispatches an event of the public surface, once the console listens. */
export async function dispatch(page: Page, name: string, detail?: unknown): Promise<void> {
  await expect(page.getByTestId('shell')).toBeAttached();
  await page.evaluate(
    ([event, value]) => window.dispatchEvent(new CustomEvent(String(event), { detail: value })),
    [name, detail],
  );
}

/** Opens a drawer as another part of the page does. */
export async function openDrawer(page: Page, detail: DrawerDetail): Promise<void> {
  await dispatch(page, 'console:open-drawer', detail);
}

/** The drawer of the page, whatever its title. */
export function drawerOf(page: Page): Locator {
  return page.getByRole('dialog').and(page.getByTestId('drawer'));
}

/** The panel that the drawer shows, by its id. */
export function panelOf(page: Page, id: string): Locator {
  return drawerOf(page).locator(`[data-panel="${id}"]`);
}

/** Waits until the panel shows its data. */
export async function panelWithData(page: Page, id: string): Promise<Locator> {
  const panel = panelOf(page, id);
  await expect(panel).toHaveAttribute('data-state', 'data');
  return panel;
}

/** One field of a panel. */
export function fieldOf(panel: Locator, id: string): Locator {
  return panel.locator(`[data-field="${id}"] [data-value]`);
}
