import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeConfiguration } from '~/tools/deploy/make';
import { contentSecurityPolicy, headersByKind } from '~/tools/server/policy';

const folder = await mkdtemp(join(tmpdir(), 'deploy-'));
afterAll(() => rm(folder, { recursive: true }));

async function startUp(text: string): Promise<string> {
  const file = join(folder, 'config.json');
  await writeFile(file, text);
  return file;
}

/** The configuration without indentation, as lines. */
async function lines(...parameters: readonly string[]): Promise<readonly string[]> {
  const text = await makeConfiguration('.', parameters);
  return text.split('\n').map((line) => line.trim());
}

const origins = { apiOrigin: 'https://api.example', allowedOrigins: ['https://partner.example'] };

describe.each(['nginx', 'caddy'])('the configuration of %s', (server) => {
  test('sends the policy of the start-up configuration', async () => {
    const text = await makeConfiguration('.', [server, '--config', await startUp(JSON.stringify(origins))]);
    expect(text).toContain(`Content-Security-Policy "${contentSecurityPolicy(origins)}"`);
    expect(text).toContain('Cross-Origin-Opener-Policy "unsafe-none"');
  });

  test('passes nothing on without a backend', async () => {
    expect(await makeConfiguration('.', [server])).not.toMatch(/proxy|upstream descry/);
  });

  test('leaves no mark of the template and no empty value', async () => {
    const text = await makeConfiguration('.', [
      server,
      '--api',
      'https://api.example/base',
      '--base',
      '/a/b/',
      '--front',
      '::1/128',
    ]);
    expect(text).not.toMatch(/\{\{|\}\}|undefined|false/);
  });

  test.each(['$', '{', '}'])('is refused if an address holds %s, which begins a variable', async (character) => {
    const config = await startUp(JSON.stringify({ policyReports: `/reports?${character}` }));
    await expect(makeConfiguration('.', [server, '--config', config])).rejects.toThrow(/no server configuration can/);
  });
});

test('an address cannot end the value of a header', async () => {
  const config = await startUp(JSON.stringify({ policyReports: '/a"; return 200 "' }));
  const header = (await lines('nginx', '--config', config)).find((line) => line.startsWith('add_header Reporting'));
  expect(header).toBe('add_header Reporting-Endpoints "policy=\\"/a%22%3B%20return%20200%20%22\\"" always;');
});

test('nginx passes on what the contract names and the sign-in, with the path of the backend', async () => {
  const made = await lines('nginx', '--api', 'https://api.example/base');
  expect(made).toContain('location ~ "(?s)^/(__demo|mock|public|saml|ui)(/.*)?$" {');
  expect(made).toContain('proxy_pass https://descry_backend/base$request_uri;');
  expect(made).toContain('server api.example:443;');
  expect(made).toContain('proxy_ssl_name api.example;');
  expect(made).toContain('proxy_set_header Host $http_host;');
});

test('nginx passes on the calls of a console without config.json, and where its people sign in', async () => {
  expect(existsSync('examples/fleet/public/config.json')).toBe(false);
  const made = await lines('nginx', '--api', 'http://backend', '--project', 'examples/fleet');
  expect(made).toContain('location ~ "(?s)^/(api|oauth)(/.*)?$" {');
});

test.each(['nginx', 'caddy'])(
  '%s allows calls of the provider at which people sign in to a deployment',
  async (server) => {
    const provider = 'https://id.example';
    const config = await startUp(
      JSON.stringify({ oauth: { authorizationUrl: `${provider}/authorize`, tokenUrl: `${provider}/token` } }),
    );
    const made = await makeConfiguration('.', [server, '--config', config, '--project', 'examples/fleet']);
    expect(made).toContain(`connect-src 'self' ${provider}; `);
  },
);

test('below a path, files of the contract at the root are those of the backend', async () => {
  const made = await lines('nginx', '--api', 'http://backend', '--base', '/console/');
  expect(made).toContain('location ~ "(?s)^(/(__demo|mock|public|saml|ui)(/.*)?|/(terms[.]json))$" {');
  expect(made).toContain('location = /console {');
});

describe('which paths of a contract are passed on', () => {
  const beside = 'x-own-origin: true, ';
  const nginx = async (paths: Readonly<Record<string, string>>, base: string) => {
    const project = await mkdtemp(join(folder, 'console-'));
    await mkdir(join(project, 'openapi'));
    const items = Object.entries(paths).map(
      ([path, mark], index) => `  ${path}: { get: { ${mark}operationId: call${index}, responses: {} } }`,
    );
    await writeFile(join(project, 'openapi/a.yaml'), ['paths:', ...items].join('\n'));
    const config = await startUp('{}');
    const made = await lines(
      'nginx',
      '--api',
      'http://backend',
      '--project',
      project,
      '--config',
      config,
      '--base',
      base,
    );
    return made.flatMap((line) => /^location ~ "[(][?]s[)](.*)" [{]$/.exec(line)?.[1] ?? []);
  };

  test.each<[string, { paths: Readonly<Record<string, string>>; root: readonly string[]; below?: readonly string[] }]>([
    ['paths of one step', { paths: { '/alerts': '', '/search': '' }, root: ['^/(alerts|search)$'] }],
    [
      'a path that is a folder of others',
      { paths: { '/alerts': '', '/alerts/{id}': '', '/a.b': '' }, root: ['^(/(alerts)(/.*)?|/(a[.]b))$'] },
    ],
    [
      'files of the console, which it has at the root alone',
      {
        paths: { '/api/alerts': '', '/terms.json': beside, '/texts/a.json': beside },
        root: ['^/(api)(/.*)?$'],
        below: ['^(/(api|texts)(/.*)?|/(terms[.]json))$'],
      },
    ],
    ['files of the console alone', { paths: { '/terms.json': beside }, root: [], below: ['^/(terms[.]json)$'] }],
  ])('%s', async (_, { paths, root, below = root }) => {
    expect([await nginx(paths, '/'), await nginx(paths, '/console/')]).toEqual([root, below]);
  });

  test.each(['/{tenant}/alerts', '/report.{format}', '/'])('not %s, which nothing tells from files', async (path) => {
    await expect(nginx({ '/api/alerts': '', [path]: '' }, '/')).rejects.toThrow(
      `The path ${path} has no name as its first step: no server can tell its calls from files of the console.`,
    );
  });
});

test('brotli is for an nginx that has its module', async () => {
  expect(await lines('nginx')).not.toContain('brotli_static on;');
  expect(await lines('nginx', '--brotli')).toContain('brotli_static on;');
});

test('the headers alone are JSON, for any other server', async () => {
  const text = await makeConfiguration('.', ['headers', '--config', await startUp(JSON.stringify(origins))]);
  expect(JSON.parse(text)).toEqual(headersByKind(origins));
});
