import { trustedAddress, type Trust } from '~/api/safe-address';
import { toBase64url } from '~/lib/base64url';
import type { Config } from '../config';

/** The events of a socket. `closed` is the last one, also if the socket never opened. */
export interface SocketEvents {
  opened(): void;
  /** A frame: text or binary data. */
  received(data: unknown): void;
  closed(): void;
}

/** The functions of a socket that the live channel uses. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** Opens a socket; throws for an address or a sub-protocol that the browser refuses. */
export type OpenSocket = (address: string, protocols: readonly string[], events: SocketEvents) => Socket;

/** Opens sockets of a browser window. */
export function socketsOf(window: Window & typeof globalThis): OpenSocket {
  return (address, protocols, events) => {
    const socket = new window.WebSocket(address, [...protocols]);
    socket.addEventListener('open', () => events.opened());
    socket.addEventListener('message', ({ data }) => events.received(data));
    socket.addEventListener('close', () => events.closed());
    return { send: (text) => socket.send(text), close: () => socket.close() };
  };
}

/** The address and the sub-protocols of a socket. */
export interface SocketTarget {
  readonly address: string;
  readonly protocols: readonly string[];
}

const protocol = 'console.v1';

/**
 * The target for an address and a token of an answer: `none` if there is no address or no token, `refused` for an
 * address that is no socket of the console's origin or an allowed origin.
 */
export function socketTarget(
  { address = '', token }: { readonly address?: unknown; readonly token?: string | undefined },
  tokenIn: Config['liveChannel']['tokenIn'],
  trust: Trust,
): SocketTarget | 'none' | 'refused' {
  if (address === null || address === '' || token === undefined) return 'none';
  const url = trustedAddress(address, trust);
  if (!url || !/^wss?:$/.test(url.protocol)) return 'refused';
  url.hash = '';
  if (tokenIn === 'protocol') {
    return { address: url.href, protocols: [protocol, `console.token.${toBase64url(token)}`] };
  }
  url.searchParams.set('token', token);
  return { address: url.href, protocols: [] };
}
