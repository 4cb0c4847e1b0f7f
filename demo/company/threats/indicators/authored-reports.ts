import type { Answer } from '~/generated/contract/operations';
import type { Moments } from '../../time/moments';
import { hashes, story } from '../../story';

type VtReport = Answer<'vtReport'>;
type Attributes = NonNullable<VtReport['attributes']>;
type Stats = NonNullable<Attributes['last_analysis_stats']>;

/** Objects whose report is refused, with the number that says why. */
export const refusedReports: ReadonlyMap<string, number> = new Map([
  ['private.share-drop.example', 400401],
  ['quota.share-drop.example', 400429],
]);

/** Numbers of engines by rating. */
const BAD: Stats = { malicious: 17, suspicious: 3, undetected: 12, harmless: 61 };
const ODD: Stats = { malicious: 2, suspicious: 1, undetected: 20, harmless: 70 };
const GOOD: Stats = { malicious: 0, suspicious: 0, undetected: 9, harmless: 84 };

/** The attributes of the loader of the story. */
const LOADER: Attributes = {
  meaningful_name: 'invoice_viewer.exe',
  type_tag: 'peexe',
  size: 487_424,
  popular_threat_classification: { suggested_threat_label: 'trojan.glassloader' },
  crowdsourced_yara_results: [{ rule_name: 'loader_iso_lure' }, { rule_name: 'glassloader_strings' }],
  tags: ['peexe', 'signed', 'revoked-cert'],
};

/** Third-party reports by kind and object, e.g. `url http://...`. What is not listed has no report. */
export function authoredReports(when: Moments): ReadonlyMap<string, VtReport> {
  const report = (stats: Stats, rest: Attributes): VtReport => ({
    attributes: { last_analysis_stats: stats, last_analysis_date: when.seconds(1, 3), tags: [], ...rest },
    queryDate: when.iso(0, 6),
  });
  return new Map<string, VtReport>([
    [`file ${hashes.invoiceViewer}`, report({ malicious: 48, suspicious: 2, undetected: 21, harmless: 0 }, LOADER)],
    [
      `file ${hashes.reader}`,
      report(GOOD, { meaningful_name: 'reader_setup.exe', type_tag: 'peexe', size: 62_914_560 }),
    ],
    [`url ${story.url}`, report(BAD, { last_http_response_code: 200, tags: ['phishing', 'iso'] })],
    [`url ${story.beaconUrl}`, report(ODD, { last_http_response_code: 404, tags: ['c2'] })],
    [`url https://www.${story.companyDomain}/`, report(GOOD, { last_http_response_code: 200 })],
    [
      `domain ${story.domain}`,
      report(BAD, { registrar: 'QuickNames Ltd', creation_date: when.seconds(9), tags: ['newly-registered'] }),
    ],
    [`domain ${story.beaconDomain}`, report(ODD, { registrar: 'QuickNames Ltd', creation_date: when.seconds(21) })],
    [`domain ${story.companyDomain}`, report(GOOD, { registrar: 'Norid', creation_date: when.seconds(4200) })],
    [
      `ip_address ${story.ip}`,
      report(BAD, { asn: 64_501, as_owner: 'Lowland Hosting BV', country: 'NL', network: '203.0.113.0/24' }),
    ],
    [
      `ip_address ${story.beaconIp}`,
      report(ODD, { asn: 'AS64502', as_owner: 'Dniester Net', country: 'MD', network: '198.51.100.64/26' }),
    ],
    [
      `ip_address ${story.companyIp}`,
      report(GOOD, { asn: 64_510, as_owner: 'Halden Optics AS', country: 'NO', network: '192.0.2.0/24' }),
    ],
    ['ip_address 198.51.100.20', { attributes: { last_analysis_stats: null, tags: null }, queryDate: when.iso(0, 6) }],
  ]);
}
