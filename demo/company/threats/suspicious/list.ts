import type { WireAnswer } from '~/generated/contract/operations';
import { listPageAs, type ListRules, type QueryCall, type SortKey } from '../../query/list';
import { matchesAny } from '../../query/matches-any';
import { recency, timeOf, type Clock } from '../../time/age';
import { searchTypes } from '../indicators/types';
import { versionOf } from '../../versions';
import type { SuspiciousObject } from './types';
import { suspiciousNow, type SuspiciousWorld } from './work';

type List = WireAnswer<'suspiciousObjectList'>;

const rules: ListRules<SuspiciousObject, SortKey<'suspiciousObjectList'>> = {
  text: ({ value, addedBy, note }) => [value, addedBy, note],
  sort: {
    added: ({ added }) => recency(added),
    expires: ({ expires }) => recency(expires),
    value: ({ value }) => value,
    matches: ({ matches }) => matches,
  },
  usual: '-added',
};

/** Answers with a page of the suspicious objects. */
export function suspiciousObjectList(
  call: QueryCall<'suspiciousObjectList'> & { readonly world: SuspiciousWorld },
): List {
  const { query, world } = call;
  const where = (each: SuspiciousObject) => matchesAny(query.type, each.type) && matchesAny(query.action, each.action);
  return listPageAs(call, suspiciousNow(world), { ...rules, where }, (each) => itemOf(world, each));
}

function itemOf(world: Clock, object: SuspiciousObject): List['data']['items'][number] {
  const { added, expires, revision: _revision, ...each } = object;
  return {
    ...each,
    version: versionOf(object),
    searchType: searchTypes[each.type],
    objectId: each.value,
    added: timeOf(world, added),
    expires: expires === null ? null : timeOf(world, expires),
  };
}
