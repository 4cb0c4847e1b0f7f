import { accounts } from '../company/administration/accounts';
import { handlers } from '../server/handlers/all';
import { jsonCheck, type JsonCheck } from '../server/json-check';
import type { StartupConfiguration } from '../server/startup-configuration';
import type { AccessOverride, BannerOverride, NextAnswer, NotificationOverride } from '../server/state';

const switches = { type: 'object', additionalProperties: { type: 'integer' } };
const text = { type: 'string' };
const bit = { enum: [0, 1] };
const optionalText = { type: ['string', 'null'] };
const count = { type: 'integer', minimum: 0, maximum: 2000 };
const levels = [
  'pending',
  'error',
  'info',
  'success',
  'security',
  'partially_successful',
  'new_feature',
  'rejection',
] as const;
const milliseconds = { type: ['number', 'null'] };

/** The bodies of the control interface by path. */
export const controlBodies = {
  config: check<Partial<StartupConfiguration>>({
    region: text,
    site: text,
    tracking: { type: 'boolean' },
    serviceProviderContext: { type: 'boolean' },
    apiOrigin: text,
    allowedOrigins: { type: 'array', items: text },
    brand: { type: 'object' },
    externalLinks: { type: 'object', additionalProperties: text },
    liveChannel: { type: 'object', required: ['tokenIn', 'jitter', 'pongTimeoutMs'] },
    http: { type: 'object', required: ['timeoutMs', 'maxBodyBytes'] },
    policyReports: text,
    telemetry: { type: 'object' },
  }),
  access: check<AccessOverride>({
    flags: switches,
    permissions: switches,
    console: bit,
    account: bit,
    company: bit,
    profile: { type: 'object', properties: { advancedInfo: { type: 'object' } } },
  }),
  session: check<{ idleTimeoutLeft?: number | null; sessionTimeoutLeft?: number | null }>({
    idleTimeoutLeft: milliseconds,
    sessionTimeoutLeft: milliseconds,
  }),
  notifications: check<NotificationOverride>({
    informative: count,
    tasks: count,
    level: { enum: levels },
    items: {
      type: 'array',
      maxItems: 2000,
      items: {
        type: 'object',
        required: ['id', 'type'],
        additionalProperties: false,
        properties: {
          id: { type: ['string', 'integer'] },
          type: bit,
          level: { enum: levels },
          time: { type: ['number', 'null'] },
          ...Object.fromEntries(
            ['description', 'status', 'application', 'link', 'downloadUrl'].map((name) => [name, optionalText]),
          ),
        },
      },
    },
    counts: {
      type: 'object',
      required: ['0', '1'],
      additionalProperties: false,
      properties: { '0': count, '1': count },
    },
  }),
  banners: check<BannerOverride>({
    license: {
      type: 'array',
      items: {
        type: 'object',
        required: ['pid'],
        additionalProperties: false,
        properties: { pid: text, status: { enum: [1, 2, 3] }, days: { type: ['integer', 'null'] } },
      },
    },
    idp: { type: 'boolean' },
    promotion: { type: 'boolean' },
    promotionQualified: { type: 'boolean' },
    isKickingAction: { type: 'boolean' },
  }),
  entries: check<{ hostile: boolean }>({ hostile: { type: 'boolean' } }, ['hostile']),
  menu: check<{ entries: number }>({ entries: { type: 'integer', minimum: 0, maximum: 20_000 } }, ['entries']),
  endSession: check<{ account?: string }>({ account: { enum: accounts.map(({ id }) => id) } }),
  scenario: check<{ id: string }>({ id: text }, ['id']),
  push: check<{ message: unknown }>({ message: true }, ['message']),
  next: check<NextAnswer>(
    {
      operation: { enum: Object.keys(handlers) },
      status: { type: 'integer', minimum: 200, maximum: 599 },
      body: true,
      raw: text,
      contentType: text,
      delayMs: { type: 'number', minimum: 0 },
      drop: { type: 'boolean' },
      times: { type: 'integer', minimum: 1 },
    },
    ['operation'],
  ),
};

function check<T>(properties: object, required: readonly string[] = []): JsonCheck<T> {
  return jsonCheck({ type: 'object', additionalProperties: false, required, properties });
}
