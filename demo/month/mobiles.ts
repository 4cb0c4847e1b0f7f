import { hex, seeded } from '../data/seeded';
import { story } from '../data/story';
import type { Age } from './age';
import { byId } from './by-id';
import { oneOf, risk, seen, weighted, whole, type Draw } from './draw';
import { knownMobiles } from './known-mobiles';
import { once } from './once';
import { people, type Person } from './people';

/** A mobile device of the company. */
export interface Mobile {
  /** The id by which its drawer opens. */
  readonly id: string;
  readonly name: string;
  readonly system: 'android' | 'ios' | null;
  readonly osVersion: string | null;
  readonly brand: string | null;
  readonly model: string | null;
  readonly manufacturer: string | null;
  readonly mac: string | null;
  readonly imei: string | null;
  readonly owner: Person;
  /** 0 to 100. */
  readonly risk: number;
  /** 4 high, 3 medium, 2 warning, 1 safe. */
  readonly securityStatus: 1 | 2 | 3 | 4;
  /** 3 error, 2 warning, 1 success. */
  readonly deviceStatus: 1 | 2 | 3 | null;
  readonly lastScan: Age | null;
}

/** How many mobile devices the company has. */
const COUNT = 400;
/** From one owner to the next, so that nobody has two generated devices. */
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

/** All mobile devices; those written by hand come first. */
export const mobiles: () => readonly Mobile[] = once(() => {
  const known = knownMobiles();
  const next = seeded('mobile devices of the month');
  const owners = people().filter(({ id }, index) => index % STEP === 7 && id !== story.user);
  return [...known, ...owners.slice(0, COUNT - known.length).map((owner) => mobile(next, owner))];
});

/** Every mobile device by its id. */
export const mobilesById: () => ReadonlyMap<string, Mobile> = once(() => byId(mobiles()));

/** The state of security that a risk means. */
function securityStatusOf(score: number): Mobile['securityStatus'] {
  if (score >= 70) return 4;
  if (score > 30) return 3;
  return score > 20 ? 2 : 1;
}

function mobile(next: Draw, owner: Person): Mobile {
  const model = oneOf(next, models);
  const score = risk(next);
  return {
    ...model,
    id: `mob-${owner.id.replace('usr-', '')}`,
    name: `${model.model ?? ''} (${owner.name})`,
    mac: model.system === 'ios' ? null : (hex(`mac ${owner.id}`, 12).match(/../g)?.join(':') ?? null),
    imei: `35${String(whole(next, 0, 999_999)).padStart(6, '0')}${String(whole(next, 0, 9_999_999)).padStart(7, '0')}`,
    owner,
    risk: score,
    securityStatus: securityStatusOf(score),
    deviceStatus: weighted<1 | 2 | 3>(next, 1, [
      [2, 9],
      [3, 3],
    ]),
    lastScan: seen(next),
  };
}
