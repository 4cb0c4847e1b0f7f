import { expect, test } from 'vitest';
import { createOverlays } from '~/state/overlays';
import { createToasts } from '~/state/toasts';
import { createFakeClock } from '../../harness/fake-clock';

test('dialogs stack; each is closed by its key', () => {
  const overlays = createOverlays();
  const first = overlays.show('generic', { text: 'a' });
  overlays.show('generic', { text: 'b' });
  const last = overlays.show('support-case');
  const open = () => overlays.open.get().map(({ id, params }) => [id, params]);
  expect(open()).toEqual([
    ['generic', { text: 'a' }],
    ['generic', { text: 'b' }],
    ['support-case', {}],
  ]);
  overlays.close(last);
  overlays.close(first);
  overlays.close(first);
  expect(open()).toEqual([['generic', { text: 'b' }]]);
});

const note = (key: string, traceId?: string) => ({
  intent: 'danger' as const,
  text: { key },
  ...(traceId !== undefined && { traceId }),
});

test('a toast goes away after its life', async () => {
  const clock = createFakeClock();
  const toasts = createToasts(clock, 5000);
  toasts.show(note('a'));
  await clock.advance(3000);
  toasts.show(note('b'));
  await clock.advance(2000);
  expect(toasts.list.get().map(({ text }) => text.key)).toEqual(['b']);
  await clock.advance(3000);
  expect(toasts.list.get()).toEqual([]);
});

test('the same note twice is one, with the newest trace id and a new life', async () => {
  const clock = createFakeClock();
  const toasts = createToasts(clock, 5000);
  toasts.show(note('a', 't1'));
  await clock.advance(3000);
  toasts.show(note('a', 't2'));
  await clock.advance(3000);
  expect(toasts.list.get()).toMatchObject([{ text: { key: 'a' }, traceId: 't2' }]);
  await clock.advance(2000);
  expect(toasts.list.get()).toEqual([]);
});

test('a closed toast leaves no timer', () => {
  const clock = createFakeClock();
  const toasts = createToasts(clock, 5000);
  toasts.show(note('a'));
  const [toast] = toasts.list.get();
  toasts.close(toast?.key ?? 0);
  expect([toasts.list.get(), clock.pending()]).toEqual([[], 0]);
});

test('a toast with a button stays twice as long', async () => {
  const clock = createFakeClock();
  const toasts = createToasts(clock, 5000);
  toasts.show({ ...note('a'), button: { text: { key: 'undo' }, run: () => undefined } });
  await clock.advance(9999);
  expect(toasts.list.get()).toHaveLength(1);
  await clock.advance(1);
  expect(toasts.list.get()).toEqual([]);
});

test('toasts with a button replace none: each button does something else', () => {
  const toasts = createToasts(createFakeClock(), 5000);
  const pressed: string[] = [];
  for (const id of ['a', 'b'])
    toasts.show({ ...note('changed'), button: { text: { key: 'undo' }, run: () => pressed.push(id) } });
  toasts.show(note('changed'));
  for (const { button } of toasts.list.get()) button?.run();
  expect(pressed).toEqual(['a', 'b']);
  expect(toasts.list.get()).toHaveLength(3);
});

test('a note with a link stays until it is closed', async () => {
  const clock = createFakeClock();
  const toasts = createToasts(clock, 5000);
  const link = { text: { key: 'open' }, href: '/a' };
  toasts.show({ ...note('a'), link });
  toasts.show({ ...note('a'), link: { ...link, href: '/b' } });
  await clock.advance(60_000);
  const [first, second] = toasts.list.get();
  expect([first?.link?.href, second?.link?.href]).toEqual(['/a', '/b']);
  toasts.release(first?.key ?? 0);
  await clock.advance(60_000);
  toasts.close(first?.key ?? 0);
  expect(toasts.list.get()).toHaveLength(1);
});
