import { hostileOr, memoizeEntries } from '../entries';
import { oneOf, seeded, weighted, integer, type Random } from '../random';
import { insights } from './insights/generate';
import type { Insight } from './insights/types';

/** A domain outside of the company with its addresses, URLs and registration. */
export interface Site {
  /** The domain. */
  readonly name: string;
  readonly ips: readonly [string, ...string[]];
  readonly urls: readonly [string, ...string[]];
  /** Web reputation. */
  readonly score: number;
  readonly categories: readonly string[];
  readonly country: string;
  readonly registrant: string | null;
  readonly registrantCountry: string | null;
  /** Days since it was registered. */
  readonly days: number;
  readonly network: string;
  /** The insight of a site of attackers. */
  readonly insight?: Insight;
}

const GOOD_SITES = 26;
/** Number of insights with sightings in the company; the others have reports only. */
const SEEN_INSIGHTS = 32;

const lures = ['invoice', 'parcel', 'secure', 'mail', 'cdn', 'update', 'sign-in', 'docs'] as const;
const siteKinds = ['hub', 'desk', 'gate', 'relay', 'vault', 'portal'] as const;
const trades = ['glass', 'lens', 'freight', 'tools', 'steel', 'print', 'travel', 'media', 'energy'] as const;
const forms = ['works', 'group', 'partners'] as const;
const pages = ['invoice', 'view', 'sso', 'track', 'download', 'share', 'api/v1/ping', 'a'] as const;
const harmlessPages = ['', 'news', 'products', 'orders', 'support', 'jobs'] as const;
const badCountries = ['Moldova', 'Netherlands', 'Panama', 'Seychelles', 'Bulgaria', 'Vietnam'] as const;
const goodCountries = ['Norway', 'Germany', 'France', 'United States', 'Japan', 'Poland'] as const;
const badCategories = ['Phishing', 'Disease Vector', 'C&C Server', 'Newly Observed Domain', 'Spam'] as const;
const goodCategories = ['Business / Economy', 'Computers / Internet', 'Shopping', 'News / Media'] as const;
/** Hostile paths: markup, characters that reverse the reading direction, a very long one. */
const hostile: readonly string[] = [
  '/<img src=x onerror=alert(1)>?next=javascript:alert(1)',
  '/pay/\u202Efdp.exe',
  `/t?id=${'4f1c-'.repeat(280)}end`,
];
/** Paths in the position of the hostile ones. */
const ordinary: readonly string[] = ['/track?parcel=4471', '/pay/invoice', '/t?id=4f1c'];

/** Sites of attackers, in the order of their insights. */
export const badSites: () => readonly [Site, ...Site[]] = memoizeEntries(() => {
  const next = seeded('sites of attackers');
  // The story has other sites.
  const [first, ...rest] = insights()
    .slice(2, 2 + SEEN_INSIGHTS)
    .map((insight, index) => badSite(next, insight, index));
  if (first === undefined) throw new Error('no insight was seen');
  return [first, ...rest];
});

/** Sites that people of the company work with. */
export const goodSites: () => readonly [Site, ...Site[]] = memoizeEntries(() => {
  const next = seeded('sites of partners');
  return [goodSite(next, 0), ...Array.from({ length: GOOD_SITES - 1 }, (_, index) => goodSite(next, index + 1))];
});

function badSite(next: Random, insight: Insight, index: number): Site {
  const name = `${lures[index % lures.length] ?? ''}-${siteKinds[Math.floor(index / lures.length)] ?? ''}.example`;
  const score = weighted(next, integer(next, 3, 49), [
    [integer(next, 52, 64), 20],
    [integer(next, 67, 79), 10],
    [71, 6],
  ]);
  const path = (step: number) => `${pages[(index + step) % pages.length] ?? ''}/${integer(next, 1000, 9999)}`;
  const another = hostileOr(hostile, ordinary)[index];
  return {
    ...registered(next, integer(next, 2, 60), index % 3 === 0 ? null : 'Privacy Proxy Ltd', 'Panama'),
    name,
    ips: [`203.0.113.${60 + index}`, `198.51.100.${120 + index}`],
    urls: [
      `https://${name}/${path(0)}`,
      `http://www.${name}/${path(1)}`,
      `https://login.${name}/${path(2)}`,
      ...(another === undefined ? [] : [`https://${name}${another}`]),
    ],
    score,
    categories: score === 71 ? [] : [oneOf(next, badCategories)],
    country: oneOf(next, badCountries),
    insight,
  };
}

function goodSite(next: Random, index: number): Site {
  const name = `${trades[index % trades.length] ?? ''}-${forms[Math.floor(index / trades.length)] ?? ''}.example`;
  const country = oneOf(next, goodCountries);
  return {
    ...registered(next, integer(next, 400, 6000), `${name.split('.')[0] ?? ''} AS`, country),
    name,
    ips: [`192.0.2.${40 + index}`],
    urls: [
      `https://www.${name}/${oneOf(next, harmlessPages)}`,
      `https://files.${name}/d/${integer(next, 100, 999)}`,
      `https://www.${name}/orders/${integer(next, 10_000, 99_999)}`,
    ],
    score: weighted(next, integer(next, 82, 99), [[71, 15]]),
    categories: [oneOf(next, goodCategories)],
    country,
  };
}

function registered(next: Random, days: number, registrant: string | null, country: string) {
  return {
    days,
    registrant,
    registrantCountry: registrant === null ? null : country,
    network: oneOf(next, ['Lowland Hosting BV', 'Dniester Net', 'Fjord Cloud AS', 'Rhine Data GmbH']),
  };
}
