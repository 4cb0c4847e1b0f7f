import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { portOf } from '../port';

/** Configurations that `npm run deploy` makes; `headers` is a list for any other server. */
const targets = ['nginx', 'caddy', 'headers'] as const;

/** What `npm run deploy` makes. */
export interface DeployOptions {
  readonly target: (typeof targets)[number];
  /** Folder of the console, from that of the engine. */
  readonly project: string;
  /** Path of the console, with a slash at both ends. */
  readonly base: string;
  /** Address of the backend, with a base path or none; without it nothing is passed on. */
  readonly api: URL | undefined;
  /** The `Host` that the backend gets; the client's without it. */
  readonly host: string | undefined;
  /** File of the start-up configuration; that of the build without it. */
  readonly config: string | undefined;
  /** Port, with an address before it or none. */
  readonly listen: string;
  /** Folder of the built console on the server. */
  readonly root: string;
  /** Ranges of addresses of what ends TLS in front of the server; without one clients connect to the server itself. */
  readonly front: readonly string[];
  /** Whether nginx has the module for brotli. */
  readonly brotli: boolean;
}

/** A parameter of `npm run deploy`, or the start-up configuration, cannot be used. The message says which and why. */
export class DeployProblem extends Error {}

/** How `npm run deploy` is called. */
const usage = `Usage: npm run deploy -- nginx|caddy|headers [options]

  --project FOLDER     folder of the console, if it is not this one
  --config FILE        start-up configuration of the deployment; public/config.json of the console without it
  --api URL            backend, such as http://backend:8080; calls and the socket go there
  --host NAME          Host header for the backend; the client's without it
  --base /console/     path of the console; / without it
  --listen 8080        port, or address and port, such as 127.0.0.1:8080 or [::1]:8080
  --root /srv/descry   folder of the built console on the server
  --front 10.0.0.0/8   addresses of what ends TLS in front; the backend gets its X-Forwarded-For, and https;
                       again for further addresses
  --brotli             nginx has the module for brotli, so that .br files are sent`;

const listenPattern = /^(([\w.-]+|\[[\da-fA-F:.]+\]):)?\d{1,5}$/;

/** Reads the parameters of `npm run deploy`. */
export function deployOptions(parameters: readonly string[]): DeployOptions {
  const { values, positionals } = parse(parameters);
  const target = targets.find((each) => each === positionals[0]);
  if (target === undefined || positionals.length > 1) throw new DeployProblem(usage);
  return {
    target,
    project: values.project,
    base: matching('--base', values.base, /^\/([\w-]+\/)*$/, 'a path such as / or /console/'),
    api: values.api === undefined ? undefined : apiAddress(values.api),
    host: values.host === undefined ? undefined : hostName(values.host),
    config: values.config,
    listen: listenAddress(values.listen),
    root: matching('--root', values.root, /^(\/[\w.-]+)+$/, 'an absolute folder such as /srv/descry'),
    front: values.front.map(addressRange),
    brotli: values.brotli,
  };
}

function parse(parameters: readonly string[]) {
  try {
    return parseArgs({
      args: [...parameters],
      allowPositionals: true,
      options: {
        project: { type: 'string', default: '.' },
        base: { type: 'string', default: '/' },
        api: { type: 'string' },
        host: { type: 'string' },
        config: { type: 'string' },
        listen: { type: 'string', default: '8080' },
        root: { type: 'string', default: '/srv/descry' },
        front: { type: 'string', multiple: true, default: [] },
        brotli: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new DeployProblem(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

/** These texts get into a configuration, so each has a pattern of what cannot be taken for anything else there. */
function matching(name: string, value: string, pattern: RegExp, expected: string): string {
  if (!pattern.test(value)) throw new DeployProblem(`${name} is "${value}"; it must be ${expected}.`);
  return value;
}

function listenAddress(listen: string): string {
  const expected = 'a port from 1 to 65535 such as 8080, or 127.0.0.1:8080';
  return withPort('--listen', matching('--listen', listen, listenPattern, expected), expected);
}

function hostName(host: string): string {
  const expected = 'a host such as api.example.com, with a port from 1 to 65535 or none';
  matching('--host', host, /^[\w.-]+(:\d+)?$/, expected);
  return host.includes(':') ? withPort('--host', host, expected) : host;
}

/** No server listens at port 0. */
function withPort(name: string, value: string, expected: string): string {
  if (!portOf(/\d+$/.exec(value)?.[0] ?? '')) throw new DeployProblem(`${name} is "${value}"; it must be ${expected}.`);
  return value;
}

function addressRange(range: string): string {
  const [address = '', bits = ''] = range.split('/', 2);
  const length = { 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (`${address}/${bits}` !== range || !/^\d{1,3}$/.test(bits) || Number(bits) > length)
    throw new DeployProblem(`--front is "${range}"; it must be a range of addresses such as 10.0.0.0/8 or fd00::/8.`);
  return range;
}

function apiAddress(address: string): URL {
  const expected = 'an address such as http://backend:8080, without user, query and fragment';
  matching('--api', address, /^https?:\/\/([\w.-]+|\[[\da-fA-F:.]+\])(:\d+)?(\/[\w.~-]+)*\/?$/, expected);
  if (!URL.canParse(address) || new URL(address).port === '0')
    throw new DeployProblem(`--api is "${address}"; it must be ${expected}.`);
  return new URL(address);
}
