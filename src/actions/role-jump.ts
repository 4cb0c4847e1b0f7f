import { ApiError } from '~/api/api-error';
import type { Api } from '~/api/client';
import { safeLink } from '~/api/safe-address';
import type { ConsoleSettings } from '~/generated/contract/descriptor-types';
import { getOwn, ownText } from '~/lib/get-own';
import { commonError } from '~/state/present-error';
import { openAddress } from './open-address';
import type { ActionServices } from './services';
import { showApiError } from './show-api-error';

/** Name of this console, as the service of internal tokens knows it. */
const applicationName = 'uic';

/** The options of the jump. */
export interface RoleJumpOptions extends Pick<
  ActionServices,
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
 * Creates the jump by single sign-on to role management in the other console. A second start while it runs does
 * nothing. The address that receives the internal token is checked before the token is requested.
 */
export function createRoleJump(options: RoleJumpOptions): () => Promise<void> {
  const { client, settings } = options;
  let isRunning = false;

  async function target(): Promise<string | Stop> {
    const status = client.api.GET('/ui/uic/v3/connectors/sds/ssoStatus');
    const redirect = await answered(status, settings.jump.noRedirect, (body) => ownText(body, 'redirectUrl'));
    if (typeof redirect !== 'string') return redirect;
    const follow = client.at(redirect);
    if (!follow) return { status: settings.jump.noRedirect, reason: 'UI.ADDRESS_REFUSED' };
    const query = { request_id: options.accountId() };
    if (query.request_id === '') return { status: settings.jump.noTarget };
    const body = { expiryMinutes: settings.jump.expiryMinutes, page: settings.jump.page };
    const created = client.api.POST('/ui/bc/company/api/v3.0/auth/internal', {
      params: { query, header: { 'X-App-Name': applicationName } },
      body,
    });
    const token = await answered(created, settings.jump.noTarget, (answer) => ownText(answer, 'token'));
    return typeof token === 'string' ? targetAt(follow(token), query) : token;
  }

  async function targetAt(api: Pick<Api, 'GET'>, query: { readonly request_id: string }) {
    const call = api.GET('/__demo/sso/follow-up', { params: { query } });
    const url = await answered(call, settings.jump.noTarget, (body) => ownText(getOwn(body, 'data'), 'url'));
    if (typeof url !== 'string') return url;
    return safeLink(url, options.trust)
      ? url
      : ({ status: settings.jump.noTarget, reason: 'UI.ADDRESS_REFUSED' } as const);
  }

  function showStop({ status, reason }: Stop): void {
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
      else showStop(found);
    } catch (error) {
      if (error instanceof ApiError) showApiError(error, 'action', options);
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
async function answered(
  call: Promise<{ readonly data?: unknown }>,
  absent: number,
  read: (body: unknown) => string | undefined,
): Promise<string | Stop> {
  try {
    return read((await call).data) ?? { status: absent };
  } catch (error) {
    if (error instanceof ApiError && isUnreadable(error)) return { status: absent };
    throw error;
  }
}

function isUnreadable({ kind }: ApiError): boolean {
  return kind === 'shape' || kind === 'too-large';
}
