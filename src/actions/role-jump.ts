import { ApiError } from '~/api/api-error';
import type { Client } from '~/api/client';
import { safeLink } from '~/api/safe-address';
import { engine } from '~/generated/console/engine';
import type { DialogId } from '~/generated/console/ids';
import type { JumpPort } from '~/generated/contract/descriptor-types';
import type { Expression, Scope } from '~/generated/contract/types';
import { callPort, readText, type PortCall } from '~/session/ports';
import { commonError } from '~/state/present-error';
import { openAddress } from './open-address';
import type { ActionServices } from './services';
import { showApiError } from './show-api-error';

/** The options of the jump. */
export interface RoleJumpOptions extends Pick<
  ActionServices,
  'client' | 'page' | 'trust' | 'toasts' | 'overlays' | 'navigate'
> {
  /** Account of the signed-in user, empty while nobody is known. */
  readonly accountId: () => string;
  /** The values that expressions read, as of now. */
  readonly scope: () => Scope;
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
  const { client } = options;
  let isRunning = false;

  async function target(port: JumpPort): Promise<string | Stop> {
    const { redirect: first, token: second, noRedirect, noTarget } = port;
    const redirect = await textFrom(client, first, {
      text: first.reads.address,
      absent: noRedirect,
      scope: options.scope(),
    });
    if (typeof redirect !== 'string') return redirect;
    const follow = client.at(redirect);
    if (!follow) return { status: noRedirect, reason: 'UI.ADDRESS_REFUSED' };
    if (options.accountId() === '') return { status: noTarget };
    const token = await textFrom(client, second, {
      text: second.reads.token,
      absent: noTarget,
      scope: options.scope(),
    });
    return typeof token === 'string' ? targetAt(follow(token), port) : token;
  }

  async function targetAt(api: Pick<Client, 'request'>, { follow, noTarget }: JumpPort): Promise<string | Stop> {
    const url = await textFrom(api, follow, { text: follow.reads.address, absent: noTarget, scope: options.scope() });
    if (typeof url !== 'string') return url;
    return safeLink(url, options.trust) ? url : { status: noTarget, reason: 'UI.ADDRESS_REFUSED' };
  }

  function showStop(dialog: DialogId, { status, reason }: Stop): void {
    options.overlays.show(dialog, {
      status,
      message: { key: commonError },
      ...(reason && { reason: { key: reason } }),
    });
  }

  async function jump(port: JumpPort): Promise<void> {
    try {
      const found = await target(port);
      if (typeof found === 'string') openAddress(found, 'new', options);
      else showStop(port.failedDialog, found);
    } catch (error) {
      if (error instanceof ApiError) showApiError(error, 'action', options);
      else options.log(String(error));
    }
  }

  return async () => {
    if (isRunning || !engine.jump) return;
    isRunning = true;
    await jump(engine.jump).finally(() => (isRunning = false));
  };
}

/** A text that a port reads of its answer, or the stop that its absence means; so does an answer that is none. */
async function textFrom(
  api: Pick<Client, 'request'>,
  port: PortCall,
  { text, absent, scope }: { readonly text: Expression; readonly absent: number; readonly scope: Scope },
): Promise<string | Stop> {
  try {
    return readText(text, { ...scope, answer: await callPort(api, port, scope) }) ?? { status: absent };
  } catch (error) {
    if (error instanceof ApiError && isUnreadable(error)) return { status: absent };
    throw error;
  }
}

function isUnreadable({ kind }: ApiError): boolean {
  return kind === 'shape' || kind === 'too-large';
}
