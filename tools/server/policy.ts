/** The members of the start-up configuration that the policy depends on; anything else in it is of no interest here. */
interface PolicyConfiguration {
  readonly apiOrigin?: unknown;
  readonly allowedOrigins?: unknown;
}

/** Names of the Trusted Types policies that may exist. */
const TRUSTED_TYPES = 'console-html dompurify';

/** Headers that every document and asset of the console carries, for a start-up configuration as it was read. */
export function policyHeaders(configuration: unknown): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(configuration),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  };
}

/** The content security policy; origins that are no http(s) or ws(s) origins are left out. */
export function contentSecurityPolicy(configuration: unknown): string {
  const { apiOrigin, allowedOrigins } = isConfiguration(configuration) ? configuration : {};
  const allowed = (Array.isArray(allowedOrigins) ? allowedOrigins : []).flatMap(originOf);
  const reachable = [...originOf(apiOrigin), ...allowed].flatMap(withSocket);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...new Set(reachable)].join(' '),
    ["frame-src 'self'", ...new Set(allowed.filter(isPage))].join(' '),
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES}`,
  ].join('; ');
}

function isConfiguration(value: unknown): value is PolicyConfiguration {
  return typeof value === 'object' && value !== null;
}

/** An origin written by a deployer can hold anything: only what an address parser gives back gets into a header. */
function originOf(value: unknown): string[] {
  if (typeof value !== 'string' || !URL.canParse(value)) return [];
  const { protocol, host } = new URL(value);
  return /^(https?|wss?):$/.test(protocol) && host !== '' ? [`${protocol}//${host}`] : [];
}

function withSocket(origin: string): string[] {
  return isPage(origin) ? [origin, origin.replace(/^http/, 'ws')] : [origin];
}

function isPage(origin: string): boolean {
  return origin.startsWith('http');
}
