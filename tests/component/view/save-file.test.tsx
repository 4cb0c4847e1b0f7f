import { expect, onTestFinished, test, vi } from 'vitest';
import { fileName, saveFile } from '~/platform/save-file';
import { createFakeClock } from '../../harness/fake-clock';

test.each([
  ['a plain name stays', { given: 'endpoints-2026-11-21.csv', want: 'endpoints-2026-11-21.csv' }],
  ['blanks become dashes', { given: 'All endpoints.csv', want: 'All-endpoints.csv' }],
  ['letters of other languages stay', { given: 'エンドポイント.csv', want: 'エンドポイント.csv' }],
  ['no way out of the folder', { given: '../../etc/passwd', want: 'etc-passwd' }],
  ['no signs that systems keep for themselves', { given: 'a<b>:"c"|?*.csv', want: 'a-b-c-.csv' }],
  ['no signs of direction', { given: 'list\u202Evsc.exe', want: 'listvsc.exe' }],
  ['no hidden file', { given: '.htaccess', want: 'htaccess' }],
  ['no name of a device', { given: 'con.csv', want: 'con-.csv' }],
  ['a device within a name is a word', { given: 'console.csv', want: 'console.csv' }],
  ['a long name keeps its ending', { given: `${'x'.repeat(300)}.csv`, want: `${'x'.repeat(76)}.csv` }],
  ['nothing left still has a name', { given: '///', want: 'file' }],
])('%s', (_, { given, want }) => {
  expect(fileName(given)).toBe(want);
});

test('a file is handed to the browser under its name and let go', async () => {
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
