import type { Insight } from './insights';
import type { Site } from './sites';

/** Something that tells attackers, or that was seen and tells nobody. */
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
  /** The site of a URL, a domain or an address that is not written by hand. */
  readonly site?: Site;
  /** Facts of a file that is not written by hand. */
  readonly file?: FileFacts;
}

/** What is known of a file. */
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

/** What a web reputation score means. */
export function verdictOf(score: number | null): Indicator['verdict'] {
  if (score === null || score === 71) return 'unrated';
  if (score <= 50) return 'dangerous';
  if (score <= 65) return 'highlySuspicious';
  return score <= 80 ? 'suspicious' : 'safe';
}
