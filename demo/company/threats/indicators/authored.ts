import { authoredDomains } from './authored-domains';
import { authoredFiles } from './authored-files';
import { authoredIps } from './authored-ips';
import { moments } from '../../time/moments';
import { story } from '../../story';
import { authoredUrls } from './authored-urls';
import type { Age } from '../../time/age';
import { verdictOf, type Indicator } from './types';
import { insightsById } from '../insights/generate';

/** Authored times become ages, so any start gives the same result. */
const START = 0;

/** Times and number of the sightings of an authored indicator. */
export interface AuthoredActivity {
  readonly first: Age;
  readonly last: Age;
  readonly total: number;
}

/** The authored files, URLs, domains and addresses. */
export function authoredIndicators(): readonly Indicator[] {
  const when = moments(START);
  return [
    ...[...authoredFiles()].map(([id, file]): Indicator => {
      const family = file.familyName?.[0] ?? null;
      return {
        ...{ id, kind: 'file', name: file.fileName ?? id, score: null, country: null },
        verdict: family !== null ? 'dangerous' : (file.fileSigner ?? null) !== null ? 'safe' : 'unrated',
        ...(family !== null && { insight: insightsById().get(family) }),
      };
    }),
    ...[...authoredUrls(when)].map(([id, url]) => web('url', id, url)),
    ...[...authoredDomains(when)].map(([id, domain]) => web('domain', id, domain)),
    ...[...authoredIps(when)].map(([id, ip]) => web('ip', id, ip)),
  ];
}

/** The activity of the authored indicators by id; some have none. */
export function authoredActivities(): ReadonlyMap<string, AuthoredActivity> {
  const when = moments(START);
  return new Map(
    [...authoredUrls(when), ...authoredDomains(when), ...authoredIps(when)].flatMap(
      ([id, { firstSeen, lastSeen, totalActivities }]) =>
        typeof firstSeen === 'string' && typeof lastSeen === 'string'
          ? [[id, { first: ageOf(firstSeen), last: ageOf(lastSeen), total: totalActivities ?? 0 }] as const]
          : [],
    ),
  );
}

interface Web {
  readonly wrsScore?: number | null;
  readonly hostedLocation?: readonly string[] | null;
}

function web(kind: 'url' | 'domain' | 'ip', id: string, { wrsScore, hostedLocation }: Web): Indicator {
  const score = wrsScore ?? null;
  const insight = score !== null && score <= 65 ? insightsById().get(story.loader) : undefined;
  const country = hostedLocation?.[0] ?? null;
  return { id, kind, name: id, score, verdict: verdictOf(score), country, ...(insight && { insight }) };
}

function ageOf(time: string): Age {
  return Math.round((START - Date.parse(time)) / 1000);
}
