import { trustedAddress, type Trust } from '../../api/safe-address';
import { toBase64url } from '../../lib/base64url';
import { own, ownText } from '../../lib/own';
import type { Config } from '../config';

/** Where a socket leads, and with which sub-protocols. */
export interface SocketTarget {
  readonly address: string;
  readonly protocols: readonly string[];
}

const protocol = 'console.v1';

/**
 * The target that the answer of the counts names. `none` where it names nothing, `refused` for an address that is no
 * socket of the own or an allowed origin.
 */
export function socketTarget(
  answer: unknown,
  tokenIn: Config['liveChannel']['tokenIn'],
  trust: Trust,
): SocketTarget | 'none' | 'refused' {
  const token = ownText(answer, 'token');
  const given = own(answer, 'webSocketUrl') ?? '';
  if (given === '' || token === undefined) return 'none';
  const url = trustedAddress(given, trust);
  if (!url || !/^wss?:$/.test(url.protocol)) return 'refused';
  url.hash = '';
  if (tokenIn === 'protocol') {
    return { address: url.href, protocols: [protocol, `console.token.${toBase64url(token)}`] };
  }
  url.searchParams.set('token', token);
  return { address: url.href, protocols: [] };
}
