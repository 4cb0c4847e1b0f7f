import mustache from 'mustache';
import { cacheControl, headersByKind } from '../server/policy';
import { backendPattern, type BackendPaths } from './backend-paths';
import { DeployProblem, type DeployOptions } from './options';

/** What a configuration is made from. */
export interface ConfigurationParts {
  readonly options: DeployOptions;
  /** The start-up configuration as it was read. */
  readonly startUp: unknown;
  readonly paths: BackendPaths;
  /** Text of the template of the server. */
  readonly template: string;
  /** The command that makes the configuration, for its first line. */
  readonly command: string;
}

/** Headers by which a client could name another address than that of its request. */
const droppedHeaders = ['Forwarded', 'X-Forwarded-Port', 'X-Forwarded-Prefix', 'X-Original-URL', 'X-Rewrite-URL'];

/** The finished configuration of a web server. */
export function serverConfiguration({ options, startUp, paths, template, command }: ConfigurationParts): string {
  const { base, listen, root, brotli, front } = options;
  const { 'Cache-Control': _, ...headers } = headersByKind(startUp).data;
  const view = {
    command,
    base,
    folder: base === '/' ? undefined : base.slice(0, -1),
    ...listeners(listen),
    root,
    brotli,
    front,
    isBehindFront: front.length > 0,
    dropped: droppedHeaders,
    caching: cacheControl,
    // Of two content security policies both apply; the backend's stays.
    headers: Object.entries(headers).map(([name, value]) => ({
      name,
      value,
      isAdded: name === 'Content-Security-Policy',
    })),
    backend: backendOf(options, paths),
  };
  return mustache.render(template, view, {}, { escape: quoted });
}

/** Where nginx listens (`listen`), and the same for Caddy. Without an address it is every one, of IPv6 too. */
function listeners(listen: string) {
  const [, address, port = ''] = /^(?:(.*):)?(\d+)$/.exec(listen) ?? [];
  return { listen: address === undefined ? [port, `[::]:${port}`] : [listen], address, port };
}

/** The part of a configuration that passes calls on. */
function backendOf({ api, host, base }: DeployOptions, { calls, files }: BackendPaths) {
  if (api === undefined) return undefined;
  // A console at the root has these files itself.
  const passedOn = base === '/' ? calls : [...calls, ...files];
  const pattern = backendPattern(passedOn);
  if (pattern === undefined) return undefined;
  refuseConsolePaths(base, passedOn);
  const isTls = api.protocol === 'https:';
  const path = api.pathname.replace(/\/$/, '');
  return {
    scheme: isTls ? 'https' : 'http',
    origin: api.origin,
    address: `${api.hostname}:${api.port || (isTls ? '443' : '80')}`,
    path,
    host,
    tls: isTls && { hostname: api.hostname.replaceAll(/[[\]]/g, '') },
    pattern,
    sentPattern: backendPattern(passedOn.map(encodeURI)),
    // Backends disagree about what these lead to; some take off what follows a semicolon before.
    dotSegment: '^[^?]*/([.]|%2e)([.]|%2e)?(;[^/?]*)?',
    pathPattern: literal(path),
    origins: [literal(api.origin), ...(host === undefined ? [] : [`https?://${literal(host)}`])].join('|'),
    // One that begins with two slashes, or what a browser takes for them, would lead to another host.
    ownPath: '/(?:[!-.0-Z^-~][!-~]*)?',
  };
}

/** What a console at the root of its origin answers itself: files of its build, and its health. */
const rootNames: readonly string[] = ['assets', 'config.json', 'healthz', 'index.html', 'version.json'];

/** @throws {DeployProblem} if the console itself would be passed on. */
function refuseConsolePaths(base: string, passedOn: readonly string[]): void {
  const ofConsole = base === '/' ? rootNames : ['healthz', base.split('/')[1] ?? ''];
  const taken = passedOn.find((path) => ofConsole.includes(path.split('/')[1] ?? ''));
  if (taken === undefined) return;
  const advice = base === '/' ? 'Serve the console below a path: --base /console/.' : 'Choose another --base.';
  throw new DeployProblem(`The path ${taken} of the contract is also one of the console. ${advice}`);
}

/** A regular expression for a text. */
function literal(text: string): string {
  return text.replaceAll(/[^\w/:~-]/g, '[$&]');
}

/** `$` begins a variable in nginx and braces one in Caddy; neither has an escape for it. */
function quoted(value: unknown): string {
  const text = String(value);
  if (/[^ -~]|[${}]/.test(text)) {
    throw new DeployProblem(`The start-up configuration has an address that no server configuration can hold: ${text}`);
  }
  return text.replaceAll(/["\\]/g, (character) => `\\${character}`);
}
