import type { Answer } from '~/generated/contract/operations';
import { seeded, integer } from '../../random';
import type { StartTime } from '../../time/age';
import { moments } from '../../time/moments';
import { indicatorsById } from './generate';
import type { Indicator } from './types';

type Report = Answer<'vtReport'>;
type Attributes = NonNullable<Report['attributes']>;

const kinds = { file: 'file', url: 'url', domain: 'domain', ip_address: 'ip' } as const;
/** Minimum and maximum number of engines that rate an object as malicious. */
const malicious = {
  dangerous: [14, 46],
  highlySuspicious: [4, 11],
  suspicious: [1, 3],
  unrated: [0, 0],
  safe: [0, 0],
} as const;
const ENGINES = 93;

/** The third-party report on a generated object. */
export function thirdPartyReport(started: StartTime, kind: keyof typeof kinds, id: string): Report | undefined {
  const indicator = indicatorsById().get(id);
  if (indicator?.kind !== kinds[kind] || (indicator.site ?? indicator.file) === undefined) return undefined;
  // Documents of the company are not uploaded to third parties.
  if (indicator.file?.type === 'Document') return undefined;
  const when = moments(started.start);
  const next = seeded(`report ${id}`);
  const [min, max] = malicious[indicator.verdict];
  const bad = integer(next, min, max);
  const odd = bad === 0 ? 0 : integer(next, 0, 4);
  const silent = integer(next, 6, 30);
  return {
    attributes: {
      last_analysis_stats: {
        malicious: bad,
        suspicious: odd,
        undetected: silent,
        harmless: kind === 'file' ? 0 : ENGINES - bad - odd - silent,
      },
      last_analysis_date: when.seconds(integer(next, 0, 9), 3),
      tags: bad > 0 ? [indicator.insight?.id.toLowerCase().replaceAll(' ', '-') ?? 'unknown'] : [],
      ...further(started, indicator),
    },
    queryDate: when.iso(0, 6),
  };
}

function further(started: StartTime, { kind, name, site, file, insight }: Indicator): Attributes {
  if (file !== undefined) {
    return {
      meaningful_name: name,
      type_tag: /\.(\w+)$/.exec(name)?.[1] ?? 'file',
      size: file.size,
      popular_threat_classification: insight && { suggested_threat_label: `trojan.${insight.id.toLowerCase()}` },
      crowdsourced_yara_results: insight ? [{ rule_name: `${insight.id.replaceAll(' ', '_')}_strings` }] : [],
    };
  }
  if (site === undefined) return {};
  if (kind === 'url') return { last_http_response_code: site.insight === undefined ? 200 : 404 };
  if (kind === 'domain') {
    return { registrar: 'QuickNames Ltd', creation_date: moments(started.start).seconds(site.days) };
  }
  return { asn: 64_500 + (site.days % 400), as_owner: site.network, country: site.country };
}
