import { createClient, type Client } from '~/api/client';
import { observeServerDate } from '~/api/observe-server-date';
import { countPendingWrites, type PendingWrites } from '~/api/pending-writes';
import type { Trust } from '~/api/safe-address';
import { settings } from '~/generated/console/console';
import { errorRows } from '~/generated/console/errors';
import type { ConsoleSettings } from '~/generated/contract/descriptor-types';
import type { Page } from '~/platform/browser';
import { createServerTime, type ServerTime } from '~/platform/server-time';
import { localKeys } from '~/platform/storage-keys';
import { linkedOrigins, type Config } from '~/session/config';
import type { ErrorReactions } from '~/session/error-reactions';
import type { Environment } from './environment';

/** The connection to the backend. */
export interface Connection {
  readonly client: Client;
  /** Origins whose addresses may be used. */
  readonly trust: Trust;
  /** Calls that change something and are not answered yet. */
  readonly writes: PendingWrites;
  /** The time of the server, as its answers report it. */
  readonly serverTime: ServerTime;
}

/** The parts that a connection is made of. */
interface ConnectionParts {
  readonly environment: Environment;
  readonly config: Config;
  /** How the session reacts to failed calls. */
  readonly reactions: ErrorReactions;
}

/** Creates the connection; nothing is called yet. */
export function createConnection({ environment, config, reactions }: ConnectionParts): Connection {
  const { timers, limits } = settings;
  const { clock, local, page, uuid, authorize } = environment;
  const trust = {
    origin: page.origin,
    folder: page.folder(),
    allowed: config.allowedOrigins,
    linked: linkedOrigins(config),
  };
  const serverTime = createServerTime(clock);
  const writes = countPendingWrites((request, upload) => environment.fetch(request, undefined, upload));
  const apiOrigin = config.apiOrigin || page.origin;
  const client = createClient({
    origin: apiOrigin,
    folder: page.origin + page.folder(),
    trust,
    fetch: observeServerDate(writes.fetch, apiOrigin, serverTime.sync),
    clock,
    token: () => local.read(localKeys.token),
    proofs: () => csrfHeader(settings.csrf, page),
    authorize,
    uuid,
    limits: {
      ...config.http,
      retries: limits.retries,
      retryPauseMs: timers.retryPause,
    },
    rows: errorRows,
    middleware: [reactions.middleware, ...(environment.middleware ?? [])],
  });
  return { client, trust, writes, serverTime };
}

function csrfHeader(csrf: ConsoleSettings['csrf'], page: Pick<Page, 'cookie'>): Readonly<Record<string, string>> {
  const value = csrf && page.cookie(csrf.cookie);
  return csrf && value !== undefined ? { [csrf.header]: value } : {};
}
