import { expect, test } from 'vitest';
import { createEmitter } from '~/lib/emitter';

test('an emitter calls its listeners in order, also one that is subscribed twice, until they unsubscribe', () => {
  const { emit, subscribe } = createEmitter<number>();
  const received: string[] = [];
  const listener = (event: number): void => void received.push(`a${event}`);
  const stop = subscribe(listener);
  subscribe(listener);
  subscribe((event) => void received.push(`b${event}`));
  emit(1);
  stop();
  emit(2);
  expect(received).toEqual(['a1', 'a1', 'b1', 'a2', 'b2']);
});
