import type { QueryParameters, WireAnswer } from '~/generated/contract/operations';
import { inPeriod, timeOf, type Clock } from '../time/age';
import { searchKinds, searchIndex, datedKinds, type SearchEntry } from './search-index';
import { processFacts } from '../object-refs';

type Results = WireAnswer<'globalSearch'>['data'];
type Hit = Results['items'][number];

/** Default number of hits. */
const DEFAULT_LIMIT = 100;

/** Finds objects of all kinds by the words of a keyword: exact names first, then names that begin with it. */
export function search(world: Clock, query: QueryParameters<'globalSearch'>): Results {
  const { keyword = '', kind, offset = 0, limit = DEFAULT_LIMIT } = query;
  const words = [...new Set(keyword.toLowerCase().split(/\s+/).filter(Boolean))];
  const found = new Map(
    searchKinds.map((each): [Hit['kind'], readonly SearchEntry[]] => {
      const inside = (one: SearchEntry) => !datedKinds.has(each) || inPeriod(world, one.age, query);
      const all = words.length === 0 ? [] : (searchIndex(world).get(each) ?? []);
      return [each, all.filter((one) => words.every((word) => one.text.includes(word)) && inside(one))];
    }),
  );
  const matches = kind === undefined ? [...found.values()].flat() : (found.get(kind) ?? []);
  return {
    items: ranked(matches, keyword.trim().toLowerCase().replaceAll(/\s+/g, ' '))
      .slice(offset, offset + limit)
      .map((each) => hit(world, each)),
    total: matches.length,
    counts: [...found].map(([key, all]) => ({ key, count: all.length })).filter(({ count }) => count > 0),
    asOf: new Date(world.now()).toISOString(),
  };
}

function ranked(all: readonly SearchEntry[], keyword: string): readonly SearchEntry[] {
  const ranks: [SearchEntry[], SearchEntry[], SearchEntry[]] = [[], [], []];
  for (const each of all) ranks[rankOf(each, keyword)].push(each);
  return ranks.flat();
}

/** 0 for an exact name, 1 for the beginning of a name, else 2. */
function rankOf({ text }: SearchEntry, keyword: string): 0 | 1 | 2 {
  if (!text.includes(`\n${keyword}`)) return 2;
  return text.includes(`\n${keyword}\n`) ? 0 : 1;
}

function hit(world: Clock, { text: _, age, process, ...each }: SearchEntry): Hit {
  return {
    alertId: null,
    type: null,
    ...each,
    time: age === null ? null : timeOf(world, age),
    process: process === undefined ? null : processFacts(world, process),
  };
}
