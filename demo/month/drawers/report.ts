import type { Answer } from '../../../src/generated/operations';
import { moments } from '../../data/moments';
import { seeded } from '../../data/seeded';
import type { Started } from '../calendar';
import { whole } from '../draw';
import type { Indicator } from '../indicator';
import { indicatorsById } from '../indicators';

type Report = Answer<'vtReport'>;
type Attributes = NonNullable<Report['attributes']>;

const kinds = { file: 'file', url: 'url', domain: 'domain', ip_address: 'ip' } as const;
/** How many of the engines take something for malicious, at least and at most. */
const malicious = {
  dangerous: [14, 46],
  highlySuspicious: [4, 11],
  suspicious: [1, 3],
  unrated: [0, 0],
  safe: [0, 0],
} as const;
const ENGINES = 93;

/** What others say of an object of the month. */
export function monthReport(started: Started, kind: keyof typeof kinds, id: string): Report | undefined {
  const indicator = indicatorsById().get(id);
  if (indicator?.kind !== kinds[kind] || (indicator.site ?? indicator.file) === undefined) return undefined;
  // Documents of the company are nobody else's business.
  if (indicator.file?.type === 'Document') return undefined;
  const when = moments(started.start);
  const next = seeded(`report ${id}`);
  const [least, most] = malicious[indicator.verdict];
  const bad = whole(next, least, most);
  const odd = bad === 0 ? 0 : whole(next, 0, 4);
  const silent = whole(next, 6, 30);
  return {
    attributes: {
      last_analysis_stats: {
        malicious: bad,
        suspicious: odd,
        undetected: silent,
        harmless: kind === 'file' ? 0 : ENGINES - bad - odd - silent,
      },
      last_analysis_date: when.seconds(whole(next, 0, 9), 3),
      tags: bad > 0 ? [indicator.insight?.id.toLowerCase().replaceAll(' ', '-') ?? 'unknown'] : [],
      ...further(started, indicator),
    },
    queryDate: when.iso(0, 6),
  };
}

function further(started: Started, { kind, name, site, file, insight }: Indicator): Attributes {
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
