import type { OpenSocket, SocketEvents } from '~/session/live/socket';

/** A socket that a test opens, feeds and ends. */
export interface FakeSocket extends SocketEvents {
  readonly address: string;
  readonly protocols: readonly string[];
  /** Frames that the client has sent. */
  readonly sent: string[];
  /** Whether the client has closed it. */
  isClosed: boolean;
}

/** Sockets in the order of their opening. */
export interface FakeSockets {
  readonly all: FakeSocket[];
  /** The newest one; fails when there is none. */
  last(): FakeSocket;
  readonly open: OpenSocket;
  /** The browser refuses every address from now on. */
  refuse: boolean;
}

/** A factory of fake sockets. */
export function createFakeSockets(): FakeSockets {
  const sockets: FakeSockets = {
    all: [],
    refuse: false,
    last() {
      const socket = sockets.all.at(-1);
      if (!socket) throw new Error('No socket was opened.');
      return socket;
    },
    open(address, protocols, events) {
      const socket: FakeSocket = { ...events, address, protocols, sent: [], isClosed: false };
      sockets.all.push(socket);
      if (sockets.refuse) throw new Error('The browser refuses this address.');
      return {
        send: (text) => void socket.sent.push(text),
        close: () => (socket.isClosed = true),
      };
    },
  };
  return sockets;
}
