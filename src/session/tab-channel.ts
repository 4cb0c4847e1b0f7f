/** What tabs of this origin tell each other by. */
export interface TabChannel {
  tell(news: string): void;
  /** Hears the other tabs; the result stops it. */
  hear(listener: (news: unknown) => void): () => void;
}

/** The channel of one name; in a browser that has none, nobody hears anything. */
export function createTabChannel(window: Window & typeof globalThis, name: string): TabChannel {
  let channel: BroadcastChannel | undefined;
  const open = (): BroadcastChannel | undefined => {
    if (!('BroadcastChannel' in window)) return undefined;
    return (channel ??= new window.BroadcastChannel(name));
  };
  return {
    tell: (news) => open()?.postMessage(news),
    hear(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>): void => listener(data);
      const joined = open();
      joined?.addEventListener('message', onMessage);
      return () => joined?.removeEventListener('message', onMessage);
    },
  };
}
