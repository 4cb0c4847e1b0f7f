import { valueAt } from '../address';
import { diagnose, suggest, type PlacedRemark } from '../diagnostic';
import { parse } from '../expression/parse';
import type { Descriptor, Json } from '../model';
import { listAt, member, objectAt, stringAt } from '../parse/read';
import type { Project } from '../project';
import { dependent } from './local';
import { routeLedTo, routesOf } from './route-table';
import { screensOfRoute } from './screens-of-route';

/** A tail follows a path that takes one, and an address names a tab and an order that its page has. */
export const linkPlaces = dependent(['route', 'screen'], function* (descriptor, project) {
  for (const { mark, path, value } of project.marks(descriptor)) {
    if (mark.is !== 'name' || mark.of !== 'route') continue;
    const place = path.slice(0, -1);
    const holder = valueAt(descriptor.value, place);
    const route = routeLedTo(project, String(value));
    if (!route) continue;
    if (member(holder, 'tail') !== undefined && !takesTail(project, String(value))) {
      const message = `The path "${String(value)}" takes no tail.`;
      const hint = 'Leave it out, or end the path of the route in "/{id*}".';
      yield diagnose(descriptor, [...place, 'tail'], { code: 'link/tail', message, hint, key: true });
    }
    const screens = screensOfRoute(project, route.value) ?? [];
    const query = objectAt(holder, 'query');
    for (const [name, check] of screens.length > 0 ? checks : []) {
      const written = writtenAt(descriptor, query[name]);
      const remark = written && check(written.text, route.base, screens);
      if (remark) yield diagnose(descriptor, [...place, 'query', name], { ...remark, ...written.place });
    }
  }
});

type Check = (text: string, path: string, screens: readonly Descriptor[]) => PlacedRemark | undefined;

const checks: readonly (readonly [name: string, check: Check])[] = [
  ['tab', wrongTab],
  ['sort', wrongSort],
];

function wrongTab(text: string, path: string, screens: readonly Descriptor[]): PlacedRemark | undefined {
  const count = Math.max(...screens.map(({ value }) => listAt(value, 'tabs').length));
  if (count === 0) return { code: 'link/tab', message: `The page at "${path}" has no tabs.` };
  if (/^[1-9]\d*$/.test(text) && Number(text) <= count) return undefined;
  const hint = `A tab is named by its position, from 1 to ${count}.`;
  return { code: 'link/tab', message: `The page at "${path}" has no tab ${JSON.stringify(text)}.`, hint };
}

function wrongSort(text: string, path: string, screens: readonly Descriptor[]): PlacedRemark | undefined {
  const columns = screens.flatMap(({ value }) => (stringAt(value, 'kind') === 'table' ? listAt(value, 'columns') : []));
  const keys = new Set(columns.flatMap((column) => stringAt(column, 'sort') ?? []));
  const key = text.replace(/^-/, '');
  if (keys.has(key)) return undefined;
  const { hint } = suggest(key, keys);
  const message = `No column of the page at "${path}" is sorted by ${JSON.stringify(key)}.`;
  return { code: 'link/sort', message, ...(hint && { hint }) };
}

function takesTail(project: Project, path: string): boolean {
  return routesOf(project).some(({ base, tail }) => tail && base === path);
}

/** A value that is written down, and where it stands. The query of a redirect holds words, that of an action expressions. */
function writtenAt(
  { kind }: Descriptor,
  value: Json | undefined,
): { readonly text: string; readonly place: Pick<PlacedRemark, 'at'> } | undefined {
  if (typeof value !== 'string') return undefined;
  if (kind === 'route') return { text: value, place: {} };
  const { syntax } = parse(value);
  if (syntax?.is !== 'literal' || syntax.value === null) return undefined;
  return { text: String(syntax.value), place: { at: { index: syntax.start, length: syntax.end - syntax.start } } };
}
