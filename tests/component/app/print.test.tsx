import { act, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { followPrint } from '~/app/print/print-pages';
import { settle } from '~/tests/harness/fake-clock';
import { setUp } from '~/tests/harness/view/support';

afterEach(() => {
  document.adoptedStyleSheets = [];
  vi.restoreAllMocks();
});

/** Follows the printing of a page at a path; `styles` has what was written into the style sheet of the footer. */
async function follow(path: string) {
  const { services, queries, clock } = await setUp();
  const styles = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync').mockReturnValue();
  // The simulated document has no fonts.
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() }, configurable: true });
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const page = { ...services.page, hashPath: () => path };
  const root = document.createElement('div');
  root.className = 'bp6-dark';
  followPrint({ queries, services: () => ({ ...services, page }) }, root);
  const pass = (milliseconds: number) => act(() => clock.advance(milliseconds).then(settle));
  return { services, styles, print, root, pass };
}

test('the footer has the address without its mark, and the time of the server', async () => {
  const { services, styles } = await follow('/home?from=1&print=1');
  services.serverTime.sync('Sun, 22 Nov 2026 08:07:10 GMT');
  window.dispatchEvent(new Event('beforeprint'));
  expect(styles).toHaveBeenCalledOnce();
  expect(styles.mock.calls[0]?.[0]).toContain('2026-11-22 08:07:10 UTC');
  expect(styles.mock.calls[0]?.[0]).toMatch(/#\/home\?from=1"/);
});

test('a page whose address says so is light, and is printed once nothing in it is loading', async () => {
  const view = render(
    <div data-testid="screen">
      <span className="descry-skeleton" />
    </div>,
  );
  const { print, root, pass } = await follow('/home?print=1');
  expect(root.className).toBe('');
  await pass(5000);
  expect(print).not.toHaveBeenCalled();
  view.rerender(<div data-testid="screen" />);
  await pass(5000);
  expect(print).toHaveBeenCalledOnce();
});

test('any other page waits for its reader to print it', async () => {
  render(<div data-testid="screen" />);
  const { print, root, pass } = await follow('/home');
  await pass(5000);
  expect([print.mock.calls.length, root.className]).toEqual([0, 'bp6-dark']);
});
