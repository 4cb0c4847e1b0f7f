import { diagnose } from '../diagnostic';
import { checkExpression } from '../expression/check';
import { environmentFor } from '../expression/environment-for';
import { languageFunctions } from '../expression/functions';
import { sessionNames } from '../expression/globals';
import { parse } from '../expression/parse';
import { screenNames } from '../expression/screen-scope';
import { macros } from '../expression/syntax';
import type { Descriptor, Diagnostic, Json, Path } from '../model';
import type { Project } from '../project';
import { dependent } from './local';
import { objectAt } from '../parse/read';

const functionNames: ReadonlySet<string> = new Set(['has', ...macros, ...Object.keys(languageFunctions)]);

/** Predicates, rules, sources and named values have names of their own and do not lead back to themselves. */
export const variables = dependent(['predicates', 'vocabulary', 'console'], function* (descriptor, project) {
  const predicates = project.find('predicates', 'predicates');
  const names = predicates ? Object.keys(objectAt(predicates.value, 'predicates')) : [];
  const list = descriptor.kind === 'predicates' ? 'predicates' : 'sources';
  const taken = new Set<string>([
    ...sessionNames,
    'input',
    'form',
    'item',
    'answer',
    'countdown',
    'selected',
    'task',
    'chosen',
    // A predicate is known everywhere, so in screens as well.
    ...(descriptor.kind === 'screen' || descriptor.kind === 'predicates' ? screenNames : []),
    ...(list === 'sources' ? names : []),
  ]);
  for (const group of [list, 'rules', 'values'] as const) {
    for (const name of Object.keys(objectAt(descriptor.value, group))) {
      const isFunction = group === 'rules' && functionNames.has(name);
      const isFree = !taken.has(name) && !isFunction && parse(name).syntax?.is === 'name';
      taken.add(name);
      if (isFree) continue;
      yield diagnose(descriptor, [group, name], {
        code: 'expression/name-taken',
        message: `"${name}" has another meaning in expressions.`,
        hint: 'Choose another name.',
        key: true,
      });
    }
  }
  yield* circles(project, descriptor, list);
});

/** Reports each name that leads back to itself, by the names on the way. */
function* circles(project: Project, descriptor: Descriptor, list: 'predicates' | 'sources'): Iterable<Diagnostic> {
  const used = usedBy(project, descriptor, list);
  for (const name of used.keys()) {
    const way = wayBack(name, used);
    if (!way) continue;
    const message = `"${name}" leads back to itself: ${way.join(' -> ')}.`;
    yield diagnose(descriptor, [list, name], { code: 'expression/circle', message, key: true });
  }
}

/** What the expressions below each name of a list name themselves. */
function usedBy(
  project: Project,
  descriptor: Descriptor,
  list: 'predicates' | 'sources',
): ReadonlyMap<string, ReadonlySet<string>> {
  const used = new Map<string, Set<string>>();
  const names: Readonly<Record<string, Json>> = objectAt(descriptor.value, list);
  for (const name of Object.keys(names)) used.set(name, new Set());
  if (used.size === 0) return used;
  for (const { mark, path, value } of project.marks(descriptor)) {
    const known = path[0] === list ? used.get(String(path[1])) : undefined;
    if (!known || (mark.is !== 'expression' && mark.is !== 'binding') || typeof value !== 'string') continue;
    const checked = checkExpression(value, environmentFor(project, descriptor, path));
    for (const name of list === 'sources' ? checked.reads : checked.predicates) known.add(name);
  }
  return used;
}

/** The shortest way from a name back to itself. */
function wayBack(start: string, used: ReadonlyMap<string, ReadonlySet<string>>): Path | undefined {
  const seen = new Set<string>();
  let ways = [[start]];
  while (ways.length > 0) {
    const longer = ways.flatMap((way) => [...(used.get(way.at(-1) ?? '') ?? [])].map((next) => [...way, next]));
    const back = longer.find((way) => way.at(-1) === start);
    if (back) return back;
    ways = longer.filter((way) => {
      const last = way.at(-1) ?? '';
      return !seen.has(last) && seen.add(last);
    });
  }
  return undefined;
}
