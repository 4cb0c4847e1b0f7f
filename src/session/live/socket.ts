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
