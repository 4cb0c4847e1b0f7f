import { fromBase64url, toBase64url } from '~/lib/base64url';
import { isRecord, parseJson } from '~/lib/json';
import { objectGroup, readDrawerRequest, readObjectGroup, type DrawerRequest, type DrawerTarget } from './input';

const names = { type: 'profile', id: 'profileId', tab: 'profileTab', info: 'profileInfo' } as const;

/**
 * The drawer that a query requests; `undefined` if it requests none. Additional inputs that cannot be read are ignored.
 */
export function readDrawerAddress(search: string): DrawerRequest | DrawerTarget | undefined {
  const query = new URLSearchParams(search);
  const type = query.get(names.type);
  if (type === null) return undefined;
  const info = parseJson(fromBase64url(query.get(names.info) ?? '') ?? '');
  if (type === objectGroup) {
    const input = readObjectGroup(info);
    return input && { kind: 'group', input };
  }
  const tab = query.get(names.tab) ?? '';
  return readDrawerRequest({
    ...(isRecord(info) && info),
    search_type: type,
    id: query.get(names.id) ?? '',
    tabId: /^\d{1,2}$/.test(tab) ? Number(tab) : undefined,
  });
}

/** The identity of the drawer in a query: all of it but the tab. */
export function drawerKey(search: string): string {
  const query = new URLSearchParams(search);
  return JSON.stringify([names.type, names.id, names.info].map((name) => query.get(name)));
}

/** The query with a drawer, which replaces the previous one; other parameters stay. */
export function withDrawer(search: string, request: DrawerTarget): string {
  const query = new URLSearchParams(withoutDrawer(search));
  if (request.kind === 'group') {
    query.set(names.type, objectGroup);
    query.set(names.info, toBase64url(JSON.stringify(request.input)));
    return `?${query}`;
  }
  const { search_type, id, tabId, ...info } = request.input;
  query.set(names.type, String(search_type));
  query.set(names.id, id);
  if (tabId !== undefined) query.set(names.tab, String(tabId));
  if (Object.keys(info).length > 0) query.set(names.info, toBase64url(JSON.stringify(info)));
  return `?${query}`;
}

/** The query with another tab of the same drawer. `position` counts from 1 and includes hidden tabs. */
export function withTab(search: string, position: number): string {
  const query = new URLSearchParams(search);
  query.set(names.tab, String(position));
  return `?${query}`;
}

/** The query without a drawer; empty if there are no other parameters. */
export function withoutDrawer(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of Object.values(names)) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}
