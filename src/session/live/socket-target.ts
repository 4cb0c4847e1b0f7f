import { trustedAddress, type Trust } from '~/api/safe-address';
import { toBase64url } from '~/lib/base64url';
import { getOwn, ownText } from '~/lib/get-own';
import type { Config } from '../config';

/** The address and the sub-protocols of a socket. */
export interface SocketTarget {
  readonly address: string;
  readonly protocols: readonly string[];
}

const protocol = 'console.v1';

/**
 * The target in the answer of the counts: `none` if the answer contains no address, `refused` for an address that is no socket
 * of the console's origin or an allowed origin.
 */
export function socketTarget(
  answer: unknown,
  tokenIn: Config['liveChannel']['tokenIn'],
  trust: Trust,
): SocketTarget | 'none' | 'refused' {
  const token = ownText(answer, 'token');
  const address = getOwn(answer, 'webSocketUrl') ?? '';
  if (address === '' || token === undefined) return 'none';
  const url = trustedAddress(address, trust);
  if (!url || !/^wss?:$/.test(url.protocol)) return 'refused';
  url.hash = '';
  if (tokenIn === 'protocol') {
    return { address: url.href, protocols: [protocol, `console.token.${toBase64url(token)}`] };
  }
  url.searchParams.set('token', token);
  return { address: url.href, protocols: [] };
}
