import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { defaultLayout } from '~/codegen/language/layout';
import { headersFile } from '~/tools/headers-file';
import { headersByKind } from '~/tools/server/policy';

const root = await mkdtemp(join(tmpdir(), 'headers-'));
afterAll(() => rm(root, { recursive: true }));

/** `headers.json` of a console with the given start-up configuration, and what the compiler wrote about its sign-in. */
async function headersOf(configuration: object, oauth?: object): Promise<unknown> {
  await rm(root, { recursive: true, force: true });
  const compiled = join(root, defaultLayout.generated, 'console');
  for (const folder of [compiled, join(root, 'public')]) await mkdir(folder, { recursive: true });
  await writeFile(join(root, 'index.html'), '<!doctype html>');
  await writeFile(join(root, 'public/config.json'), JSON.stringify(configuration));
  if (oauth) await writeFile(join(compiled, 'oauth.json'), JSON.stringify(oauth));
  const plugins = [headersFile({ root, layout: defaultLayout, publicFiles: 'public' })];
  const built = await build({ root, plugins, configFile: false, logLevel: 'silent', build: { write: false } });
  const output = 'output' in built ? built.output : [];
  const file = output.find(({ fileName }) => fileName === 'headers.json');
  return file?.type === 'asset' ? JSON.parse(String(file.source)) : undefined;
}

const configuration = { apiOrigin: 'https://api.example' };
const oauth = { authorizationUrl: 'https://login.example/authorize', tokenUrl: 'https://id.example/token' };

test('a build writes the headers of its start-up configuration', async () => {
  expect(await headersOf(configuration)).toEqual(headersByKind(configuration));
});

test('the headers of a console allow calls of the provider at which its people sign in', async () => {
  const policy = (headers: unknown) => /connect-src [^;]*/.exec(JSON.stringify(headers))?.[0];
  const compiled = await headersOf(configuration, oauth);
  expect(policy(compiled)).toBe("connect-src 'self' https://api.example wss://api.example https://id.example");
  const deployed = await headersOf({ ...configuration, oauth: { tokenUrl: 'https://other.example/token' } }, oauth);
  expect(policy(deployed)).toBe("connect-src 'self' https://api.example wss://api.example https://other.example");
});
