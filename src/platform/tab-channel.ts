/** Messages between the tabs of one origin. A tab does not receive its own messages. */
export interface TabChannel {
  /** Sends a message. One that is secret is never in local storage: without `BroadcastChannel` nobody receives it. */
  broadcast(message: string, isSecret?: boolean): void;
  /** Calls `listener` with each message of another tab. Returns a function that stops it. */
  onBroadcast(listener: (message: string) => void): () => void;
}

/** One transport to the other tabs; `broadcast` throws if the browser does not have it. */
type Transport = TabChannel;

/**
 * The channel with a name. It sends through `BroadcastChannel`, or through the events of local storage if that is
 * missing, forbidden or fails. It receives from both, so that tabs with different transports understand each other.
 */
export function createTabChannel(window: Window & typeof globalThis, name: string): TabChannel {
  const transports = [broadcastTransport(window, name), storageTransport(window, name)];
  return {
    broadcast(message, isSecret = false) {
      const usable = isSecret ? transports.slice(0, 1) : transports;
      usable.some((transport) => succeeds(() => transport.broadcast(message)));
    },
    onBroadcast(listener) {
      const stops = transports.map((transport) => transport.onBroadcast(listener));
      return () => stops.forEach((stop) => stop());
    },
  };
}

function broadcastTransport(window: Window & typeof globalThis, name: string): Transport {
  let channel: BroadcastChannel | undefined;
  const open = (): BroadcastChannel => (channel ??= new window.BroadcastChannel(name));
  return {
    broadcast: (message) => open().postMessage(message),
    onBroadcast(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>): void => {
        if (typeof data === 'string') listener(data);
      };
      succeeds(() => open().addEventListener('message', onMessage));
      return () => channel?.removeEventListener('message', onMessage);
    },
  };
}

/** A message is in local storage only for the moment in which the browser sends the event to the other tabs. */
function storageTransport(window: Window & typeof globalThis, name: string): Transport {
  return {
    broadcast(message) {
      window.localStorage.setItem(name, message);
      window.localStorage.removeItem(name);
    },
    onBroadcast(listener) {
      const onStorage = ({ key, newValue }: StorageEvent): void => {
        if (key === name && newValue !== null) listener(newValue);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

function succeeds(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}
