import { memoizeEntries } from '../../entries';
import { people } from '../../people/generate';
import type { Person } from '../../people/person';
import { mapById } from '../../query/by-id';
import { seededHex, oneOf, riskScore, seeded, lastSeenAge, weighted, integer, type Random } from '../../random';
import { story } from '../../story';
import { authoredMobiles } from './authored';
import type { Mobile } from './types';

/** Number of mobile devices. */
const COUNT = 400;
/** Distance from one owner to the next, so that no person has two generated devices. */
const STEP = 11;

type Model = Pick<Mobile, 'brand' | 'model' | 'manufacturer' | 'osVersion'> & { readonly system: 'android' | 'ios' };

const models: readonly [Model, ...Model[]] = [
  { system: 'ios', brand: 'Apple', manufacturer: 'Apple', model: 'iPhone 17', osVersion: 'iOS 19.1' },
  { system: 'ios', brand: 'Apple', manufacturer: 'Apple', model: 'iPhone 16', osVersion: 'iOS 19.1' },
  { system: 'ios', brand: 'Apple', manufacturer: 'Apple', model: 'iPhone 14', osVersion: 'iOS 18.6' },
  { system: 'ios', brand: 'Apple', manufacturer: 'Apple', model: 'iPad Air', osVersion: 'iPadOS 19.1' },
  { system: 'android', brand: 'google', manufacturer: 'Google', model: 'Pixel 9', osVersion: 'Android 16' },
  { system: 'android', brand: 'google', manufacturer: 'Google', model: 'Pixel 7a', osVersion: 'Android 15' },
  { system: 'android', brand: 'samsung', manufacturer: 'Samsung', model: 'Galaxy S25', osVersion: 'Android 16' },
  { system: 'android', brand: 'samsung', manufacturer: 'Samsung', model: 'Galaxy XCover7', osVersion: 'Android 14' },
];

/** All mobile devices, the authored ones first. */
export const mobiles: () => readonly Mobile[] = memoizeEntries(() => {
  const known = authoredMobiles();
  const next = seeded('mobile devices of the month');
  const owners = people().filter(({ id }, index) => index % STEP === 7 && id !== story.user);
  return [...known, ...owners.slice(0, COUNT - known.length).map((owner) => mobile(next, owner))];
});

/** Every mobile device by its id. */
export const mobilesById: () => ReadonlyMap<string, Mobile> = memoizeEntries(() => mapById(mobiles()));

/** The state of security that a risk means. */
function securityStatusOf(score: number): Mobile['securityStatus'] {
  if (score >= 70) return 4;
  if (score > 30) return 3;
  return score > 20 ? 2 : 1;
}

function mobile(next: Random, owner: Person): Mobile {
  const model = oneOf(next, models);
  const score = riskScore(next);
  return {
    ...model,
    id: `mob-${owner.id.replace('usr-', '')}`,
    name: `${model.model ?? ''} (${owner.name})`,
    mac: model.system === 'ios' ? null : (seededHex(`mac ${owner.id}`, 12).match(/../g)?.join(':') ?? null),
    imei: `35${String(integer(next, 0, 999_999)).padStart(6, '0')}${String(integer(next, 0, 9_999_999)).padStart(7, '0')}`,
    owner,
    risk: score,
    securityStatus: securityStatusOf(score),
    deviceStatus: weighted<1 | 2 | 3>(next, 1, [
      [2, 9],
      [3, 3],
    ]),
    lastScan: lastSeenAge(next),
  };
}
