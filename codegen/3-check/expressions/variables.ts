import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { declaredPaths, expressionsOf, isName, macros, sessionNames } from '../../2-analyze/analysis';
import { languageFunctions } from '../../language/functions';
import { scopeNames, screenScopeNames } from '../../language/scope-names';
import type { Descriptor, Diagnostic, Path } from '../../language/model';
import type { Project } from '../../1-parse/project';
import { perEveryDescriptor } from '../per-descriptor';

const functionNames: ReadonlySet<string> = new Set(['has', ...macros, ...Object.keys(languageFunctions)]);

/** Predicates, rules, sources and named values have names of their own and do not lead back to themselves. */
export const variables = perEveryDescriptor(function* (project, descriptor) {
  const predicates = project.find('predicates', 'predicates');
  const taken = new Set<string>([
    ...sessionNames,
    ...scopeNames,
    // A predicate is known everywhere, so in screens as well.
    ...(descriptor.kind === 'screen' || descriptor.kind === 'predicates' ? screenScopeNames : []),
    ...(predicates && predicates !== descriptor ? declaredPaths(project, predicates, 'predicates').keys() : []),
  ]);
  for (const of of ['predicates', 'sources', 'rules', 'values'] as const) {
    for (const [name, path] of declaredPaths(project, descriptor, of)) {
      const isFunction = of === 'rules' && functionNames.has(name);
      const isFree = !taken.has(name) && !isFunction && isName(name);
      taken.add(name);
      if (isFree) continue;
      yield diagnose(descriptor, path, { ...finding('expression/name-taken', { name }), key: true });
    }
  }
  yield* circles(project, descriptor, 'predicates');
  yield* circles(project, descriptor, 'sources');
});

/** Reports each name that leads back to itself, by the names on the way. */
function* circles(project: Project, descriptor: Descriptor, of: 'predicates' | 'sources'): Iterable<Diagnostic> {
  const declared = declaredPaths(project, descriptor, of);
  const used = usedBy(project, descriptor, declared, of);
  for (const name of used.keys()) {
    const way = pathBackTo(name, used);
    if (!way) continue;
    const circle = finding('expression/circle', { name, way: way.join(' -> ') });
    yield diagnose(descriptor, declared.get(name) ?? [], { ...circle, key: true });
  }
}

/** What the expressions below each name of a list name themselves. */
function usedBy(
  project: Project,
  descriptor: Descriptor,
  declared: ReadonlyMap<string, Path>,
  of: 'predicates' | 'sources',
): ReadonlyMap<string, ReadonlySet<string>> {
  const used = new Map<string, Set<string>>();
  for (const name of declared.keys()) used.set(name, new Set());
  if (used.size === 0) return used;
  for (const [{ path }, { reads, predicates }] of expressionsOf(project, descriptor)) {
    const [group, name = ''] = path;
    const known = declared.get(String(name))?.[0] === group ? used.get(String(name)) : undefined;
    for (const name of of === 'sources' ? reads : predicates) known?.add(name);
  }
  return used;
}

/** The shortest way from a name back to itself. */
function pathBackTo(start: string, used: ReadonlyMap<string, ReadonlySet<string>>): Path | undefined {
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
