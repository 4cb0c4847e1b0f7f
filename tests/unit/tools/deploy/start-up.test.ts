import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readStartUp } from '~/tools/deploy/start-up';

const root = await mkdtemp(join(tmpdir(), 'start-up-'));
afterAll(() => rm(root, { recursive: true }));

/** Reads a start-up configuration from the file of `--config`. */
async function read(text: string, hasOAuth = false): Promise<unknown> {
  const file = join(root, 'given.json');
  await writeFile(file, text);
  return readStartUp(file, { root, publicFiles: 'public' }, hasOAuth);
}

test('a console without a file has the defaults, and a file of --config must exist', async () => {
  expect(await readStartUp(undefined, { root, publicFiles: 'public' }, false)).toEqual({});
  await expect(readStartUp('no.json', { root, publicFiles: 'public' }, false)).rejects.toThrow(
    /--config is "no\.json": ENOENT/,
  );
});

test('what is wrong in the file of a console is told with its name', async () => {
  await writeFile(join(root, 'config.json'), '[]');
  await expect(readStartUp(undefined, { root, publicFiles: '.' }, false)).rejects.toThrow(
    `The start-up configuration "${join(root, 'config.json')}": must be a JSON object`,
  );
});

test('all that the headers depend on is accepted as the console accepts it', async () => {
  const given = {
    region: 'UAE',
    apiOrigin: 'https://[::1]:8443/api/',
    allowedOrigins: ['https://partner.example/'],
    policyReports: '/reports',
    telemetry: { address: 'https://otel.example/v1/logs' },
    oauth: { clientId: 'console', tokenUrl: '/token' },
  };
  expect(await read(JSON.stringify(given), true)).toEqual(given);
});

test.each<[string, { text: string; message: RegExp; hasOAuth?: boolean }]>([
  ['no JSON', { text: '{ region: 1 }', message: /--config is ".*": .*JSON/ }],
  ['a misspelt member', { text: '{"allowedOrigin":[]}', message: /: allowedOrigin is not one of region, / }],
  ['a path of an allowed origin', { text: '{"allowedOrigins":["https://a/b"]}', message: /: allowedOrigins must be/ }],
  ['a script as address', { text: '{"policyReports":"javascript:1"}', message: /: policyReports must be/ }],
  ['a number as collector', { text: '{"telemetry":{"address":7}}', message: /: telemetry[.]address must be/ }],
  ['an origin that ends a directive', { text: '{"apiOrigin":"https://a;b"}', message: /: apiOrigin has a host with/ }],
  ['an origin that ends a policy', { text: '{"allowedOrigins":["https://a,b"]}', message: /: allowedOrigins has a/ }],
  ['a collector that does', { text: '{"telemetry":{"address":"https://a;b/"}}', message: /: telemetry[.]address has/ }],
  ['a sign-in that the console has not', { text: '{"oauth":{}}', message: /: oauth is not one of/ }],
  [
    'an insecure sign-in',
    { text: '{"oauth":{"tokenUrl":"http://a"}}', hasOAuth: true, message: /: oauth[.]tokenUrl must begin with/ },
  ],
])('%s is refused, with file, member and reason', async (_, { text, message, hasOAuth }) => {
  await expect(read(text, hasOAuth)).rejects.toThrow(message);
});
