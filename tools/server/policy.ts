import { getOwn } from '../../lib/get-own.ts';
import { isRecord } from '../../lib/json.ts';

/** The members of the start-up configuration that the headers depend on; anything else in it is of no interest here. */
interface PolicyConfiguration {
  readonly apiOrigin?: unknown;
  readonly allowedOrigins?: unknown;
  readonly policyReports?: unknown;
  readonly telemetry?: unknown;
  readonly oauth?: unknown;
  readonly brand?: unknown;
}

/** The addresses of a sign-in by OAuth 2 that the console calls. Its other addresses are opened, not called. */
const calledInSignIn = ['tokenUrl', 'refreshUrl', 'revocationUrl'] as const;

/** The logos of a deployment. */
const logos = ['headerLogo', 'fullSizeLogo'] as const;

/** Names of the Trusted Types policies that may exist. */
const TRUSTED_TYPES = 'console-html dompurify';

/**
 * How long an answer may be used again: files of the build with a hash in their name, its other files, and all data.
 */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  file: 'no-cache',
  data: 'no-store',
} as const;

/**
 * The start-up configuration of a deployment with what the build knows beside it: `oauth`, the sign-in by OAuth 2 as
 * the contract declares it, of which the configuration can replace members.
 */
export function withSignIn(configuration: unknown, oauth: unknown): unknown {
  if (!isRecord(oauth)) return configuration;
  const given = getOwn(configuration, 'oauth');
  return { ...(isRecord(configuration) && configuration), oauth: { ...oauth, ...(isRecord(given) && given) } };
}

/**
 * Headers of every answer, for a start-up configuration as it was read. `docs/surface.md` lists them for those who
 * serve the console with another server. `Cache-Control` is that of data: an answer with another one keeps its own.
 */
export function policyHeaders(configuration: unknown): Record<string, string> {
  const [reports] = reportAddress(configuration);
  return {
    'Content-Security-Policy': contentSecurityPolicy(configuration),
    // An opener of an allowed origin may send messages to the console.
    'Cross-Origin-Opener-Policy': allowedPages(configuration).length > 0 ? 'unsafe-none' : 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': cacheControl.data,
    ...(reports !== undefined && { 'Reporting-Endpoints': `${REPORTS}="${reports}"` }),
  };
}

/** What an answer is, as far as its headers depend on that. `data` is everything that is not a file of the build. */
export type AnswerKind = 'page' | 'hashed' | 'file' | 'data';

/** The headers of every kind of answer, for a start-up configuration as it was read. */
export function headersByKind(configuration: unknown): Record<AnswerKind, Record<string, string>> {
  const data = policyHeaders(configuration);
  const file = { ...data, 'Cache-Control': cacheControl.file };
  return { page: file, hashed: { ...data, 'Cache-Control': cacheControl.hashed }, file, data };
}

/** Name of the endpoint for reports. */
const REPORTS = 'policy';

/** The content security policy; origins that are no http(s) or ws(s) origins are left out. */
export function contentSecurityPolicy(configuration: unknown): string {
  const { apiOrigin, telemetry, oauth, brand } = isConfiguration(configuration) ? configuration : {};
  const collector = isTelemetry(telemetry) ? originOf(telemetry.address) : [];
  const provider = calledInSignIn.flatMap((name) => originOf(getOwn(oauth, name)));
  const sockets = [...originOf(apiOrigin), ...allowedIn(configuration)].flatMap(withSocket);
  const reachable = [...sockets, ...collector, ...provider];
  const pictures = [...logos.flatMap((name) => originOf(getOwn(brand, name))), ...allowedIn(configuration)].filter(
    isPage,
  );
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self' data:", ...new Set(pictures)].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...new Set(reachable)].join(' '),
    ["frame-src 'self'", ...new Set(allowedPages(configuration))].join(' '),
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES}`,
    // Browsers that know `report-to` ignore `report-uri`.
    ...reportAddress(configuration).flatMap((address) => [`report-uri ${address}`, `report-to ${REPORTS}`]),
  ].join('; ');
}

function allowedIn(configuration: unknown): string[] {
  const { allowedOrigins } = isConfiguration(configuration) ? configuration : {};
  return (Array.isArray(allowedOrigins) ? allowedOrigins : []).flatMap(originOf);
}

/** The allowed origins whose pages may be in a frame of the console, or open it. */
function allowedPages(configuration: unknown): string[] {
  return allowedIn(configuration).filter(isPage);
}

/** Where browsers send reports: a path of this server or an http(s) address; none unless the configuration names it. */
function reportAddress(configuration: unknown): string[] {
  const value = isConfiguration(configuration) ? configuration.policyReports : undefined;
  const ownOrigin = 'http://own.invalid';
  if (typeof value !== 'string' || value === '' || !URL.canParse(value, ownOrigin)) return [];
  const { protocol, origin, pathname, search } = new URL(value, ownOrigin);
  if (!/^https?:$/.test(protocol) || originOf(origin).length === 0) return [];
  // What separates directives, policies and parts of a header is data in an address.
  const path = (pathname + search).replaceAll(/[;,"\\]/g, (character) => encodeURIComponent(character));
  return [origin === ownOrigin ? path : origin + path];
}

function isTelemetry(value: unknown): value is { readonly address?: unknown } {
  return typeof value === 'object' && value !== null;
}

function isConfiguration(value: unknown): value is PolicyConfiguration {
  return typeof value === 'object' && value !== null;
}

/**
 * The origin of an address, or none. One written by a deployer can hold anything: only what an address parser gives
 * back gets into a header, and of that only hosts that cannot end a directive or a policy.
 */
export function originOf(value: unknown): string[] {
  if (typeof value !== 'string' || !URL.canParse(value)) return [];
  const { protocol, host } = new URL(value);
  return /^(https?|wss?):$/.test(protocol) && /^[\w.*:[\]-]+$/.test(host) ? [`${protocol}//${host}`] : [];
}

function withSocket(origin: string): string[] {
  return isPage(origin) ? [origin, origin.replace(/^http/, 'ws')] : [origin];
}

function isPage(origin: string): boolean {
  return origin.startsWith('http');
}
