import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPage } from '~/platform/browser';

const calls: string[] = [];

/** What the browser gives a text that it was promised to. */
class PromisedItem {
  readonly items: Readonly<Record<string, Promise<Blob>>>;
  constructor(items: PromisedItem['items']) {
    this.items = items;
    calls.push('announced');
  }
}

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: (text: string) => Promise.resolve(void calls.push(`text ${text}`)),
      async write([item]: readonly PromisedItem[]) {
        const blob = await item?.items['text/plain'];
        calls.push(`item ${blob?.type} of ${blob?.size} bytes`);
      },
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

describe('copying a text that is still loading', () => {
  test('is announced to the browser within the click', async () => {
    vi.stubGlobal('ClipboardItem', PromisedItem);
    let resolve: ((text: string) => void) | undefined;
    const copied = createPage(window).copy(new Promise<string>((each) => (resolve = each)));
    expect(calls).toEqual(['announced']);
    resolve?.('rows');
    await copied;
    expect(calls).toEqual(['announced', 'item text/plain of 4 bytes']);
  });

  test('fails as the text does', async () => {
    vi.stubGlobal('ClipboardItem', PromisedItem);
    await expect(createPage(window).copy(Promise.reject(new Error('no rows')))).rejects.toThrow('no rows');
  });

  test('waits for the text in a browser that takes no promise', async () => {
    vi.stubGlobal('ClipboardItem', undefined);
    Reflect.deleteProperty(window, 'ClipboardItem');
    await createPage(window).copy(Promise.resolve('rows'));
    expect(calls).toEqual(['text rows']);
  });
});
