import type { DescriptorOf } from '../language/model';
import { tabsOf } from './expression/screen-scope';
import type { Project } from '../1-parse/project';

/** Names of an address that mean the same on every screen. */
export const sharedNames: ReadonlySet<string> = new Set([
  'page',
  'sort',
  'columns',
  'view',
  'tab',
  'from',
  'to',
  'period',
  'profile',
  'profileId',
  'profileTab',
  'profileInfo',
]);

/** The ids of the screens that a route names. */
export interface ScreensShown {
  readonly screen?: string | undefined;
  readonly detail?: string | undefined;
}

/** The screens that a route shows, with those of their tabs; nothing where one of them is not known. */
export function screensOfRoute(
  project: Project,
  { screen, detail }: ScreensShown,
): readonly DescriptorOf<'screen'>[] | undefined {
  const named = [screen, detail].flatMap((id) => (id === undefined ? [] : [project.find('screen', id)]));
  const tabs = named.flatMap((shown) =>
    shown ? tabsOf(shown.authored).map((tab) => project.find('screen', tab?.screen ?? '')) : [],
  );
  const all = [...named, ...tabs];
  return all.includes(undefined) ? undefined : all.flatMap((one) => one ?? []);
}
