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
  /** Takes a socket in; a token that nobody has is refused with code 4401 and gives nothing. */
  connect(peer: SocketPeer, token: string | undefined): SocketConnection | undefined;
  /** Sends a live message to every socket and tells how many there were. */
  push(message: unknown): number;
  /** Tells every socket, of one token or all, that its own session was ended elsewhere. */
  endSessions(token?: string): number;
  /** Closes every socket, as a server does that restarts. */
  closeAll(): void;
  /** Open sockets with the pings that each has sent. */
  readonly connections: readonly { readonly token: string; readonly pings: number }[];
}

/** Path of the live channel. */
export const LIVE_PATH = '/ui/uic/v3/live';

/** Sub-protocol that the server accepts. */
export const SOCKET_PROTOCOL = 'console.v1';

/** Makes the hub; `isKnown` tells whether a token belongs to an account. */
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
  return new URL(address, 'http://demo').searchParams.get('token') ?? undefined;
}

function bytesOf(base64url: string): Uint8Array {
  try {
    return Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
