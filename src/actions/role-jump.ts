import { ApiError } from '../api/api-error';
import type { CallAt } from '../api/client';
import { safeLink } from '../api/safe-address';
import type { ConsoleSettings } from '../generated/descriptor-types';
import { ownText } from '../lib/own';
import { openAddress } from './open-address';
import type { Services } from './services';
import { commonError, tellFailure } from './tell-failure';

/** What the jump works with. */
export interface RoleJumpOptions extends Pick<
  Services,
  'client' | 'page' | 'trust' | 'toasts' | 'overlays' | 'navigate'
> {
  /** Account of the signed-in user, empty while nobody is known. */
  readonly accountId: () => string;
  readonly settings: Pick<ConsoleSettings, 'jump'>;
  /** Writes a line on the browser's console. */
  readonly log: (message: string) => void;
}

/** Why the jump stops although every call was answered. */
interface Stop {
  readonly status: number;
  /** Key of the reason, where the person should know more than the number. */
  readonly reason?: 'UI.ADDRESS_REFUSED';
}

/**
 * The jump by single sign-on to role management in the other console; a second start while one runs does nothing. The
 * address that is to get the internal token is judged before such a token is asked for.
 */
export function createRoleJump(options: RoleJumpOptions): () => Promise<void> {
  const { client, settings } = options;
  let isRunning = false;

  async function target(): Promise<string | Stop> {
    const redirect = await answered(client.call('getSsoStatus', {}), settings.jump.noRedirect, 'redirectUrl');
    if (typeof redirect !== 'string') return redirect;
    const follow = client.at(redirect);
    if (!follow) return { status: settings.jump.noRedirect, reason: 'UI.ADDRESS_REFUSED' };
    const query = { request_id: options.accountId() };
    if (query.request_id === '') return { status: settings.jump.noTarget };
    const body = { expiryMinutes: settings.jump.expiryMinutes, page: settings.jump.page };
    const token = await answered(client.call('createInternalToken', { query, body }), settings.jump.noTarget, 'token');
    return typeof token === 'string' ? follows(follow, query, token) : token;
  }

  async function follows(follow: CallAt, query: { readonly request_id: string }, token: string) {
    const url = await answered(follow('followSsoRedirect', { query }, token), settings.jump.noTarget, 'url');
    if (typeof url !== 'string') return url;
    return safeLink(url, options.trust)
      ? url
      : ({ status: settings.jump.noTarget, reason: 'UI.ADDRESS_REFUSED' } as const);
  }

  function tellStop({ status, reason }: Stop): void {
    options.overlays.show('jump-failed', {
      status,
      message: { key: commonError },
      ...(reason && { reason: { key: reason } }),
    });
  }

  async function jump(): Promise<void> {
    try {
      const found = await target();
      if (typeof found === 'string') openAddress(found, 'new', options);
      else tellStop(found);
    } catch (error) {
      if (error instanceof ApiError) tellFailure(error, options);
      else options.log(String(error));
    }
  }

  return async () => {
    if (isRunning) return;
    isRunning = true;
    await jump().finally(() => (isRunning = false));
  };
}

/** A text of an answer, or the stop that its absence means; so does an answer that is none. */
async function answered(call: Promise<unknown>, absent: number, name: string): Promise<string | Stop> {
  try {
    return ownText(await call, name) ?? { status: absent };
  } catch (error) {
    if (error instanceof ApiError && isUnreadable(error)) return { status: absent };
    throw error;
  }
}

function isUnreadable({ kind }: ApiError): boolean {
  return kind === 'shape' || kind === 'too-large';
}
