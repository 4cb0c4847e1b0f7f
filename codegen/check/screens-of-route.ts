import type { Descriptor, Json } from '../model';
import { listAt, stringAt } from '../parse/read';
import type { Project } from '../project';

/** Names of an address that mean the same on every screen. */
export const sharedNames: ReadonlySet<string> = new Set([
  'page',
  'sort',
  'columns',
  'tab',
  'from',
  'to',
  'period',
  'profile',
  'profileId',
  'profileTab',
  'profileInfo',
]);

/** The screens that a route shows, with those of their tabs; nothing where one of them is not known. */
export function screensOfRoute(
  project: Project,
  route: Json,
  members: readonly ('screen' | 'detail')[] = ['screen', 'detail'],
): readonly Descriptor[] | undefined {
  const named = members.flatMap((name) => stringAt(route, name) ?? []).map((id) => project.find('screen', id));
  const tabs = named.flatMap((screen) =>
    listAt(screen?.value, 'tabs').map((tab) => project.find('screen', stringAt(tab, 'screen') ?? '')),
  );
  const all = [...named, ...tabs];
  return all.includes(undefined) ? undefined : all.flatMap((screen) => screen ?? []);
}
