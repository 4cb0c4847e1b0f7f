/** The start-up configuration of the console, as `/config.json` answers it. */
export interface StartupConfiguration {
  readonly region: string;
  readonly site: string;
  readonly tracking: boolean;
  readonly serviceProviderContext: boolean;
  readonly apiOrigin: string;
  readonly allowedOrigins: readonly string[];
  readonly brand: { readonly enableCustomLogo?: boolean; readonly headerLogo?: string; readonly fullSizeLogo?: string };
  readonly externalLinks: {
    readonly vendor?: string;
    readonly cas?: string;
    readonly cloudWorkload?: string;
    readonly sandboxHelp?: string;
    readonly mitre?: string;
    readonly reports?: string;
    readonly reputation?: string;
  };
  readonly liveChannel: {
    readonly tokenIn: 'protocol' | 'query';
    readonly jitter: number;
    readonly pongTimeoutMs: number;
  };
  readonly http: { readonly timeoutMs: number; readonly maxBodyBytes: number };
  readonly policyReports?: string;
  readonly telemetry?: { readonly address?: string };
}

/** The start-up configuration before the control page changes it. */
export const defaultConfiguration: StartupConfiguration = {
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
    reputation: '/__demo/pages/reputation.html',
  },
  liveChannel: { tokenIn: 'protocol', jitter: 0, pongTimeoutMs: 0 },
  http: { timeoutMs: 30_000, maxBodyBytes: 10_485_760 },
};
