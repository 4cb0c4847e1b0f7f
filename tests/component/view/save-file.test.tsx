import { expect, onTestFinished, test, vi } from 'vitest';
import { fileName, saveFile } from '~/platform/save-file';
import { createFakeClock } from '../../harness/fake-clock';

test.each([
  ['a plain name stays', { given: 'endpoints-2026-11-21.csv', want: 'endpoints-2026-11-21.csv' }],
  ['blanks become dashes', { given: 'All endpoints.csv', want: 'All-endpoints.csv' }],
  ['letters of other languages stay', { given: 'エンドポイント.csv', want: 'エンドポイント.csv' }],
  ['a path becomes a name in the folder', { given: '../../etc/passwd', want: 'etc-passwd' }],
  ['reserved characters of file systems become dashes', { given: 'a<b>:"c"|?*.csv', want: 'a-b-c-.csv' }],
  ['bidirectional controls are removed', { given: 'list\u202Evsc.exe', want: 'listvsc.exe' }],
  ['a hidden file becomes a visible one', { given: '.htaccess', want: 'htaccess' }],
  ['the name of a device gets a dash', { given: 'con.csv', want: 'con-.csv' }],
  ['a device within a name is a word', { given: 'console.csv', want: 'console.csv' }],
  ['a long name keeps its ending', { given: `${'x'.repeat(300)}.csv`, want: `${'x'.repeat(76)}.csv` }],
  ['a name without usable characters is replaced', { given: '///', want: 'file' }],
])('%s', (_, { given, want }) => {
  expect(fileName(given)).toBe(want);
});

test('a saved file is given to the browser under its name, and its memory is released', async () => {
  const made: Blob[] = [];
  const gone = vi.fn();
  vi.stubGlobal('URL', { createObjectURL: (blob: Blob) => `blob:${made.push(blob)}`, revokeObjectURL: gone });
  onTestFinished(() => void vi.unstubAllGlobals());
  const clock = createFakeClock();
  const clicks: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicks.push(`${this.getAttribute('href')} ${this.download}`);
  });
  onTestFinished(() => click.mockRestore());
  saveFile('a list.csv', 'é', 'text/csv', clock);
  expect(clicks).toEqual(['blob:1 a-list.csv']);
  expect(await made[0]?.text()).toBe('é');
  expect(made[0]?.type).toBe('text/csv;charset=utf-8');
  expect(gone).not.toHaveBeenCalled();
  await clock.advance(60_000);
  expect(gone).toHaveBeenCalledWith('blob:1');
});
