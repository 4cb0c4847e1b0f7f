import type { Answer } from '~/generated/contract/operations';
import type { Age } from '../../time/age';
import type { Insight } from '../insights/types';
import type { Site } from '../sites';

/** The activity of an indicator, as its drawer shows it. */
export type Activity = Pick<
  Answer<'ipQuery'>,
  | 'firstSeen'
  | 'lastSeen'
  | 'hourlyAverageActivities'
  | 'totalActivities'
  | 'peakHourTime'
  | 'peakHourActivities'
  | 'activityHistory'
>;

/** A file, URL, domain or address, malicious or not. */
export interface Indicator {
  /** SHA1, URL, domain or address: the id by which its drawer opens. */
  readonly id: string;
  readonly kind: 'file' | 'url' | 'domain' | 'ip';
  /** File name, or the indicator itself. */
  readonly name: string;
  readonly verdict: 'dangerous' | 'highlySuspicious' | 'suspicious' | 'unrated' | 'safe';
  /** Web reputation; files have none. */
  readonly score: number | null;
  readonly country: string | null;
  readonly insight?: Insight | undefined;
  /** The site of a generated URL, domain or address. */
  readonly site?: Site;
  /** Facts of a generated file. */
  readonly file?: FileFacts;
}

/** The facts of a file. */
export interface FileFacts {
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  readonly prevalence: number;
  readonly signer: string | null;
  readonly detection: string | null;
}

/** The drawer that opens for each kind. */
export const searchTypes = { file: 3, url: 4, domain: 5, ip: 6 } as const;

/** The verdict of a web reputation score. */
export function verdictOf(score: number | null): Indicator['verdict'] {
  if (score === null || score === 71) return 'unrated';
  if (score <= 50) return 'dangerous';
  if (score <= 65) return 'highlySuspicious';
  return score <= 80 ? 'suspicious' : 'safe';
}

/** An indicator with where and when it was seen in the company. */
export interface SeenIndicator extends Indicator {
  readonly first: Age | null;
  readonly last: Age | null;
  /** Number of sightings. */
  readonly sightings: number;
  readonly mails: number;
  readonly processes: number;
  readonly alerts: number;
}
