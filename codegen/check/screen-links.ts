import { valueAt } from '../address';
import { diagnose, didYouMean, suggest, type PlacedRemark } from '../diagnostic';
import { parse } from '../expression/parse';
import { valuesOffered } from '../expression/screen-scope';
import { suggestValue } from '../expression/values';
import type { Descriptor, Json } from '../model';
import { listAt, objectAt, stringAt } from '../parse/read';
import type { Project } from '../project';
import { dependent } from './local';
import { routeFinder, routesOf, type FoundRoute } from './route-table';
import { screensOfRoute, sharedNames } from './screens-of-route';

/** Where an address leads: the names that its page reads, and the screens it shows. */
interface Target {
  readonly path: string;
  readonly names: ReadonlySet<string>;
  readonly screens: readonly Descriptor[];
}

const finders = new WeakMap<Project, ReturnType<typeof routeFinder>>();

/** An address that leads to a screen carries what the screen reads, with values that its filters offer. */
export const screenLinks = dependent(['route', 'screen', 'scale'], function* (descriptor, project) {
  for (const { mark, path, value } of project.marks(descriptor)) {
    if (mark.is !== 'name' || mark.of !== 'route') continue;
    const place = [...path.slice(0, -1), 'query'];
    const query = objectAt(valueAt(descriptor.value, path.slice(0, -1)), 'query');
    const names = Object.keys(query);
    const target = names.length > 0 ? targetOf(project, String(value)) : undefined;
    if (!target) continue;
    for (const name of names) {
      const at = [...place, name];
      if (target.names.has(name)) {
        const remark = wrongValue(project, target, { name, value: query[name], isPlain: isPlain(descriptor) });
        if (remark) yield diagnose(descriptor, at, remark);
      } else {
        const message = `The page at "${target.path}" does not read "${name}" from its address.`;
        yield diagnose(descriptor, at, { code: 'link/name', message, key: true, ...advice(name, target) });
      }
    }
  }
});

function advice(name: string, { names }: Target): Pick<PlacedRemark, 'hint' | 'fix'> {
  const nearest = didYouMean(name, names);
  if (nearest !== undefined) return { hint: `Did you mean "${nearest}"?`, fix: nearest };
  return { hint: 'If something else reads it, name it under "query" of that route.' };
}

/** The query of a redirect holds words, that of an action expressions. */
function isPlain({ kind }: Descriptor): boolean {
  return kind === 'route';
}

function targetOf(project: Project, path: string): Target | undefined {
  const find = finders.get(project) ?? routeFinder(routesOf(project));
  finders.set(project, find);
  let route: FoundRoute | undefined = find(path);
  for (let steps = 0; route?.kind === 'redirect' && steps < 10; steps += 1)
    route = find(stringAt(route.value, 'to') ?? '');
  const screens = route && screensOfRoute(project, route.value);
  if (!route || !screens || screens.length === 0) return undefined;
  const own = screens.flatMap((screen) => [
    ...listAt(screen.value, 'filters').map((filter) => stringAt(filter, 'id') ?? ''),
    ...listAt(screen.value, 'address').map(String),
  ]);
  const names = new Set([...own, ...listAt(route.value, 'query').map(String), ...sharedNames]);
  return { path: route.base, names, screens };
}

/** What is wrong with a written value that no filter of the page offers. */
function wrongValue(
  project: Project,
  { path, screens }: Target,
  { name, value, isPlain }: { readonly name: string; readonly value: Json | undefined; readonly isPlain: boolean },
): PlacedRemark | undefined {
  const { syntax } = isPlain ? {} : parse(String(value));
  const isWritten = isPlain || (syntax?.is === 'literal' && syntax.value !== null);
  const offers = screens.flatMap((screen) =>
    listAt(screen.value, 'filters').flatMap((filter) => (stringAt(filter, 'id') === name ? [filter] : [])),
  );
  const offered = offers.map((filter) => offeredBy(project, filter));
  if (!isWritten || offered.length === 0 || offered.includes(undefined)) return undefined;
  const written = syntax?.is === 'literal' ? String(syntax.value) : String(value);
  const isList = offers.some((filter) => stringAt(filter, 'type') === 'choices');
  const values = offered.flatMap((one) => one ?? []);
  if ((isList ? written.split(',') : [written]).every((one) => values.includes(one))) return undefined;
  const remark = { code: 'link/value', message: `The filter "${name}" of "${path}" does not offer "${written}".` };
  if (!syntax) return { ...remark, ...suggest(written, values) };
  const at = { index: syntax.start, length: syntax.end - syntax.start };
  return { ...remark, at, ...suggestValue(syntax, String(value), values) };
}

/** The values that a filter takes from an address; nothing where they are not known. */
function offeredBy(project: Project, filter: Json): readonly string[] | undefined {
  return stringAt(filter, 'type') === 'switch' ? ['1'] : valuesOffered(project, filter);
}
