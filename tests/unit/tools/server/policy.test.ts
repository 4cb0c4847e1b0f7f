import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, policyHeaders } from '../../../../tools/server/policy';

function directive(name: string, configuration: unknown): string | undefined {
  return contentSecurityPolicy(configuration)
    .split('; ')
    .find((each) => each.startsWith(`${name} `));
}

describe('the policy that the server sends', () => {
  test('is closed, without any unsafe word', () => {
    const policy = contentSecurityPolicy({});
    expect(policy).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
        "connect-src 'self'; frame-src 'self'; base-uri 'none'; object-src 'none'; form-action 'self'; " +
        "frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types console-html dompurify",
    );
  });

  test('comes with nosniff and without referrer', () => {
    expect(policyHeaders(undefined)).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    });
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
      'a list that is no list adds nothing',
      { given: { allowedOrigins: 'https://a.example' }, connect: "connect-src 'self'", frame: "frame-src 'self'" },
    ],
    ['no configuration adds nothing', { given: null, connect: "connect-src 'self'", frame: "frame-src 'self'" }],
  ])('%s', (_name, { given, connect, frame }) => {
    expect(directive('connect-src', given)).toBe(connect);
    expect(directive('frame-src', given)).toBe(frame);
  });
});
