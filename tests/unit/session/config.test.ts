import { expect, test } from 'vitest';
import { linkedOrigins, defaultConfig, loadConfig, parseConfig } from '~/session/config';

const read = (value: unknown) => parseConfig(JSON.stringify(value));

test('an empty file gives the defaults', () => {
  expect(read({})).toMatchObject({ ok: true, config: defaultConfig });
});

test('every key is read', () => {
  const whole = {
    region: 'UAE',
    site: 'INT',
    tracking: true,
    serviceProviderContext: true,
    apiOrigin: 'https://api.example/',
    allowedOrigins: ['https://a.example', 'http://b.example:8080'],
    brand: { enableCustomLogo: true, headerLogo: '/logo.svg', fullSizeLogo: 'https://a.example/logo.svg' },
    externalLinks: {
      vendor: 'https://v.example/',
      cas: '/cas',
      cloudWorkload: '/w',
      sandboxHelp: '/h',
      mitre: '/m/',
      reports: '/r',
      reputation: '/p',
    },
    liveChannel: { tokenIn: 'query', jitter: 0.5, pongTimeoutMs: 10 },
    http: { timeoutMs: 1, maxBodyBytes: 2 },
    policyReports: '/reports',
    telemetry: { address: 'https://otel.example/v1/logs' },
  };
  expect(read(whole)).toEqual({ ok: true, config: { ...whole, apiOrigin: 'https://api.example' } });
});

test('the API may be below a path of its origin', () => {
  expect(read({ apiOrigin: 'https://gateway.example/api/v1/' })).toMatchObject({
    config: { apiOrigin: 'https://gateway.example/api/v1' },
  });
});

test('a link without an address has none: there is no default', () => {
  expect(read({})).toMatchObject({ config: { externalLinks: {} } });
  expect(read({ externalLinks: { cas: '/cas' } })).toEqual({
    ok: true,
    config: { ...defaultConfig, externalLinks: { cas: '/cas' } },
  });
});

test.each<[string, { given: unknown; key: string }]>([
  ['a list instead of an object', { given: [], key: '' }],
  ['a number as region', { given: { region: 5 }, key: 'region' }],
  ['null as region', { given: { region: null }, key: 'region' }],
  ['text as switch', { given: { tracking: 'true' }, key: 'tracking' }],
  ['an origin with a query', { given: { apiOrigin: 'https://api.example/v1?x' }, key: 'apiOrigin' }],
  ['an origin with a user', { given: { apiOrigin: 'https://a@api.example/v1' }, key: 'apiOrigin' }],
  ['a path of an allowed origin', { given: { allowedOrigins: ['https://a.example/v1'] }, key: 'allowedOrigins' }],
  ['an origin of another kind', { given: { apiOrigin: 'ftp://api.example' }, key: 'apiOrigin' }],
  ['a host without protocol', { given: { allowedOrigins: ['a.example'] }, key: 'allowedOrigins' }],
  ['every origin at once', { given: { allowedOrigins: ['*'] }, key: 'allowedOrigins' }],
  ['an empty allowed origin', { given: { allowedOrigins: [''] }, key: 'allowedOrigins' }],
  ['text instead of a list', { given: { allowedOrigins: 'https://a.example' }, key: 'allowedOrigins' }],
  ['script as logo', { given: { brand: { headerLogo: 'javascript:1' } }, key: 'brand.headerLogo' }],
  ['script as link', { given: { externalLinks: { cas: 'javascript:1' } }, key: 'externalLinks.cas' }],
  ['an unknown link', { given: { externalLinks: { cass: '/x' } }, key: 'externalLinks.cass' }],
  ['another place of the token', { given: { liveChannel: { tokenIn: 'cookie' } }, key: 'liveChannel.tokenIn' }],
  ['too much jitter', { given: { liveChannel: { jitter: 1.1 } }, key: 'liveChannel.jitter' }],
  ['no time at all', { given: { http: { timeoutMs: 0 } }, key: 'http.timeoutMs' }],
  ['a list as group', { given: { http: [] }, key: 'http' }],
  ['script as address of telemetry', { given: { telemetry: { address: 'javascript:1' } }, key: 'telemetry.address' }],
  ['null as telemetry', { given: { telemetry: null }, key: 'telemetry' }],
  [
    'a password in an address',
    { given: { telemetry: { address: 'https://u:p@otel.example/' } }, key: 'telemetry.address' },
  ],
  [
    'an address without a protocol',
    { given: { telemetry: { address: '//otel.example/v1/logs' } }, key: 'telemetry.address' },
  ],
  ['a switch as telemetry', { given: { telemetry: true }, key: 'telemetry' }],
  ['script as address of reports', { given: { policyReports: 'javascript:1' }, key: 'policyReports' }],
  ['a misspelt key', { given: { apiOrgin: 'https://api.example' }, key: 'apiOrgin' }],
])('%s is refused with file, key and reason', (_, { given, key }) => {
  const result = read(given);
  expect(result).toMatchObject({ ok: false, problem: { file: 'config.json', key } });
  expect(!result.ok && result.problem.reason).toMatch(/\w/);
});

test.each<[string, { answer: () => Promise<Response>; want: object }]>([
  [
    'a deployment without the file gets the defaults',
    {
      answer: () => Promise.resolve(new Response('', { status: 404 })),
      want: { ok: true, config: defaultConfig },
    },
  ],
  [
    'a failing server is told',
    {
      answer: () => Promise.resolve(new Response('', { status: 500 })),
      want: { ok: false, problem: { file: 'config.json', key: '', reason: 'was answered with status 500' } },
    },
  ],
  ['a missing network is an error', { answer: () => Promise.reject(new TypeError('x')), want: { ok: false } }],
  [
    'a page instead of JSON is an error',
    {
      answer: () => Promise.resolve(new Response('<html>')),
      want: { ok: false, problem: { key: '' } },
    },
  ],
  [
    'a good file is read',
    { answer: () => Promise.resolve(new Response('{"region":"UAE"}')), want: { config: { region: 'UAE' } } },
  ],
])('%s', async (_, { answer, want }) => {
  expect(await loadConfig(answer)).toMatchObject(want);
});

test.each<[string, { given: Record<string, string>; want: string[] }]>([
  ['one address', { given: { vendor: 'https://vendor.example/a?b' }, want: ['https://vendor.example'] }],
  ['an address below the console', { given: { vendor: '/help.html' }, want: [] }],
  ['no addresses', { given: {}, want: [] }],
])('the origins of external links with %s', (_, { given, want }) => {
  expect(linkedOrigins({ externalLinks: given })).toEqual(want);
});
