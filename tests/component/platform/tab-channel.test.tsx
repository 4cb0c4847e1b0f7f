import { afterEach, expect, test, vi } from 'vitest';
import { createTabChannel } from '~/platform/tab-channel';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A stand-in for `BroadcastChannel`: a class, or nothing. */
function replaceBroadcastChannel(value: unknown): void {
  vi.stubGlobal('BroadcastChannel', value);
}

class Refused {
  constructor() {
    throw new DOMException('Not here.', 'SecurityError');
  }
}

class Mute extends EventTarget {
  postMessage(): void {
    throw new DOMException('Closed.', 'InvalidStateError');
  }
}

class Working extends EventTarget {
  static readonly open: Working[] = [];
  static readonly sent: unknown[] = [];
  constructor() {
    super();
    Working.open.push(this);
  }
  postMessage(message: unknown): void {
    Working.sent.push(message);
  }
}

/** What is written to local storage, and removed from it. */
function writes(): string[] {
  const seen: string[] = [];
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => void seen.push(`${key}=${value}`),
    removeItem: (key: string) => void seen.push(`${key} removed`),
  });
  return seen;
}

test('a message goes through BroadcastChannel alone where there is one', () => {
  replaceBroadcastChannel(Working);
  const stored = writes();
  createTabChannel(window, 'tabs').broadcast('activity');
  expect([Working.sent, stored]).toEqual([['activity'], []]);
});

test('a secret is never written to local storage', () => {
  replaceBroadcastChannel(Mute);
  const stored = writes();
  createTabChannel(window, 'tabs').broadcast('token', true);
  expect(stored).toEqual([]);
});

test.each([
  ['there is no BroadcastChannel', undefined],
  ['its constructor throws', Refused],
  ['it fails to send', Mute],
])('a message goes through local storage where %s', (_, value) => {
  replaceBroadcastChannel(value);
  const stored = writes();
  createTabChannel(window, 'tabs').broadcast('activity');
  expect(stored).toEqual(['tabs=activity', 'tabs removed']);
});

test.each([
  ['there is no BroadcastChannel', undefined],
  ['its constructor throws', Refused],
  ['there is one', Working],
])('events of local storage are received where %s, until that is stopped', (_, value) => {
  replaceBroadcastChannel(value);
  const received: string[] = [];
  const stop = createTabChannel(window, 'tabs').onBroadcast((message) => void received.push(message));
  const store = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  store('tabs', 'activity');
  store('tabs', null);
  store('other', 'continue');
  stop();
  store('tabs', 'continue');
  expect(received).toEqual(['activity']);
});

test('messages of BroadcastChannel that are no text are ignored', () => {
  replaceBroadcastChannel(Working);
  const received: string[] = [];
  createTabChannel(window, 'tabs').onBroadcast((message) => void received.push(message));
  for (const data of ['activity', null, 7, { type: 'answered' }]) {
    Working.open.at(-1)?.dispatchEvent(new MessageEvent('message', { data }));
  }
  expect(received).toEqual(['activity']);
});

test('without BroadcastChannel and without storage nothing is sent and nothing breaks', () => {
  replaceBroadcastChannel(Refused);
  vi.stubGlobal('localStorage', undefined);
  expect(() => createTabChannel(window, 'tabs').broadcast('activity')).not.toThrow();
});
