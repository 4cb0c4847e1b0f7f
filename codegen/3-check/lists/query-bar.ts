import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { filtersOf, type AuthoredFilter } from '../../2-analyze/analysis';
import type { DescriptorOf, Diagnostic } from '../../language/model';
import { perDescriptor } from '../per-descriptor';

/** What filters have for the query of a list alone. */
const wordsOfQuery = ['aliases', 'help', 'control'] as const;

/** A query has fields with names of their own, and what filters have for a query is in a list with one. */
export const queryBar = perDescriptor(['screen'], function* (_, screen) {
  if (!('query' in screen.authored) || screen.authored.query !== true) {
    yield* checkUnused(screen);
    return;
  }
  if (filtersOf(screen.authored).every(({ type }) => type === 'link')) {
    yield diagnose(screen, ['query'], { ...finding('query/fields'), key: true });
  }
  yield* checkAliases(screen);
});

function* checkUnused(screen: DescriptorOf<'screen'>): Iterable<Diagnostic> {
  for (const [index, filter] of filtersOf(screen.authored).entries()) {
    const word = wordsOfQuery.find((name) => name in filter);
    if (word === undefined) continue;
    yield diagnose(screen, ['filters', index, word], { ...finding('query/unused', { word }), key: true });
    // The cause is one: the list has no query.
    return;
  }
}

/** A name means one field. Upper and lower case are the same in a query. */
function* checkAliases(screen: DescriptorOf<'screen'>): Iterable<Diagnostic> {
  const filters = filtersOf(screen.authored);
  const fields = new Map(filters.map(({ id = '' }) => [id.toLowerCase(), id] as const));
  for (const [index, filter] of filters.entries()) {
    for (const [position, name] of aliasesOf(filter).entries()) {
      const field = fields.get(name.toLowerCase());
      const at = ['filters', index, 'aliases', position];
      if (field !== undefined) yield diagnose(screen, at, finding('query/alias', { name, field }));
      else fields.set(name.toLowerCase(), filter.id ?? '');
    }
  }
}

function aliasesOf(filter: AuthoredFilter): readonly string[] {
  return 'aliases' in filter ? (filter.aliases ?? []).map(String) : [];
}
