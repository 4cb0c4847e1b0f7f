import { valueAt } from '../address';
import { diagnose, didYouMean, suggest, type PlacedRemark } from '../diagnostic';
import { parse } from '../expression/parse';
import { valuesOffered } from '../expression/screen-scope';
import type { Syntax } from '../expression/syntax';
import { suggestValue } from '../expression/values';
import type { Descriptor, Json } from '../model';
import { listAt, objectAt, stringAt } from '../parse/read';
import type { Project } from '../project';
import { dependent } from './local';
import { routeLedTo } from './route-table';
import { screensOfRoute, sharedNames } from './screens-of-route';

/** Where an address leads: the names that its page reads, and the screens it shows. */
interface Target {
  readonly path: string;
  readonly names: ReadonlySet<string>;
  readonly screens: readonly Descriptor[];
}

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
  const route = routeLedTo(project, path);
  const screens = route && screensOfRoute(project, route.value);
  if (!route || !screens || screens.length === 0) return undefined;
  const own = screens.flatMap((screen) => [
    ...listAt(screen.value, 'filters').map((filter) => stringAt(filter, 'id') ?? ''),
    ...listAt(screen.value, 'address').map(String),
  ]);
  const names = new Set([...own, ...listAt(route.value, 'query').map(String), ...sharedNames]);
  return { path: route.base, names, screens };
}

/** What is wrong with a written value that no filter of the page takes. */
function wrongValue(
  project: Project,
  { path, screens }: Target,
  { name, value, isPlain }: { readonly name: string; readonly value: Json | undefined; readonly isPlain: boolean },
): PlacedRemark | undefined {
  const offers = screens.flatMap((screen) =>
    listAt(screen.value, 'filters').flatMap((filter) => (stringAt(filter, 'id') === name ? [filter] : [])),
  );
  if (offers.length === 0) return undefined;
  const syntax = isPlain ? undefined : parse(String(value)).syntax;
  if (syntax?.is === 'list' && !offers.some((filter) => stringAt(filter, 'type') === 'choices')) {
    return { code: 'link/list', message: `The filter "${name}" of "${path}" takes one value.` };
  }
  const offered = offers.map((filter) => offeredBy(project, filter));
  if (offered.includes(undefined)) return undefined;
  const values = offered.flatMap((one) => one ?? []);
  const remark = (written: string): PlacedRemark => ({
    code: 'link/value',
    message: `The filter "${name}" of "${path}" does not offer "${written}".`,
  });
  if (isPlain)
    return values.includes(String(value)) ? undefined : { ...remark(String(value)), ...suggest(String(value), values) };
  const wrong = writtenIn(syntax).find((one) => !values.includes(String(one.value)));
  if (!wrong) return undefined;
  const at = { index: wrong.start, length: wrong.end - wrong.start };
  return { ...remark(String(wrong.value)), at, ...suggestValue(wrong, String(value), values) };
}

/** The values that an expression writes down: itself, or the entries of a list. What it computes may be any. */
function writtenIn(syntax: Syntax | undefined) {
  const parts = syntax?.is === 'list' ? syntax.entries : syntax ? [syntax] : [];
  return parts.flatMap((part) => (part.is === 'literal' && part.value !== null ? [part] : []));
}

/** The values that a filter takes from an address; nothing where they are not known. */
function offeredBy(project: Project, filter: Json): readonly string[] | undefined {
  return stringAt(filter, 'type') === 'switch' ? ['1'] : valuesOffered(project, filter);
}
