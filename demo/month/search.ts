import type { QueryParameters, WireAnswer } from '../../src/generated/operations';
import type { World } from '../handler';
import { inPeriod, timeOf } from './age';
import { findableKinds, findables, happenings, type Findable } from './findable';
import { processFacts } from './object-refs';

type Results = WireAnswer<'globalSearch'>['data'];
type Hit = Results['items'][number];

/** How many hits come at most where a call does not say. */
const DEFAULT_LIMIT = 100;

/** Finds objects of all kinds by the words of a keyword: those that are called exactly so first, then those that begin so. */
export function search(world: World, query: QueryParameters<'globalSearch'>): Results {
  const { keyword = '', kind, offset = 0, limit = DEFAULT_LIMIT } = query;
  const words = [...new Set(keyword.toLowerCase().split(/\s+/).filter(Boolean))];
  const found = new Map(
    findableKinds.map((each): [Hit['kind'], readonly Findable[]] => {
      const inside = (one: Findable) => !happenings.has(each) || inPeriod(world, one.age, query);
      const all = words.length === 0 ? [] : (findables(world).get(each) ?? []);
      return [each, all.filter((one) => words.every((word) => one.text.includes(word)) && inside(one))];
    }),
  );
  const asked = kind === undefined ? [...found.values()].flat() : (found.get(kind) ?? []);
  return {
    items: ranked(asked, keyword.trim().toLowerCase().replaceAll(/\s+/g, ' '))
      .slice(offset, offset + limit)
      .map((each) => hit(world, each)),
    total: asked.length,
    counts: [...found].map(([key, all]) => ({ key, count: all.length })).filter(({ count }) => count > 0),
    asOf: new Date(world.now()).toISOString(),
  };
}

function ranked(all: readonly Findable[], keyword: string): readonly Findable[] {
  const ranks: [Findable[], Findable[], Findable[]] = [[], [], []];
  for (const each of all) ranks[rankOf(each, keyword)].push(each);
  return ranks.flat();
}

/** What is called exactly so comes first, then what begins so. */
function rankOf({ text }: Findable, keyword: string): 0 | 1 | 2 {
  if (!text.includes(`\n${keyword}`)) return 2;
  return text.includes(`\n${keyword}\n`) ? 0 : 1;
}

function hit(world: World, { text: _, age, process, ...each }: Findable): Hit {
  return {
    alertId: null,
    type: null,
    ...each,
    time: age === null ? null : timeOf(world, age),
    process: process === undefined ? null : processFacts(world, process),
  };
}
