/** A report of threat intelligence with everything that is told of every kind of object. */
export const attributes = {
  last_analysis_stats: { malicious: 5, suspicious: 1, undetected: 60, harmless: 4 },
  last_analysis_date: 1740819600,
  tags: ['phishing', 'iso'],
  meaningful_name: 'viewer.exe',
  type_tag: 'peexe',
  size: 1536,
  popular_threat_classification: 'trojan.x',
  crowdsourced_yara_results: [{ rule_name: 'one' }],
  last_http_response_code: 404,
  registrar: 'QuickNames Ltd',
  creation_date: 1740816000,
  asn: 64501,
  as_owner: 'Lowland Hosting BV',
  country: 'NL',
  network: '203.0.113.0/24',
};

/** The answer with that report. */
export const report = { data: { attributes, queryDate: '2025-03-01T10:00:00Z' } };

type Shown = readonly (readonly [id: string, label: string, value: string])[];

/** The fields of a report, with those of one kind of object in their place. */
export const reportFields = (ofKind: Shown): Shown => [
  ['detections', 'Detections', '5 / 70'],
  ['attributes.last_analysis_stats.malicious', 'Malicious', '5'],
  ['attributes.last_analysis_stats.suspicious', 'Suspicious', '1'],
  ['attributes.last_analysis_stats.undetected', 'Undetected', '60'],
  ['attributes.last_analysis_stats.harmless', 'Harmless', '4'],
  ['attributes.last_analysis_date', 'Last analysis', '2025-03-01 09:00:00 UTC'],
  ['attributes.tags', 'Tags', 'phishing | iso'],
  ...ofKind,
  ['queryDate', 'Report queried', '2025-03-01 10:00:00 UTC'],
];

/** Answers that hold no report, however they say so. */
export const noReports: readonly (readonly [string, object])[] = [
  ['no attributes', { data: {} }],
  ['nothing in them', { data: { attributes: {} } }],
  [
    'nulls',
    {
      data: {
        attributes: {
          ...Object.fromEntries(Object.keys(attributes).map((name) => [name, null])),
          last_analysis_stats: { malicious: null, suspicious: null, undetected: null, harmless: null },
          tags: [],
          registrar: '',
        },
        queryDate: null,
      },
    },
  ],
];
