import { oauth } from '~/generated/console/oauth';
import { externalLinks, type ExternalLink } from '~/generated/console/vocabulary';
import { parseJson } from '~/lib/json';
import { Mistake, readMembers, type Members } from './config-members';
import { readOAuth, type OAuthOverrides } from './oauth/config';

/** Name of the file in the folder of the console. */
const configFile = 'config.json';

/** The settings of a deployment. */
export interface Config {
  readonly region: string;
  readonly site: string;
  readonly tracking: boolean;
  readonly serviceProviderContext: boolean;
  /** Origin of the API, and the path before that of each call, if there is one. Empty for the origin of the console. */
  readonly apiOrigin: string;
  readonly allowedOrigins: readonly string[];
  readonly brand: {
    readonly enableCustomLogo?: boolean | undefined;
    readonly headerLogo?: string | undefined;
    readonly fullSizeLogo?: string | undefined;
  };
  /** Addresses outside the console. A link without one is text. */
  readonly externalLinks: Readonly<Partial<Record<ExternalLink, string>>>;
  readonly liveChannel: {
    readonly tokenIn: 'protocol' | 'query';
    readonly jitter: number;
    readonly pongTimeoutMs: number;
  };
  readonly http: { readonly timeoutMs: number; readonly maxBodyBytes: number };
  /** Where browsers report violations of the content security policy. Only the server uses it. */
  readonly policyReports: string | undefined;
  /** Reports of the console about itself, and the collector that they are sent to. None unless given. */
  readonly telemetry: { readonly address: string | undefined } | undefined;
  /** What replaces client and addresses of a console that signs in by OAuth 2; others have no such member. */
  readonly oauth?: OAuthOverrides;
}

/** The problem of a start-up file that cannot be used. */
export interface ConfigProblem {
  readonly file: string;
  /** Path of the wrong member, empty for the file itself. */
  readonly key: string;
  readonly reason: string;
}

/** A configuration, or the problem of its file. */
export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problem: ConfigProblem };

/** The configuration of a deployment without a file. */
export const defaultConfig: Config = {
  region: '',
  site: '',
  tracking: false,
  serviceProviderContext: false,
  apiOrigin: '',
  allowedOrigins: [],
  brand: {},
  externalLinks: {},
  liveChannel: { tokenIn: 'protocol', jitter: 0, pongTimeoutMs: 0 },
  http: { timeoutMs: 30_000, maxBodyBytes: 10_485_760 },
  policyReports: undefined,
  telemetry: undefined,
};

/** The origins of the external links, e.g. `https://help.example`. A relative link has no origin. */
export function linkedOrigins({ externalLinks }: Pick<Config, 'externalLinks'>): readonly string[] {
  return Object.values(externalLinks).flatMap((link) => (URL.canParse(link) ? [new URL(link).origin] : []));
}

/** Reads the text of the start-up file. Unknown members are mistakes, because a misspelt one would have no effect. */
export function parseConfig(text: string): ConfigResult {
  const value = parseJson(text);
  try {
    return { ok: true, config: readConfig(value) };
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    return { ok: false, problem: { file: configFile, key: error.key, reason: error.message } };
  }
}

/** Fetches and reads the start-up file. A deployment without one gets the defaults. */
export async function loadConfig(
  fetch: (address: string, init: RequestInit) => Promise<Response>,
): Promise<ConfigResult> {
  const problem = (reason: string): ConfigResult => ({ ok: false, problem: { file: configFile, key: '', reason } });
  try {
    const response = await fetch(`./${configFile}`, { cache: 'no-store' });
    if (response.status === 404) return { ok: true, config: defaultConfig };
    return response.ok ? parseConfig(await response.text()) : problem(`was answered with status ${response.status}`);
  } catch {
    return problem('could not be fetched');
  }
}

function readConfig(value: unknown): Config {
  const known = Object.keys(defaultConfig);
  const members = readMembers(value, '', oauth ? [...known, 'oauth'] : known);
  const config = readShared(members);
  return oauth ? { ...config, oauth: readOAuth(members) } : config;
}

function readShared(members: Members): Config {
  const brand = members.object('brand', ['enableCustomLogo', 'headerLogo', 'fullSizeLogo']);
  const channel = members.object('liveChannel', Object.keys(defaultConfig.liveChannel));
  const http = members.object('http', Object.keys(defaultConfig.http));
  return {
    region: members.text('region') ?? defaultConfig.region,
    site: members.text('site') ?? defaultConfig.site,
    tracking: members.flag('tracking') ?? defaultConfig.tracking,
    serviceProviderContext: members.flag('serviceProviderContext') ?? defaultConfig.serviceProviderContext,
    apiOrigin: members.base('apiOrigin') ?? defaultConfig.apiOrigin,
    allowedOrigins: members.origins('allowedOrigins') ?? defaultConfig.allowedOrigins,
    brand: {
      enableCustomLogo: brand.flag('enableCustomLogo'),
      headerLogo: brand.address('headerLogo'),
      fullSizeLogo: brand.address('fullSizeLogo'),
    },
    externalLinks: readLinks(members.object('externalLinks', externalLinks)),
    liveChannel: {
      tokenIn: channel.oneOf('tokenIn', ['protocol', 'query']) ?? defaultConfig.liveChannel.tokenIn,
      jitter: channel.number('jitter', 0, 1) ?? defaultConfig.liveChannel.jitter,
      pongTimeoutMs: channel.number('pongTimeoutMs', 0, 3_600_000) ?? defaultConfig.liveChannel.pongTimeoutMs,
    },
    http: {
      timeoutMs: http.number('timeoutMs', 1, 3_600_000) ?? defaultConfig.http.timeoutMs,
      maxBodyBytes: http.number('maxBodyBytes', 1, 1_073_741_824) ?? defaultConfig.http.maxBodyBytes,
    },
    policyReports: members.address('policyReports'),
    telemetry: members.has('telemetry')
      ? { address: members.object('telemetry', ['address']).address('address') }
      : undefined,
  };
}

function readLinks(members: Members): Config['externalLinks'] {
  const links: Partial<Record<ExternalLink, string>> = {};
  for (const name of externalLinks) {
    const address = members.address(name);
    if (address !== undefined) links[name] = address;
  }
  return links;
}
