// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { showConfigFailure, showLoadFailure } from '~/app/start-failure';

test('a wrong start-up file is named with its key and the reason, as text', () => {
  showConfigFailure(document.body, { file: 'config.json', key: 'http.timeoutMs', reason: '<b>not a number</b>' });
  expect(document.querySelector('[role=alert]')?.textContent).toMatch(
    /config\.json.*http\.timeoutMs.*<b>not a number<\/b>/,
  );
});

test('a part that could not be loaded is no fault of the configuration; the page can be reloaded', () => {
  const reload = vi.fn();
  showLoadFailure(document.body, reload);
  expect(document.querySelector('[role=alert]')?.textContent).not.toContain('configuration');
  document.querySelector<HTMLButtonElement>('[data-action=reload]')?.click();
  expect(reload).toHaveBeenCalledOnce();
});
