import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { serverConfiguration } from '~/tools/deploy/configuration';
import { deployOptions } from '~/tools/deploy/options';

const templates = { nginx: 'deploy/nginx.conf.template', caddy: 'deploy/Caddyfile.template' } as const;

/** The configuration for a contract with calls below `/ui/`, without indentation, as lines. */
function lines(server: 'nginx' | 'caddy', ...parameters: readonly string[]): readonly string[] {
  return textFor(server, ['/ui/a'], parameters)
    .split('\n')
    .map((line) => line.trim());
}

function textFor(server: 'nginx' | 'caddy', calls: readonly string[], parameters: readonly string[]): string {
  return serverConfiguration({
    options: deployOptions([server, ...parameters]),
    startUp: {},
    paths: { calls, files: [] },
    template: readFileSync(templates[server], 'utf8'),
    command: '',
  });
}

const backend = ['--api', 'http://backend/base'];

describe('where a server listens', () => {
  test.each<[string, { server: 'nginx' | 'caddy'; listen: string; want: readonly string[] }]>([
    ['nginx on a port', { server: 'nginx', listen: '8080', want: ['listen 8080;', 'listen [::]:8080;'] }],
    ['nginx on an address', { server: 'nginx', listen: '127.0.0.1:80', want: ['listen 127.0.0.1:80;'] }],
    ['nginx on an address of IPv6', { server: 'nginx', listen: '[::1]:80', want: ['listen [::1]:80;'] }],
    ['Caddy on a port', { server: 'caddy', listen: '8080', want: ['http://:8080 {'] }],
    ['Caddy on an address', { server: 'caddy', listen: '127.0.0.1:80', want: ['http://:80 {', 'bind 127.0.0.1'] }],
    ['Caddy on an address of IPv6', { server: 'caddy', listen: '[::1]:80', want: ['http://:80 {', 'bind [::1]'] }],
  ])('%s: there, whatever host a client names', (_, { server, listen, want }) => {
    expect(lines(server, '--listen', listen).filter((line) => /^(listen|bind|http:)/.test(line))).toEqual(want);
  });
});

describe('what a server says of the client', () => {
  const fronts = ['--front', '10.0.0.0/8', '--front', 'fd00::/8'];

  test('nginx takes client and scheme from what ends TLS in front, and from nobody else', () => {
    const behind = lines('nginx', ...backend, ...fronts);
    expect(behind.filter((line) => /^(set_)?real_ip/.test(line))).toEqual([
      'set_real_ip_from 10.0.0.0/8;',
      'set_real_ip_from fd00::/8;',
      'real_ip_header X-Forwarded-For;',
      'real_ip_recursive on;',
    ]);
    expect(behind).toContain('proxy_set_header X-Forwarded-Proto https;');
    const alone = lines('nginx', ...backend);
    expect(alone.join('\n')).not.toContain('real_ip');
    expect(alone).toContain('proxy_set_header X-Forwarded-Proto $scheme;');
  });

  test('Caddy takes the client alone from what ends TLS in front, and sets scheme and host itself', () => {
    const behind = lines('caddy', ...backend, ...fronts);
    expect(behind).toEqual(
      expect.arrayContaining([
        'trusted_proxies 10.0.0.0/8 fd00::/8',
        'header_up X-Forwarded-Proto https',
        'header_up X-Forwarded-Host {hostport}',
      ]),
    );
    expect(lines('caddy', ...backend).join('\n')).not.toMatch(/trusted_proxies|header_up X-Forwarded/);
  });

  test('nginx sends another host to the backend if that has a name of its own', () => {
    const made = lines('nginx', '--api', 'http://10.0.0.7:8080', '--host', 'api.example');
    expect(made).toContain('proxy_set_header Host api.example;');
    expect(made).toContain('server 10.0.0.7:8080;');
  });
});

describe('a backend with an address of IPv6', () => {
  test('gets the calls of nginx, which checks its certificate for the address', () => {
    const made = lines('nginx', '--api', 'https://[::1]/base');
    expect(made).toContain('server [::1]:443;');
    expect(made).toContain('proxy_ssl_name ::1;');
    expect(made).toContain('proxy_redirect "~^(?:https://[[]::1[]])?/base(/(?:[!-.0-Z^-~][!-~]*)?)$" $1;');
  });

  test('gets the calls of Caddy', () => {
    expect(lines('caddy', '--api', 'http://[::1]:4173')).toContain('reverse_proxy http://[::1]:4173 {');
  });
});

test('Caddy logs neither query nor headers, also where it reports a failure', () => {
  const made = lines('caddy', ...backend).join('\n');
  expect(made).toContain('request>uri regexp "[?].*" ""\nrequest>headers delete\nresp_headers delete\n');
  expect(made).toContain('log default {\nimport logged\n}');
  expect(made).toContain('log {\noutput stdout\nimport logged\n}');
});

test.each([
  ['/assets/{id}', [], 'The path /assets/{id} of the contract is also one of the console. Serve the console below a'],
  ['/healthz', ['--base', '/console/'], 'The path /healthz of the contract is also one of the console. Choose another'],
  ['/console/users', ['--base', '/console/'], 'The path /console/users of the contract is also one of the console.'],
])('a contract with %s and %j takes no files from the console', (path, parameters, want) => {
  expect(() => textFor('nginx', ['/ui/a', path], [...backend, ...parameters])).toThrow(want);
});

test('below a path the backend may have the names of files at the root', () => {
  expect(textFor('caddy', ['/assets/{id}'], [...backend, '--base', '/console/'])).toContain('assets');
});
