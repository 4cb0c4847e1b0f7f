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

/** The finished configuration of a web server. */
export function serverConfiguration({ options, startUp, paths, template, command }: ConfigurationParts): string {
  const { base, listen, root, brotli, front, target } = options;
  const { 'Cache-Control': _, ...headers } = headersByKind(startUp).data;
  const view = {
    command,
    base,
    folder: base === '/' ? undefined : base.slice(0, -1),
    listen: target === 'caddy' && !listen.includes(':') ? `:${listen}` : listen,
    root,
    brotli,
    front,
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

/** The part of a configuration that passes calls on. */
function backendOf({ api, host, base }: DeployOptions, { calls, files }: BackendPaths) {
  if (api === undefined) return undefined;
  // A console at the root has these files itself.
  const pattern = backendPattern(base === '/' ? calls : [...calls, ...files]);
  if (pattern === undefined) return undefined;
  const isTls = api.protocol === 'https:';
  return {
    scheme: isTls ? 'https' : 'http',
    origin: api.origin,
    address: `${api.hostname}:${api.port || (isTls ? '443' : '80')}`,
    path: api.pathname.replace(/\/$/, ''),
    host,
    tls: isTls && { hostname: api.hostname },
    pattern,
  };
}

/** `$` begins a variable in nginx and braces one in Caddy; neither has an escape for it. */
function quoted(value: unknown): string {
  const text = String(value);
  if (/[^ -~]|[${}]/.test(text)) {
    throw new DeployProblem(`The start-up configuration has an address that no server configuration can hold: ${text}`);
  }
  return text.replaceAll(/["\\]/g, (character) => `\\${character}`);
}
