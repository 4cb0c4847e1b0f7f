import { enginePreferenceNames } from '~/lib/engine-preferences';
import { declaredInputs } from '../../1-parse/parts';
import type { Project, Rule } from '../../1-parse/project';
import { declaredPaths, namesInUse, namesInExpressions, referencedNames } from '../../2-analyze/analysis';
import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { commonDrawerInputs } from '../../language/drawer-input';
import type { Descriptor, Diagnostic } from '../../language/model';
import { perDescriptor, perEveryDescriptor } from '../per-descriptor';

/** A call, a named value or an input that no expression of its descriptor reads changes nothing. */
export const unreadNames = perEveryDescriptor(function* (project, descriptor) {
  const read = referencedNames(project, descriptor);
  const heads = new Set([...read].map((name) => name.split('.')[0]).concat(refreshed(project, descriptor)));
  for (const [of, variant] of [['sources', 'source'] as const, ['values', 'value'] as const]) {
    for (const [name, path] of declaredPaths(project, descriptor, of)) {
      if (heads.has(name)) continue;
      yield diagnose(descriptor, path, { ...finding(`name/unread.${variant}`, { name }), key: true });
    }
  }
  yield* unreadInputs(descriptor, read);
});

function* unreadInputs(descriptor: Descriptor, read: ReadonlySet<string>): Iterable<Diagnostic> {
  // Other programs open dialogs, and hand over what they like.
  if (!['panel', 'form', 'drawer'].includes(descriptor.kind) || read.has('input')) return;
  const declared = declaredInputs(descriptor);
  // A name that is misspelt where it is read is reported there.
  const isKnown = (name: string) =>
    declared.has(name) || (descriptor.kind === 'drawer' && commonDrawerInputs.has(name));
  if ([...read].some((name) => name.startsWith('input.') && !isKnown(name.slice('input.'.length)))) return;
  for (const name of declared.keys()) {
    if (read.has(`input.${name}`)) continue;
    yield diagnose(descriptor, ['input', name], { ...finding('name/unread.input', { name }), key: true });
  }
}

/** The sources that actions request again. */
function refreshed(project: Pick<Project, 'marks'>, descriptor: Descriptor): readonly string[] {
  return project
    .marks(descriptor)
    .flatMap(({ mark, value }) => (mark.is === 'name' && mark.of === 'source' ? [String(value)] : []));
}

/** A flag, a permission, a link, a preference, a predicate or a rule that nothing reads has no use. */
export const unreadShared: Rule = function* (project) {
  // A broken file may read what seems unread.
  if (project.broken.length > 0) return;
  const read = namesInExpressions(project);
  const expected = new Set(project.find('vocabulary', 'vocabulary')?.authored.unread);
  // A misspelt name is reported in the list itself.
  for (const { meant } of unknownIn(project)) if (meant !== undefined) expected.add(meant);
  const named = namesInUse(project);
  for (const { list, of, variant, descriptor, declared } of sharedNames(project)) {
    if (isMisspelt(read[list], [...declared, ...enginePreferenceNames])) continue;
    for (const name of declared) {
      if (read[list].has(name) || named.get(of)?.has(name) || expected.has(name)) continue;
      yield diagnose(descriptor, [list, name], { ...finding(`name/unread.${variant}`, { name }), key: true });
    }
  }
  const predicates = project.find('predicates', 'predicates');
  if (!predicates) return;
  for (const [of, variant] of [['predicates', 'predicate'] as const, ['rules', 'rule'] as const]) {
    for (const [name, path] of declaredPaths(project, predicates, of)) {
      if (read.predicates.has(name)) continue;
      yield diagnose(predicates, path, { ...finding(`name/unread.${variant}`, { name }), key: true });
    }
  }
};

/** What the vocabulary expects to be unread is declared, and nothing reads it. */
export const unreadList = perDescriptor(['vocabulary'], function* (project, descriptor) {
  if (project.broken.length > 0) return;
  for (const { index, name, advice } of unknownIn(project))
    yield diagnose(descriptor, ['unread', index], { ...finding('name/expected-unread.unknown', { name }), ...advice });
  const read = namesInExpressions(project);
  const named = namesInUse(project);
  for (const [index, name = ''] of (descriptor.authored.unread ?? []).entries()) {
    const lists = sharedNames(project).filter(({ declared }) => declared.includes(name));
    const isRead = lists.every(({ list, of }) => read[list].has(name) || named.get(of)?.has(name));
    if (lists.length === 0 || !isRead) continue;
    yield diagnose(descriptor, ['unread', index], finding('name/expected-unread.read', { name }));
  }
});

/** The names of the list `unread` of the vocabulary that nothing declares, with those that they can mean. */
function unknownIn(project: Project) {
  const lists = sharedNames(project);
  const declared = new Set([...lists.flatMap((list) => list.declared), ...enginePreferenceNames]);
  const unread = project.find('vocabulary', 'vocabulary')?.authored.unread ?? [];
  return [...unread.entries()].flatMap(([index, name = '']) => {
    if (declared.has(name)) return [];
    const { fix, hint } = suggest(
      name,
      [...declared].filter((one) => !unread.includes(one)),
    );
    const meant = typeof fix === 'string' ? fix : undefined;
    return [{ index, name, meant, advice: meant === undefined ? {} : { ...(hint && { hint }), fix: meant } }];
  });
}

/** A misspelt name is reported where it is written; a report here would be a second one. */
function isMisspelt(read: ReadonlySet<string>, declared: readonly string[]): boolean {
  return [...read].some((name) => !declared.includes(name));
}

/** The names that all descriptors can read, with the descriptor that declares them. */
function sharedNames(project: Project) {
  const lists = [];
  for (const descriptor of project.of('vocabulary')) {
    const { flags, permissions, externalLinks } = descriptor.authored;
    const of = (names: object | undefined) => ({ descriptor, declared: Object.keys(names ?? {}) });
    lists.push(
      { list: 'flags', of: 'flag', variant: 'flag', ...of(flags) } as const,
      { list: 'permissions', of: 'permission', variant: 'permission', ...of(permissions) } as const,
      { list: 'externalLinks', of: 'externalLink', variant: 'link', ...of(externalLinks) } as const,
    );
  }
  for (const descriptor of project.of('console')) {
    const declared = Object.keys(descriptor.authored.preferences ?? {});
    lists.push({ list: 'preferences', of: 'preference', variant: 'preference', descriptor, declared } as const);
  }
  return lists;
}
