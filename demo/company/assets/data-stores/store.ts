import { people } from '../../people/generate';
import type { Person } from '../../people/person';
import { integer, lastSeenAge, riskScore, weighted, type Random } from '../../random';
import type { DataStore } from './types';

export function store(next: Random, id: string, name: string): DataStore {
  const some = (percent: number, maxCount: number) => weighted(next, 0, [[integer(next, 1, maxCount), percent]]);
  return {
    id: `store-${id}`,
    name,
    kind: 'fileServer',
    location: name,
    owner: ownerOf(integer(next, 10, 4999)),
    exposure: weighted<DataStore['exposure']>(next, 'restricted', [
      ['company', 25],
      ['public', 3],
    ]),
    risk: riskScore(next),
    files: {
      personal: some(70, 80),
      payment: some(25, 30),
      contracts: some(40, 60),
      credentials: some(12, 6),
      health: some(10, 25),
    },
    endpointId: null,
    arn: null,
    lastScan: lastSeenAge(next),
  };
}

export function ownerOf(index: number): Person {
  const owner = people()[index];
  if (owner === undefined) throw new Error('a place belongs to nobody');
  return owner;
}
