import { memoizeEntries } from '../../entries';
import { oneOf, seeded, weighted, integer, type Random } from '../../random';
import { story } from '../../story';
import { DAY, HOUR } from '../../time/age';
import type { Severity } from '../severity';
import { authoredInsights } from './authored';
import type { Insight } from './types';

type Deed = readonly [what: string, techniques: readonly string[]];

const COUNT = 40;
const firsts = ['Amber', 'Night', 'Hollow', 'Copper', 'Silent', 'Velvet', 'Drift', 'Iron', 'Pale', 'Winter'] as const;
const tools = ['Hook', 'Ferry', 'Lynx', 'Loader', 'Tap', 'Reed'] as const;
const campaigns = ['Lantern', 'Harvest', 'Crossing', 'Ledger', 'Orchard'] as const;
const actors = [story.actor, 'Grey Plover', 'Blunt Anchor', 'Salt Marsh', 'Cold Ember', 'Tin Sparrow'] as const;
const aims = ['Manufacturing', 'Finance', 'Logistics', 'Health care', 'Public sector', 'Energy', 'Retail'] as const;
const regions = ['Nordics', 'Central Europe', 'North America', 'Japan', 'United Kingdom', 'Worldwide'] as const;
const deeds: readonly [Deed, ...Deed[]] = [
  ['steals the sessions of browsers and sells them on', ['T1566.002', 'T1204.001', 'T1071.001']],
  ['waits in a document and fetches a library from a look-alike host', ['T1566.001', 'T1204.002', 'T1105']],
  ['encrypts file servers after copying what they hold', ['T1021.002', 'T1048', 'T1486']],
  ['runs in memory and reads the credentials of whoever signs in', ['T1055', 'T1003.001', 'T1059.001']],
  ['mines currency in containers that anybody can reach', ['T1190', 'T1609', 'T1496']],
  ['asks for payments to a changed account', ['T1566.002', 'T1078.004']],
];
const lures = [
  'parcel notices',
  'unpaid invoices',
  'shared documents',
  'salary letters',
  'meeting invitations',
] as const;

/** Every malware tool and campaign; those of the story come first. */
export const insights: () => readonly Insight[] = memoizeEntries(() => {
  const next = seeded('insights of the month');
  const known = [...authoredInsights()].map(([name, { description, emergingThreats, threatActors }]): Insight => {
    const kind = name === story.campaign ? 'campaign' : 'maltool';
    return {
      ...insightOf(next, name, kind, 'critical'),
      actor: threatActors?.[0]?.name ?? null,
      description: description ?? '',
      reports: (emergingThreats ?? []).map((each) => ({ id: each.id ?? '', name: each.name ?? '' })),
      firstReported: 19 * DAY,
      lastReported: 9 * HOUR,
    };
  });
  const others = Array.from({ length: COUNT - known.length }, (_, index) => {
    const kind = index % 5 < 3 ? 'maltool' : 'campaign';
    const ending = kind === 'maltool' ? tools[index % tools.length] : ` ${campaigns[index % campaigns.length] ?? ''}`;
    const name = `${firsts[Math.floor(index / 4) % firsts.length] ?? ''}${ending ?? ''}`;
    return insightOf(next, name, kind, severityOf(next));
  });
  return [...known, ...others];
});

/** Every insight by its name. */
export const insightsById: () => ReadonlyMap<string, Insight> = memoizeEntries(
  () => new Map(insights().map((each) => [each.id, each])),
);

function insightOf(next: Random, name: string, kind: Insight['kind'], severity: Severity): Insight {
  const [deed, techniques] = oneOf(next, deeds);
  const lure = oneOf(next, lures);
  const firstReported = integer(next, 12, 400) * DAY;
  return {
    id: name,
    kind,
    severity,
    actor: weighted<string | null>(next, oneOf(next, actors), [[null, 25]]),
    description:
      kind === 'maltool'
        ? `A tool that ${deed}. It arrives with ${lure}.`
        : `A campaign that comes with ${lure}; what it leaves behind ${deed}.`,
    targets: [...new Set([oneOf(next, aims), oneOf(next, aims)])],
    regions: [oneOf(next, regions)],
    techniques,
    reports: Array.from({ length: integer(next, 0, 4) }, (_, index) => ({
      id: `et-${name.toLowerCase().replaceAll(' ', '-')}-${index + 1}`,
      name: `${name}: ${['first sightings', 'how it spreads', 'who is behind it', 'how to find it'][index] ?? lure}`,
    })),
    firstReported,
    lastReported: Math.min(firstReported, integer(next, 2, 30 * 24) * HOUR),
  };
}

function severityOf(next: Random): Severity {
  return weighted<Severity>(next, 'medium', [
    ['critical', 10],
    ['high', 30],
    ['low', 20],
  ]);
}
