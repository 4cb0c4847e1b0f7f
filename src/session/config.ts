import { externalLinks, type ExternalLink } from '../generated/vocabulary';
import { parseJson } from '../lib/json';
import { Mistake, readMembers, type Members } from './config-members';

/** Name of the file, beside the console. */
const configFile = 'config.json';

/** Settings of a deployment. */
export interface Config {
  readonly region: string;
  readonly site: string;
  readonly tracking: boolean;
  readonly serviceProviderContext: boolean;
  /** Empty for the own origin. */
  readonly apiOrigin: string;
  readonly allowedOrigins: readonly string[];
  readonly brand: {
    readonly enableCustomLogo?: boolean | undefined;
    readonly headerLogo?: string | undefined;
    readonly fullSizeLogo?: string | undefined;
  };
  readonly externalLinks: Readonly<Record<ExternalLink, string>>;
  readonly liveChannel: {
    readonly tokenIn: 'protocol' | 'query';
    readonly jitter: number;
    readonly pongTimeoutMs: number;
  };
  readonly http: { readonly timeoutMs: number; readonly maxBodyBytes: number };
}

/** Why a start-up file cannot be used. */
export interface ConfigProblem {
  readonly file: string;
  /** The member in question, empty for the whole file. */
  readonly key: string;
  readonly reason: string;
}

/** A configuration, or why there is none. */
export type ConfigResult =
  { readonly ok: true; readonly config: Config } | { readonly ok: false; readonly problem: ConfigProblem };

/** What a deployment without a file gets. */
export const defaultConfig: Config = {
  region: '',
  site: '',
  tracking: false,
  serviceProviderContext: false,
  apiOrigin: '',
  allowedOrigins: [],
  brand: {},
  externalLinks: {
    vendor: '/__demo/pages/vendor.html',
    cas: '/__demo/pages/cas.html',
    cloudWorkload: '/__demo/pages/cloud-workload.html',
    sandboxHelp: '/__demo/pages/sandbox-help.html',
    mitre: '/__demo/pages/mitre/versions/',
    reports: '/__demo/embedded',
  },
  liveChannel: { tokenIn: 'protocol', jitter: 0, pongTimeoutMs: 0 },
  http: { timeoutMs: 30_000, maxBodyBytes: 10_485_760 },
};

/** Reads the text of the start-up file. Unknown members are refused, because a misspelt one would be without effect. */
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
  const whole = readMembers(value, '', Object.keys(defaultConfig));
  const brand = whole.object('brand', ['enableCustomLogo', 'headerLogo', 'fullSizeLogo']);
  const channel = whole.object('liveChannel', Object.keys(defaultConfig.liveChannel));
  const http = whole.object('http', Object.keys(defaultConfig.http));
  return {
    region: whole.text('region') ?? defaultConfig.region,
    site: whole.text('site') ?? defaultConfig.site,
    tracking: whole.flag('tracking') ?? defaultConfig.tracking,
    serviceProviderContext: whole.flag('serviceProviderContext') ?? defaultConfig.serviceProviderContext,
    apiOrigin: whole.origin('apiOrigin') ?? defaultConfig.apiOrigin,
    allowedOrigins: whole.origins('allowedOrigins') ?? defaultConfig.allowedOrigins,
    brand: {
      enableCustomLogo: brand.flag('enableCustomLogo'),
      headerLogo: brand.address('headerLogo'),
      fullSizeLogo: brand.address('fullSizeLogo'),
    },
    externalLinks: readLinks(whole.object('externalLinks', externalLinks)),
    liveChannel: {
      tokenIn: channel.oneOf('tokenIn', ['protocol', 'query']) ?? defaultConfig.liveChannel.tokenIn,
      jitter: channel.number('jitter', 0, 1) ?? defaultConfig.liveChannel.jitter,
      pongTimeoutMs: channel.number('pongTimeoutMs', 0, 3_600_000) ?? defaultConfig.liveChannel.pongTimeoutMs,
    },
    http: {
      timeoutMs: http.number('timeoutMs', 1, 3_600_000) ?? defaultConfig.http.timeoutMs,
      maxBodyBytes: http.number('maxBodyBytes', 1, 1_073_741_824) ?? defaultConfig.http.maxBodyBytes,
    },
  };
}

function readLinks(given: Members): Config['externalLinks'] {
  const links = { ...defaultConfig.externalLinks };
  for (const name of externalLinks) links[name] = given.address(name) ?? links[name];
  return links;
}
