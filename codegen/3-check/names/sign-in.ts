import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding, type Finding } from '../../diagnostics/finding';
import type { Path } from '../../language/model';
import type { OAuthFlow, SecurityScheme } from '../../1-parse/openapi/contract';
import type { Project } from '../../1-parse/project';
import { codeFlowOf, routesOf } from '../../2-analyze/analysis';
import { perDescriptor } from '../per-descriptor';

/** Scopes that OpenID Connect defines: a provider knows them, whether or not the contract lists them. */
const scopesOfOpenId: ReadonlySet<string> = new Set([
  'openid',
  'profile',
  'email',
  'address',
  'phone',
  'offline_access',
]);

const at = (member: string): Path => ['signIn', 'oauth', member];

/** The sign-in by OAuth 2 has a scheme with which a browser can sign in, scopes of it, and a page to return to. */
export const signIn = perDescriptor(['engine'], function* (project, descriptor) {
  const { scheme: name, scopes = [], redirectPath } = descriptor.authored.signIn?.oauth ?? {};
  if (name === undefined) return;
  const { schemes, isIncomplete } = project.contract;
  const scheme = schemes.get(name);
  if (!scheme && isIncomplete) return;
  const problem = scheme ? problemOfScheme(name, scheme) : unknownScheme(name, schemes);
  if (problem) yield diagnose(descriptor, at('scheme'), problem);
  const offered = codeFlowOf(scheme)?.scopes ?? [];
  for (const [index, scope] of scopes.entries()) {
    if (scope === undefined || problem || offered.includes(scope) || scopesOfOpenId.has(scope)) continue;
    const advice = suggest(scope, new Set([...offered, ...scopesOfOpenId]));
    yield diagnose(descriptor, [...at('scopes'), index], {
      ...finding('sign-in/scope', { scheme: name, scope }),
      ...advice,
    });
  }
  const taken = redirectPath === undefined ? undefined : takenBy(project, redirectPath);
  if (taken) yield diagnose(descriptor, at('redirectPath'), taken);
  if (!signsInAgain(project)) yield diagnose(descriptor, at('scheme'), finding('sign-in/refused-calls'));
});

function unknownScheme(name: string, schemes: ReadonlyMap<string, SecurityScheme>): Finding {
  const usable = [...schemes].flatMap(([one, scheme]) => (codeFlowOf(scheme) ? [one] : []));
  return { ...finding('sign-in/scheme.unknown', { name }), ...suggest(name, usable) };
}

/** Why nobody can sign in with a scheme. */
export function problemOfScheme(name: string, scheme: SecurityScheme): Finding | undefined {
  const { type, flows } = scheme;
  if (type === 'openIdConnect') return finding('sign-in/scheme.discovery', { name });
  if (type !== 'oauth2') return finding('sign-in/scheme.type', { name, type: type || 'no type' });
  const flow = codeFlowOf(scheme);
  if (flow) return problemOfFlow(name, flow);
  const others = [...flows.keys()].join(', ');
  return finding('sign-in/scheme.flow', { name, flows: others || 'none' });
}

function problemOfFlow(name: string, flow: OAuthFlow): Finding | undefined {
  for (const member of ['authorizationUrl', 'tokenUrl', 'refreshUrl'] as const) {
    const address = flow[member];
    if (address === undefined) {
      if (member !== 'refreshUrl') return finding('sign-in/scheme.address', { name, member });
    } else if (!isSecure(address)) return finding('sign-in/scheme.insecure', { name, member, address });
  }
  return undefined;
}

/** A path of the API, an address with TLS, or one of this machine, which no network sees. */
function isSecure(address: string): boolean {
  return /^(\/(?![/\\])|https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$))/.test(address);
}

/** Pages of the build, which are there whatever a console has. */
const pages = ['/index.html', '/info.html', '/logout.html'];

function takenBy(project: Project, path: string): Finding | undefined {
  if (pages.includes(path)) return finding('sign-in/redirect-path.page', { path });
  const route =
    path === '/' ? undefined : routesOf(project).find((one) => one.path === path || one.path === `.${path}`);
  return route && finding('sign-in/redirect-path.route', { path, title: route.path });
}

/** Whether a call that is refused for want of a valid token leads to the sign-in. */
function signsInAgain(project: Project): boolean {
  const rows = project.find('errors', 'errors')?.authored.rows;
  // Where the rows are broken, they may hold it.
  if (!rows) return true;
  return rows.some((row) => row?.policy?.kind === 'session' && row.policy.signal === 'sign-in');
}
