import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Reads } from '~/generated/contract/types';
import { fakeSizes } from '../../harness/fake-sizes';
import { button, dialogOf, showDialog } from '../../harness/view/show-dialog';

const reading = dialogOf({
  content: [
    {
      type: 'reader',
      name: 'read',
      label: { key: 'test.terms', text: 'Terms' },
      height: 200,
      paragraphs: (s: Reads) => s.input?.paragraphs,
    },
  ],
  buttons: [{ ...button('accept'), enabledWhen: (s: Reads, f) => f.eq(s.form?.read, true) }],
});

let sizes = fakeSizes();
beforeEach(() => {
  sizes = fakeSizes();
  sizes.set({ text: 1000, seen: 200 });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const box = () => screen.getByRole('region', { name: 'Terms' });
const isRead = () => screen.getByRole('button', { name: 'accept' }).getAttribute('aria-disabled') === null;
const scrollTo = (top: number) =>
  act(() => {
    box().scrollTop = top;
    box().dispatchEvent(new Event('scroll'));
  });
const resize = () => act(() => sizes.resize());
const paragraphs = ['First.', 'Second.'];

describe('a long text [DG-TM-04]', () => {
  test.each<[string, { given: number; want: boolean }]>([
    ['not scrolled', { given: 0, want: false }],
    ['scrolled to the middle', { given: 400, want: false }],
    ['3 px above its end', { given: 797, want: false }],
    ['2 px above its end, as browsers round', { given: 798, want: true }],
    ['at its end', { given: 800, want: true }],
  ])('%s', async (_, { given, want }) => {
    await showDialog(reading, { paragraphs });
    scrollTo(given);
    expect(isRead()).toBe(want);
    expect(document.querySelector('.descry-reader-hint')?.textContent).toBe(
      want ? 'You have reached the end.' : 'Scroll to the end to continue.',
    );
  });

  test('a text that was read stays read when it is scrolled back', async () => {
    await showDialog(reading, { paragraphs });
    scrollTo(800);
    scrollTo(0);
    expect(isRead()).toBe(true);
  });

  test('a text that fits its box is read at once', async () => {
    sizes.set({ text: 150, seen: 200 });
    await showDialog(reading, { paragraphs });
    expect(isRead()).toBe(true);
  });

  test('a text that fits after a change of size is read then', async () => {
    await showDialog(reading, { paragraphs });
    sizes.set({ text: 180, seen: 200 });
    resize();
    expect(isRead()).toBe(true);
  });

  test('a text in a box without a size is not read', async () => {
    sizes.set({ text: 0, seen: 0 });
    await showDialog(reading, { paragraphs });
    expect(isRead()).toBe(false);
  });

  test('a text that need not be read does not mention its end', async () => {
    const quiet = dialogOf({
      content: [
        {
          type: 'reader',
          name: 'read',
          label: { key: 'test.terms', text: 'Terms' },
          height: 200,
          announceWhen: (s: Reads) => s.input?.matters,
          paragraphs: (s: Reads) => s.input?.paragraphs,
        },
      ],
    });
    const { change } = await showDialog(quiet, { paragraphs });
    expect(document.querySelector('.descry-reader-hint')).toBeNull();
    expect(box().getAttribute('aria-describedby')).toBeNull();
    await change({ paragraphs, matters: true });
    expect(document.querySelector('.descry-reader-hint')?.textContent).toBe('Scroll to the end to continue.');
  });

  test('a text that must be read can be scrolled by keys: the Tab key reaches it, and it has the focus first', async () => {
    await showDialog(reading, { paragraphs });
    expect(box().tabIndex).toBe(0);
    expect(document.activeElement).toBe(box());
    expect(box().style.flexBasis).toBe('200px');
  });

  test('a removed text observes no sizes', async () => {
    const { shut } = await showDialog(reading, { paragraphs });
    expect(sizes.watchers()).toBe(1);
    await shut();
    expect(sizes.watchers()).toBe(0);
  });
});

describe('hostile text', () => {
  test.each<[string, unknown]>([
    ['missing', undefined],
    ['no list', 'All of it'],
    ['an object', { 0: 'a', length: 1 }],
    ['an empty list', []],
    ['a list of blanks', ['', '   ', '\n']],
    ['a list of anything but text', [1, null, {}, ['x']]],
  ])('hostile text counts as unread: %s', async (_, given) => {
    sizes.set({ text: 0, seen: 200 });
    await showDialog(reading, { paragraphs: given });
    expect(screen.queryByRole('region', { name: 'Terms' })).toBeNull();
    expect(screen.getByText('No data')).toBeDefined();
    expect(isRead()).toBe(false);
  });

  test('markup in a text that must be read is shown as text', async () => {
    await showDialog(reading, { paragraphs: ['<b>Bold</b> {title}', 7, 'Last'] });
    expect([...box().querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      '<b>Bold</b> {title}',
      'Last',
    ]);
  });

  test('a text of a million characters is rendered once, not with every change', async () => {
    const long = Array.from({ length: 1000 }, () => 'x'.repeat(1000));
    const { change } = await showDialog(reading, { paragraphs: long });
    const drawn = vi.spyOn(long, 'filter');
    for (const round of [1, 2, 3]) await change({ paragraphs: long, round });
    expect(drawn).not.toHaveBeenCalled();
  });
});
