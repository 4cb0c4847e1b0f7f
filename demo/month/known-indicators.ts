import { domains } from '../data/domains';
import { files } from '../data/files';
import { ips } from '../data/ips';
import { moments } from '../data/moments';
import { story } from '../data/story';
import { urls } from '../data/urls';
import type { Age } from './age';
import { verdictOf, type Indicator } from './indicator';
import { insightsById } from './insights';

/** Any moment will do: only the distance to it is kept. */
const START = 0;

/** When and how often an indicator was seen that is written by hand. */
export interface KnownActivity {
  readonly first: Age;
  readonly last: Age;
  readonly total: number;
}

/** The files, URLs, domains and addresses that are written by hand. */
export function knownIndicators(): readonly Indicator[] {
  const when = moments(START);
  return [
    ...[...files()].map(([id, file]): Indicator => {
      const family = file.familyName?.[0] ?? null;
      return {
        ...{ id, kind: 'file', name: file.fileName ?? id, score: null, country: null },
        verdict: family !== null ? 'dangerous' : (file.fileSigner ?? null) !== null ? 'safe' : 'unrated',
        ...(family !== null && { insight: insightsById().get(family) }),
      };
    }),
    ...[...urls(when)].map(([id, url]) => web('url', id, url)),
    ...[...domains(when)].map(([id, domain]) => web('domain', id, domain)),
    ...[...ips(when)].map(([id, ip]) => web('ip', id, ip)),
  ];
}

/** The activity of the known indicators, by id; of some nothing is known. */
export function knownActivities(): ReadonlyMap<string, KnownActivity> {
  const when = moments(START);
  return new Map(
    [...urls(when), ...domains(when), ...ips(when)].flatMap(([id, { firstSeen, lastSeen, totalActivities }]) =>
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
