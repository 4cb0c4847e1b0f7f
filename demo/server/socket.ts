/** One open socket, as the server sees it. */
export interface SocketPeer {
  send(text: string): void;
  close(code?: number, reason?: string): void;
}

/** The side of one connection that the server feeds with what arrives. */
export interface SocketConnection {
  /** A frame from the client; only `ping` is known, it is counted and not answered. */
  message(text: string): void;
  /** The connection is gone. */
  closed(): void;
}

/** All open sockets of the live channel. */
export interface DemoSocketHub {
  /** Adds a socket; closes it with code 4401 and returns undefined when no account has the token. */
  connect(peer: SocketPeer, token: string | undefined): SocketConnection | undefined;
  /** Sends a live message to every socket and returns the number of sockets. */
  push(message: unknown): number;
  /** Sends the sockets of one token, or of all, the message that their session was ended elsewhere. */
  endSessions(token?: string): number;
  /** Closes every socket, as a restarting server does. */
  closeAll(): void;
  /** Open sockets with the pings that each has sent. */
  readonly connections: readonly { readonly token: string; readonly pings: number }[];
}

/** Path of the live channel. */
export const LIVE_PATH = '/ui/uic/v3/live';

/** Sub-protocol that the server accepts. */
export const SOCKET_PROTOCOL = 'console.v1';

/** Makes the hub; `isKnown` is true for the token of an account. */
export function createDemoSocketHub(isKnown: (token: string) => boolean): DemoSocketHub {
  const open = new Map<SocketPeer, { token: string; pings: number }>();
  return {
    connect(peer, token) {
      if (token === undefined || !isKnown(token)) {
        peer.close(4401, 'unknown token');
        return undefined;
      }
      const connection = { token, pings: 0 };
      open.set(peer, connection);
      return {
        message(text) {
          if (text === 'ping') connection.pings += 1;
        },
        closed() {
          open.delete(peer);
        },
      };
    },
    push(message) {
      const text = JSON.stringify(message);
      for (const peer of open.keys()) peer.send(text);
      return open.size;
    },
    endSessions(token) {
      const ended = [...open].filter(([, connection]) => token === undefined || connection.token === token);
      for (const [peer, connection] of ended) peer.send(JSON.stringify({ type: 'ssoLogout', token: connection.token }));
      return ended.length;
    },
    closeAll() {
      for (const peer of [...open.keys()]) {
        open.delete(peer);
        peer.close(1012, 'restart');
      }
    },
    get connections() {
      return [...open.values()];
    },
  };
}

/** Reads the token of an upgrade request: from the sub-protocols, else from the query of its address. */
export function socketToken(protocols: string | undefined, address: string): string | undefined {
  const named = (protocols ?? '').split(',').map((each) => each.trim());
  const encoded = named.find((each) => each.startsWith('console.token.'))?.slice('console.token.'.length);
  if (encoded !== undefined) return new TextDecoder().decode(bytesOf(encoded));
  const [, query] = address.split('?', 2);
  return new URLSearchParams(query).get('token') ?? undefined;
}

function bytesOf(base64url: string): Uint8Array {
  try {
    return Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
