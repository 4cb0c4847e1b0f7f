import { act, waitFor } from '@testing-library/react';
import { beforeAll, expect } from 'vitest';
import { drawers } from '~/generated/console/catalogue';
import { settle } from '../../fake-clock';
import { json, openDrawer, session } from '../../view/support';
import { furtherFieldsOf } from './fields-of';

/** What a drawer is opened with, and what the server says. Calls without an answer fail with 404. */
export interface Given {
  readonly type: number | string;
  readonly id: string;
  readonly tab?: number;
  /** What else the opener hands over. */
  readonly info?: object;
  readonly permissions?: Readonly<Record<string, number>>;
  readonly flags?: Readonly<Record<string, number>>;
  readonly region?: string;
  readonly language?: string;
  /** The addresses that the deployment names; one for each link unless given. */
  readonly externalLinks?: Readonly<Record<string, string>>;
  /** Answers by a part of the address; a number is a failure with that status. */
  readonly answers: Readonly<Record<string, unknown>>;
}

// Fetching code takes time of its own, for which no test waits.
beforeAll(() =>
  Promise.all([
    import('~/view/drawer/DrawerView'),
    import('~/view/panel/SharedPanel'),
    import('~/view/field/PopupView'),
    import('~/view/field/HexView'),
    import('~/view/field/graph/GraphView'),
    import('~/view/field/timeline/TimelineView'),
    import('~/view/field/tree/TreeView'),
    import('~/view/dialog/DialogView'),
    ...Object.values(drawers).map((drawer) => drawer.load()),
  ]),
);

const linked = {
  cas: 'https://policies.example/',
  sandboxHelp: 'https://help.example/sandbox',
  mitre: 'https://attack.example/versions/',
};

/** A call that was sent. */
export interface Sent {
  readonly method: string;
  readonly address: string;
  readonly body: unknown;
}

/** Opens a drawer and waits until the panel that is shown has come to rest. `sent` are its calls. */
export async function openWith(given: Given) {
  const sent: Sent[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const text = await request.text();
    const { pathname, search } = new URL(request.url);
    sent.push({
      method: request.method,
      address: pathname + search,
      body: text === '' ? undefined : JSON.parse(text),
    });
    const found = Object.entries(given.answers).find(([part]) => request.url.includes(part));
    if (!found) return json({}, 404);
    return typeof found[1] === 'number' ? json({}, found[1]) : json(found[1]);
  };
  const opened = await drawers[String(given.type)]?.load();
  furtherFields = opened ? furtherFieldsOf(opened.default) : new Set();
  const query = new URLSearchParams({ profile: String(given.type), profileId: given.id });
  if (given.tab !== undefined) query.set('profileTab', String(given.tab));
  if (given.info) query.set('profileInfo', Buffer.from(JSON.stringify(given.info)).toString('base64url'));
  const scope = {
    ...session,
    region: given.region ?? '',
    ...(given.language !== undefined && { language: given.language }),
    permissions: given.permissions ?? {},
    flags: given.flags ?? {},
    externalLinks: given.externalLinks ?? linked,
  };
  const world = await openDrawer(`/home?${query}`, { scope, fetch });
  await rest();
  return { ...world, sent };
}

/** Waits until no panel is loading. */
export async function rest(): Promise<void> {
  await waitFor(() => {
    expect(document.querySelector('[data-panel]')).not.toBeNull();
    expect(document.querySelector('[data-panel][data-state="loading"], .descry-skeleton')).toBeNull();
  });
  await act(settle);
}

/** The fields of the drawer that was opened last that its specification does not name. */
let furtherFields: ReadonlySet<string> = new Set();

/**
 * Every specified field on the page in its order: id, value. Entries of lists and cells of tables are side by side.
 */
export function fieldsNow(within: ParentNode = document): readonly (readonly [string, string])[] {
  return [...within.querySelectorAll('[data-field]')].flatMap((field) => {
    const id = field.getAttribute('data-field') ?? '';
    const value = field.querySelector('[data-value]');
    return furtherFields.has(id) ? [] : [[id, value ? textOf(value) : ''] as const];
  });
}

/** The fields whose values are monospaced, in their order. */
export function monoNow(within: ParentNode = document): readonly (string | null)[] {
  return [...within.querySelectorAll('[data-field]')]
    .filter((field) => field.querySelector('[data-value] .descry-mono') !== null)
    .map((field) => field.getAttribute('data-field'));
}

/** The columns of a table whose cells are monospaced. */
export function monoColumns(id: string): readonly string[] {
  const cells = document.querySelectorAll<HTMLElement>(`[data-field="${id}"] td:has(.descry-mono)`);
  return [...new Set([...cells].flatMap((cell) => cell.dataset['column'] ?? []))];
}

/** The number beside the label of a field. */
export function countOf(id: string): string | undefined {
  return document.querySelector(`[data-field="${id}"] .descry-count`)?.textContent ?? undefined;
}

/** The link in a field, as it leads. */
export function linkOf(id: string): readonly unknown[] {
  const link = document.querySelector(`[data-field="${id}"] a`);
  return [link?.getAttribute('href'), link?.getAttribute('target')];
}

/** The cells of the rows of a table. */
export function rowsOf(id: string): readonly (readonly string[])[] {
  return [...document.querySelectorAll(`[data-field="${id}"] tbody tr`)].map((row) =>
    [...row.querySelectorAll('td')].map((cell) => cell.textContent),
  );
}

/** The name of the line and the number of bytes of each row of the bytes on the page. */
export function lengthsOfBytes(): readonly (readonly [string, number])[] {
  return [...document.querySelectorAll('[role="grid"] [role="row"][data-item]')].map((row) => [
    row.querySelector('[role="rowheader"]')?.textContent ?? '',
    (row.querySelector('[data-bytes]')?.textContent ?? '').split(' ').filter(Boolean).length,
  ]);
}

function textOf(value: Element | null): string {
  const cells = [...(value?.querySelectorAll('td, th') ?? [])];
  const lines = cells.length > 0 ? cells : [...(value?.querySelectorAll('li') ?? [])];
  return lines.length > 0 ? lines.map((line) => line.textContent).join(' | ') : (value?.textContent ?? '');
}
