import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll } from 'vitest';
import { dialogs } from '~/generated/console/catalogue';
import type { Drawer } from '~/generated/contract/descriptor-types';
import type { OperationId } from '~/generated/contract/operations';
import { flags, permissions } from '~/generated/console/vocabulary';
import { openDrawer, session } from '../../view/support';
import { addressOf, goodAnswer, operationOf, type Opener } from '../../every-drawer';
import { settle } from '../../fake-clock';
import { rest } from './shown';

// As in `shown.tsx`: no test waits for code.
beforeAll(() =>
  Promise.all([
    import('~/view/dialog/DialogView'),
    import('~/view/response/RespondMenu'),
    ...Object.values(dialogs).map(({ load }) => load()),
  ]),
);

/** What an operation gives instead of its good answer; `undefined` is no answer. */
export type Reply = () => Response | undefined;

/** A console in which one drawer is opened again and again. Every flag and permission is given. */
export async function openSwept(type: string) {
  const replies = new Map<OperationId, Reply>();
  const requested: OperationId[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const operation = operationOf(request);
    if (!operation) throw new TypeError(`No operation has the address ${request.url}.`);
    requested.push(operation);
    const reply = replies.get(operation);
    if (!reply) return Response.json(await goodAnswer(operation));
    return reply() ?? Promise.reject(new TypeError('no network'));
  };
  const scope = {
    ...session,
    permissions: Object.fromEntries(permissions.map((name) => [name, 1])),
    flags: Object.fromEntries(flags.map((name) => [name, 1])),
    externalLinks: {
      cas: 'https://policies.example/',
      sandboxHelp: 'https://help.example/sandbox',
      mitre: 'https://attack.example/versions/',
    },
  };
  const world = await openDrawer(`/home${addressOf(type, 'from a list', 1)}`, { scope, fetch });
  await rest();
  let opened = 0;
  /** Opens the drawer again at a tab. */
  const open = async (opener: Opener, tab: number, passed?: object): Promise<void> => {
    for (const { key } of world.overlays.open.get()) act(() => world.overlays.close(key));
    requested.length = 0;
    opened += 1;
    await act(async () => {
      world.navigate(`/home${addressOf(type, opener, tab, passed)}`, { state: { opened } });
      await settle();
    });
  };
  return { ...world, replies, requested, open };
}

/** The drawer, which must be there. */
export const drawerNow = (): HTMLElement => screen.getByTestId('drawer');

/** The panel of the dialog on top, else of the drawer. */
export function panelNow(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>('[data-panel]')].at(-1);
}

/** The menu of the responses, if it is open. */
export const respondMenuNow = (): Element | null => document.querySelector('.descry-respond-menu');

/** Id and state of that panel, and the sentence that is there instead of fields. */
export function panelShown(): readonly [id: string, state: string, sentence: string | undefined] {
  const now = panelNow();
  const sentence = [...(now?.children ?? [])].find((child) => child.matches('.descry-no-data'));
  const { panel = '', state = '' } = now?.dataset ?? {};
  return [panel, state, sentence?.querySelector('.descry-no-data-text')?.textContent];
}

/** The operations whose answers a tab reads. */
export function readsOf(drawer: Drawer, position: number): ReadonlySet<OperationId> {
  const tab = drawer.tabs[position - 1];
  const parts = [{ needs: tab?.needs ?? [], sources: drawer.sources }, ...(tab && 'panel' in tab ? [tab.panel] : [])];
  return new Set(parts.flatMap(({ needs, sources }) => needs.flatMap((name) => sources?.[name]?.operation ?? [])));
}

/** Shows a tab of the drawer that is open. */
export async function showTab(drawer: Drawer, position: number): Promise<void> {
  const id = drawer.tabs[position - 1]?.id ?? '';
  const tab = tabsNow().find((each) => each.id.endsWith(`-tab-${id}`));
  if (tab) await click(tab);
}

/** The positions of the tabs that are to be seen; 1 for a drawer without tabs. */
export function tabPositions(drawer: Drawer): readonly number[] {
  const shown = tabsNow().map((tab) => tab.id);
  const positions = drawer.tabs.flatMap(({ id }, index) =>
    shown.some((tab) => tab.endsWith(`-tab-${id}`)) ? [index + 1] : [],
  );
  return shown.length === 0 ? [1] : positions;
}

/** Clicks and lets what follows happen; finding and pointing as a person does takes too long for a thousand clicks. */
export async function click(control: Element): Promise<void> {
  fireEvent.click(control);
  await act(settle);
}

const tabsNow = (): readonly Element[] => [...document.querySelectorAll('[data-testid="drawer"] [role="tab"]')];

/** Presses a control of the drawer, if it is there. */
export async function press(selector: string): Promise<void> {
  const control = drawerNow().querySelector(selector);
  if (control) await click(control);
}
