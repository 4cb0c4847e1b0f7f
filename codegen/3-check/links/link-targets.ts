import { diagnose } from '../../diagnostics/diagnostic';
import { finding, type Finding } from '../../diagnostics/finding';
import type { DescriptorOf } from '../../language/model';
import type { Project } from '../../1-parse/project';
import { builtAddresses, type WrittenValue } from './built-addresses';
import { perEveryDescriptor } from '../per-descriptor';
import {
  routeLedTo,
  routesOf,
  screensNamedBy,
  screensOfRoute,
  sortKeyOf,
  tableOf,
  tabsOf,
} from '../../2-analyze/analysis';

/** A tail follows a path that takes one, and an address names a tab and an order that its page has. */
export const linkTargets = perEveryDescriptor(function* (project, descriptor) {
  for (const { path, tail, members } of builtAddresses(project, descriptor)) {
    const route = routeLedTo(project, path);
    if (!route) continue;
    if (tail && !takesTail(project, path)) {
      yield diagnose(descriptor, tail.path, { ...tail.mark, ...finding('link/tail', { path }) });
    }
    const screens = screensOfRoute(project, screensNamedBy(route)) ?? [];
    for (const { name, written, isList } of screens.length > 0 ? members : []) {
      const [value] = isList ? [] : written;
      const found = value && checks.get(name)?.(value, route.base, screens);
      if (found) yield diagnose(descriptor, value.location.path, { ...value.location.mark, ...found });
    }
  }
});

type Check = (
  { text, advice }: WrittenValue,
  path: string,
  screens: readonly DescriptorOf<'screen'>[],
) => Finding | undefined;

const checks: ReadonlyMap<string, Check> = new Map([
  ['tab', wrongTab],
  ['sort', wrongSort],
]);

function wrongTab(
  { text }: WrittenValue,
  path: string,
  screens: readonly DescriptorOf<'screen'>[],
): Finding | undefined {
  const count = Math.max(...screens.map(({ authored }) => tabsOf(authored).length));
  if (count === 0) return finding('link/tab.none', { path });
  if (/^[1-9]\d*$/.test(text) && Number(text) <= count) return undefined;
  return finding('link/tab.unknown', { path, tab: JSON.stringify(text), count });
}

function wrongSort(
  { text, advice }: WrittenValue,
  path: string,
  screens: readonly DescriptorOf<'screen'>[],
): Finding | undefined {
  const columns = screens.flatMap((screen) => tableOf(screen)?.columns ?? []);
  const keys = new Set(columns.flatMap((column) => sortKeyOf(column) ?? []));
  const key = text.replace(/^-/, '');
  if (keys.has(key)) return undefined;
  const sign = text.slice(0, text.length - key.length);
  return { ...finding('link/sort', { path, key: JSON.stringify(key) }), ...advice([...keys].map((one) => sign + one)) };
}

function takesTail(project: Project, path: string): boolean {
  return routesOf(project).some(({ base, tail }) => tail && base === path);
}
