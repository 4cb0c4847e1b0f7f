import { signIn } from '~/codegen/3-check/names/sign-in';
import type { Contract, OAuthFlow, SecurityScheme } from '~/codegen/1-parse/openapi/contract';
import { table } from '~/tests/harness/codegen/table';

const right: OAuthFlow = {
  authorizationUrl: 'https://id.example/authorize',
  tokenUrl: '/oauth/token',
  scopes: ['read', 'offline_access'],
};

function scheme(type: string, flows: Readonly<Record<string, OAuthFlow>> = {}): SecurityScheme {
  return { type, flows: new Map(Object.entries(flows)) };
}

const codeFlow = (flow: object) => scheme('oauth2', { authorizationCode: { scopes: [], ...flow } });

const contract: Contract = {
  operations: new Map(),
  schemes: new Map(
    Object.entries({
      people: codeFlow(right),
      machine: codeFlow({ ...right, scopes: ['read'], tokenUrl: 'http://127.0.0.1:8080/token' }),
      key: scheme('apiKey'),
      discovered: scheme('openIdConnect'),
      old: scheme('oauth2', { implicit: right, password: right }),
      empty: scheme('oauth2'),
      noToken: codeFlow({ authorizationUrl: 'https://id.example/a' }),
      plain: codeFlow({ ...right, tokenUrl: 'http://id.example/token' }),
      script: codeFlow({ ...right, authorizationUrl: 'javascript:alert(1)' }),
      elsewhere: codeFlow({ ...right, refreshUrl: '//id.example/token' }),
    }),
  ),
  isIncomplete: false,
};

const again = { 'errors.json': { rows: [{ status: 401, policy: { kind: 'session', signal: 'sign-in' } }] } };

/** A console that signs in with a scheme. */
const with_ = (name: string, more: object = {}) => ({
  ...again,
  'engine.json': { signIn: { oauth: { scheme: name, clientId: 'console', ...more } } },
});

const https = 'sign-in/scheme -> Write an address that begins with "https://", or a path of the API.';
const flow = 'sign-in/scheme -> Add that flow, in the contract or an overlay. The provider must allow it with PKCE.';

table(
  signIn,
  [
    ['a scheme with the flow', { given: with_('people', { scopes: ['offline_access'] }), want: [] }],
    [
      'a scope of OpenID Connect that the flow does not list',
      { given: with_('machine', { scopes: ['openid', 'offline_access'] }), want: [] },
    ],
    ['an address of this machine', { given: with_('machine'), want: [] }],
    ['a page of its own', { given: with_('people', { redirectPath: '/signed-in.html' }), want: [] }],
    ['the folder of the console, which is a route too', { given: with_('people', { redirectPath: '/' }), want: [] }],
    ['a sign-in at an address', { given: { 'engine.json': { signIn: { address: '/login' } } }, want: [] }],
    ['a misspelt scheme', { given: with_('▶poeple'), want: ['sign-in/scheme -> "people"'] }],
    ['a key', { given: with_('▶key'), want: ['sign-in/scheme'] }],
    [
      'addresses that only the provider knows',
      {
        given: with_('▶discovered'),
        want: ['sign-in/scheme -> Declare the provider as "oauth2" with its addresses, in the contract or an overlay.'],
      },
    ],
    ['flows that are not safe in a browser', { given: with_('▶old'), want: [flow] }],
    ['no flow', { given: with_('▶empty'), want: [flow] }],
    [
      'a flow without an address',
      { given: with_('▶noToken'), want: ['sign-in/scheme -> Add it to the flow, in the contract or an overlay.'] },
    ],
    ['tokens without encryption', { given: with_('▶plain'), want: [https] }],
    ['a script', { given: with_('▶script'), want: [https] }],
    [
      'a misspelt scope',
      { given: with_('people', { scopes: ['▶offline_acess'] }), want: ['sign-in/scope -> "offline_access"'] },
    ],
    [
      'a page of each console',
      {
        given: with_('people', { redirectPath: '▶/logout.html' }),
        want: ['sign-in/redirect-path -> Choose another name, or "/".'],
      },
    ],
    [
      'a route',
      {
        given: {
          ...with_('people', { redirectPath: '▶/back.html' }),
          'routes/outside.json': { area: 'Out', routes: [{ kind: 'outside', path: '/back.html', title: 'Back' }] },
        },
        want: ['sign-in/redirect-path -> Choose another name, or "/".'],
      },
    ],
    [
      'refused calls that lead nowhere',
      {
        given: { ...with_('▶people'), 'errors.json': { rows: [{ status: 401, policy: { kind: 'ignore' } }] } },
        want: ['sign-in/refused-calls -> Add { "status": 401, "policy": { "kind": "session", "signal": "sign-in" } }.'],
      },
    ],
  ],
  contract,
);
