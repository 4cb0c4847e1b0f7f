import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { cacheControl, contentSecurityPolicy, headersByKind, policyHeaders, withSignIn } from '~/tools/server/policy';

function directive(name: string, configuration: unknown): string | undefined {
  return contentSecurityPolicy(configuration)
    .split('; ')
    .find((each) => each.startsWith(`${name} `));
}

describe('the policy that the server sends', () => {
  test('is closed, without any unsafe word', () => {
    const policy = contentSecurityPolicy({});
    expect(policy).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
        "connect-src 'self'; frame-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; " +
        "frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types console-html dompurify",
    );
  });

  test.each([{}, { apiOrigin: 'https://api.example', allowedOrigins: ['https://partner.example'] }])(
    "gives the evaluator of Google nothing to find but its doubt about hosts, which `'self'` is too: %j",
    (configuration) => {
      const findings = new CspEvaluator(new CspParser(contentSecurityPolicy(configuration)).csp).evaluate();
      expect(findings.map(({ directive: name, value, severity }) => [name, value, severity])).toEqual([
        ['script-src', "'self'", Severity.MEDIUM_MAYBE],
      ]);
    },
  );

  test.each([
    [
      { brand: { headerLogo: 'https://cdn.example/a.svg', fullSizeLogo: 'https://cdn.example/b.svg' } },
      ' https://cdn.example',
    ],
    [{ brand: { headerLogo: '/logo.svg' } }, ''],
    [{ brand: 'https://cdn.example' }, ''],
    [{ brand: { headerLogo: "https://cdn.example;script-src '*'" } }, ''],
    [{ allowedOrigins: ['https://partner.example', 'wss://live.example'] }, ' https://partner.example'],
  ])('lets the console show the logos of a deployment and of partners: %j', (configuration, origins) => {
    expect(directive('img-src', configuration)).toBe(`img-src 'self' data:${origins}`);
  });

  test('comes with headers that separate the console from other sites', () => {
    expect(policyHeaders(undefined)).toMatchObject({
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Cache-Control': 'no-store',
    });
  });

  test.each([
    [['https://partner.example'], 'unsafe-none'],
    [['wss://live.example'], 'same-origin-allow-popups'],
    ['https://partner.example', 'same-origin-allow-popups'],
  ])('leaves the windows of allowed origins together, which may send messages: %j', (allowedOrigins, policy) => {
    expect(policyHeaders({ allowedOrigins })['Cross-Origin-Opener-Policy']).toBe(policy);
  });

  test('is the same for every kind of answer, and only caching differs', () => {
    const caching = Object.entries(headersByKind({ apiOrigin: 'https://api.example' })).map(([kind, headers]) => {
      const { 'Cache-Control': value, ...others } = headers;
      expect(policyHeaders({ apiOrigin: 'https://api.example' }), kind).toMatchObject(others);
      return [kind, value];
    });
    expect(Object.fromEntries(caching)).toEqual({
      page: 'no-cache',
      hashed: 'public, max-age=31536000, immutable',
      file: 'no-cache',
      data: 'no-store',
    });
  });

  test('is what the guide for deployers lists', async () => {
    const guide = await readFile('docs/surface.md', 'utf8');
    for (const [name, value] of Object.entries(policyHeaders({}))) {
      if (name === 'Content-Security-Policy') {
        const parts = value.split('; ').map((part) => `${part};`);
        expect(guide.replaceAll(/\s+/g, ' '), name).toContain(parts.join(' '));
      } else expect(guide, name).toMatch(new RegExp(`\\| \`${name}\` +\\| \`${value}\` +\\|`));
    }
    for (const value of Object.values(cacheControl)) expect(guide).toContain(`\`${value}\``);
  });

  test.each<[string, { given: unknown; address: string | undefined }]>([
    ['nobody', { given: undefined, address: undefined }],
    ['nobody, if it is empty', { given: '', address: undefined }],
    ['nobody, if it is no address', { given: 7, address: undefined }],
    ['nobody, if it is a script', { given: 'javascript:1', address: undefined }],
    ['a path of the server', { given: '/reports?of=console', address: '/reports?of=console' }],
    ['another server', { given: 'https://reports.example/csp', address: 'https://reports.example/csp' }],
    [
      'an address, and nothing that is written behind it',
      { given: '/a; script-src *, b" \\', address: '/a%3B%20script-src%20*%2C%20b%22%20/' },
    ],
    ['nobody, if its host ends the directive', { given: 'https://a;script-src', address: undefined }],
    ['a query, and nothing behind it', { given: '/a?b=1;c,"\\', address: '/a?b=1%3Bc%2C%22%5C' }],
  ])('reports violations to %s', (_name, { given, address }) => {
    const headers = policyHeaders({ policyReports: given });
    const directives = (headers['Content-Security-Policy'] ?? '').split('; ').slice(13);
    expect(headers['Reporting-Endpoints']).toBe(address && `policy="${address}"`);
    expect(directives).toEqual(address === undefined ? [] : [`report-uri ${address}`, 'report-to policy']);
  });

  test.each<[string, { given: unknown; connect: string; frame: string }]>([
    [
      'the API is reached by calls and sockets, not framed',
      {
        given: { apiOrigin: 'https://api.example.com' },
        connect: "connect-src 'self' https://api.example.com wss://api.example.com",
        frame: "frame-src 'self'",
      },
    ],
    [
      'the collector of telemetry is reached by calls, not framed',
      {
        given: { telemetry: { address: 'https://otel.example.com/v1/logs' } },
        connect: "connect-src 'self' https://otel.example.com",
        frame: "frame-src 'self'",
      },
    ],
    [
      'an allowed origin is reached and framed',
      {
        given: { allowedOrigins: ['http://one.example.com:8080/path'] },
        connect: "connect-src 'self' http://one.example.com:8080 ws://one.example.com:8080",
        frame: "frame-src 'self' http://one.example.com:8080",
      },
    ],
    [
      'an allowed socket is not framed',
      {
        given: { allowedOrigins: ['wss://live.example.com'] },
        connect: "connect-src 'self' wss://live.example.com",
        frame: "frame-src 'self'",
      },
    ],
    [
      'what is no origin adds nothing',
      {
        given: { apiOrigin: "'unsafe-inline'; script-src *", allowedOrigins: ['*', 'data:', 'javascript:1', 7, null] },
        connect: "connect-src 'self'",
        frame: "frame-src 'self'",
      },
    ],
    [
      'a host that ends a directive or a policy adds nothing, one of IPv6 itself',
      {
        given: {
          apiOrigin: 'https://[::1]:8443',
          allowedOrigins: ['https://a;script-src', 'https://a,b', "https://'self'"],
        },
        connect: "connect-src 'self' https://[::1]:8443 wss://[::1]:8443",
        frame: "frame-src 'self'",
      },
    ],
    [
      'a list that is no list adds nothing',
      { given: { allowedOrigins: 'https://a.example' }, connect: "connect-src 'self'", frame: "frame-src 'self'" },
    ],
    ['no configuration adds nothing', { given: null, connect: "connect-src 'self'", frame: "frame-src 'self'" }],
  ])('%s', (_name, { given, connect, frame }) => {
    expect(directive('connect-src', given)).toBe(connect);
    expect(directive('frame-src', given)).toBe(frame);
  });
});

describe('a sign-in by OAuth 2', () => {
  const built = {
    authorizationUrl: 'https://login.example/authorize',
    tokenUrl: 'https://id.example/t',
    revocationUrl: '/oauth/revoke',
  };

  test.each<[string, unknown, string]>([
    ['what the contract declares', {}, 'https://id.example'],
    ['what the deployment has in its place', { oauth: { tokenUrl: 'https://b.example/t' } }, 'https://b.example'],
    ['another address too', { oauth: { refreshUrl: 'https://r.example/r' } }, 'https://id.example https://r.example'],
    ['nothing that ends the directive', { oauth: { tokenUrl: "x; script-src 'unsafe-inline'" } }, ''],
    ['no member of a wrong kind', { oauth: 'https://evil.example' }, 'https://id.example'],
  ])('may reach %s, and pages are only opened', (_, configuration, want) => {
    expect(directive('connect-src', withSignIn(configuration, built))).toBe(`connect-src 'self' ${want}`.trim());
  });

  test('changes nothing for a console without one', () => {
    expect(withSignIn({ region: 'EU' }, undefined)).toEqual({ region: 'EU' });
  });
});
