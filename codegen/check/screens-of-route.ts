import type { Json } from '../model';
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
export function screensOfRoute(project: Project, route: Json): readonly Json[] | undefined {
  const named = ['screen', 'detail'].flatMap((name) => stringAt(route, name) ?? []);
  const screens = named.map((id) => project.find('screen', id)?.value);
  const tabs = screens.flatMap((screen) =>
    listAt(screen, 'tabs').map((tab) => project.find('screen', stringAt(tab, 'screen') ?? '')?.value),
  );
  const all = [...screens, ...tabs];
  return all.some((screen) => screen === undefined) ? undefined : all.flatMap((screen) => screen ?? []);
}
