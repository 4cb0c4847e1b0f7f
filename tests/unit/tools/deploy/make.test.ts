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
  expect(made).toContain('location ~ ^/(__demo|mock|public|saml|ui)(/.*)?$ {');
  expect(made).toContain('proxy_pass https://descry_backend/base$request_uri;');
  expect(made).toContain('server api.example:443;');
  expect(made).toContain('proxy_ssl_name api.example;');
  expect(made).toContain('proxy_set_header Host $http_host;');
});

test('nginx passes on the calls of a console, and where its people sign in at the same origin', async () => {
  const config = await startUp('{}');
  const made = await lines('nginx', '--api', 'http://backend', '--config', config, '--project', 'examples/fleet');
  expect(made).toContain('location ~ ^/(api|oauth)(/.*)?$ {');
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

test('nginx sends another host to the backend if that has a name of its own', async () => {
  const made = await lines('nginx', '--api', 'http://10.0.0.7:8080', '--host', 'api.example');
  expect(made).toContain('proxy_set_header Host api.example;');
  expect(made).toContain('server 10.0.0.7:8080;');
});

test('nginx takes client and scheme from what ends TLS in front, and from nobody else', async () => {
  const api = ['--api', 'http://backend'];
  const behind = await lines('nginx', ...api, '--front', '10.0.0.0/8');
  expect(behind).toContain('set_real_ip_from 10.0.0.0/8;');
  expect(behind).toContain('proxy_set_header X-Forwarded-Proto https;');
  const alone = await lines('nginx', ...api);
  expect(alone.join('\n')).not.toContain('real_ip');
  expect(alone).toContain('proxy_set_header X-Forwarded-Proto $scheme;');
});

test('below a path, files of the contract at the root are those of the backend', async () => {
  const made = await lines('nginx', '--api', 'http://backend', '--base', '/console/');
  expect(made).toContain('location ~ ^(/(__demo|mock|public|saml|ui)(/.*)?|/(terms[.]json))$ {');
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
    return made.filter((line) => line.startsWith('location ~ ^')).map((line) => line.slice('location ~ '.length, -2));
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

describe('parameters', () => {
  test.each<[string, { parameters: readonly string[]; message: RegExp }]>([
    ['no server', { parameters: [], message: /^Usage: npm run deploy/ }],
    ['another server', { parameters: ['apache'], message: /^Usage: npm run deploy/ }],
    ['two servers', { parameters: ['nginx', 'caddy'], message: /^Usage: npm run deploy/ }],
    ['an unknown option', { parameters: ['nginx', '--bas', '/'], message: /--bas'[^]*Usage: npm run deploy/ }],
    [
      'a path without a slash at its end',
      { parameters: ['nginx', '--base', '/a'], message: /--base is "\/a"; .*\/console\// },
    ],
    ['a path with a directive', { parameters: ['nginx', '--base', '/;/'], message: /--base/ }],
    ['an address of another scheme', { parameters: ['nginx', '--api', 'ftp://a'], message: /--api/ }],
    ['an address with a password', { parameters: ['nginx', '--api', 'http://a:b@c'], message: /--api/ }],
    ['an address with a port that is none', { parameters: ['nginx', '--api', 'http://a:99999'], message: /--api/ }],
    ['a host with a blank', { parameters: ['nginx', '--host', 'a b'], message: /--host/ }],
    ['a front without a range', { parameters: ['nginx', '--front', 'balancer'], message: /--front/ }],
    ['a port that is none', { parameters: ['nginx', '--listen', 'http'], message: /--listen/ }],
    ['a folder that is relative', { parameters: ['nginx', '--root', 'dist'], message: /--root/ }],
    [
      'a file that is missing',
      { parameters: ['nginx', '--config', 'no.json'], message: /--config is "no\.json": ENOENT/ },
    ],
  ])('%s: the message says what is wrong', async (_, { parameters, message }) => {
    await expect(makeConfiguration('.', parameters)).rejects.toThrow(message);
  });

  test('a start-up configuration that is no JSON is named', async () => {
    const config = await startUp('{ region: 1 }');
    await expect(makeConfiguration('.', ['nginx', '--config', config])).rejects.toThrow(/--config is ".*": .*JSON/);
  });
});
