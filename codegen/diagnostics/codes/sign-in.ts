import type { Entries } from './entry';

const engine = 'descriptors/engine.json';

/** The sign-in by OAuth 2. */
export const signIn = {
  'sign-in/scheme': {
    text: {
      unknown: 'The contract has no security scheme "{name}".',
      type: 'The security scheme "{name}" is {type}; a sign-in needs the type "oauth2".',
      discovery: 'The security scheme "{name}" is "openIdConnect", whose addresses are not in the contract.',
      flow: 'The security scheme "{name}" has no flow "authorizationCode" (it has: {flows}).',
      address: 'The flow "authorizationCode" of "{name}" has no "{member}".',
      insecure: '{member} of "{name}" is {address}: codes and tokens need TLS.',
    },
    hint: {
      discovery: 'Declare the provider as "oauth2" with its addresses, in the contract or an overlay.',
      flow: 'Add that flow, in the contract or an overlay. The provider must allow it with PKCE.',
      address: 'Add it to the flow, in the contract or an overlay.',
      insecure: 'Write an address that begins with "https://", or a path of the API.',
    },
    explanation:
      'A console signs in by the authorization code with PKCE. The other flows are not safe in a browser: "implicit" has the token in the address of the page, "password" gives the password to the console, and "clientCredentials" needs a secret that everybody could read. The addresses of the provider are in the contract, so that the content policy of the build allows them; "openIdConnect" would give them only while the console starts.',
    example: { file: engine, at: '/signIn/oauth/scheme', wrong: '"poeple"', right: '"people"' },
  },
  'sign-in/scope': {
    text: 'The security scheme "{scheme}" offers no scope "{scope}".',
    explanation:
      'The provider would refuse the sign-in. The scopes of operations are requested by themselves; "scopes" has those that no operation wants.',
    example: { file: engine, at: '/signIn/oauth/scopes', wrong: '["offline"]', right: '["offline_access"]' },
  },
  'sign-in/redirect-path': {
    text: {
      page: '{path} is a page that every console has.',
      route: '{path} is the route "{title}".',
    },
    hint: {
      page: 'Choose another name, or "/".',
      route: 'Choose another name, or "/".',
    },
    explanation:
      'The build writes a page of this name, to which the provider returns with the code. It must be no other page.',
    example: { file: engine, at: '/signIn/oauth/redirectPath', wrong: '"/logout.html"', right: '"/signed-in.html"' },
  },
  'sign-in/refused-calls': {
    severity: 'warning',
    text: 'No row of errors.json leads to the sign-in.',
    hint: 'Add { "status": 401, "policy": { "kind": "session", "signal": "sign-in" } }.',
    explanation:
      'When a token has expired and cannot be refreshed, the API answers calls with 401. A row with the policy "session" and the signal "sign-in" decides that the person signs in again; without it, each call only fails.',
    example: {
      file: 'descriptors/errors.json',
      at: '/rows/4',
      wrong: '{ "status": 401, "policy": { "kind": "as-blank" } }',
      right: '{ "status": 401, "policy": { "kind": "session", "signal": "sign-in" } }',
    },
  },
} as const satisfies Entries;
