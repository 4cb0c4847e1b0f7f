import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { panelNow } from '../../harness/view/support';
import { analysis } from '../../fixtures/product/drawers/analysis';
import { countOf, fieldsNow, linkOf, monoColumns, openWith, rest, rowsOf } from '../../harness/product/drawers/shown';

const open = (answer: unknown, rest: Readonly<Record<string, unknown>> = {}) =>
  openWith({
    type: 3,
    id: 'ab12',
    tab: 3,
    answers: { 'file/query': { data: { isShowFileTab: true } }, analysisResults: answer, ...rest },
  });
const done = (members: object) => open({ data: { ...analysis, ...members } });
const names = () => rowsOf('tagging').map(([, name]) => name);

describe('states', () => {
  test('a finished analysis shows its processes, techniques and bytes [DR-T03-36 to 40, 72, DR-ART-04, 08]', async () => {
    await open({ data: analysis });
    expect(panelNow()).toEqual(['capability', 'data']);
    expect(fieldsNow().map(([id]) => id)).toEqual([
      ...['processes', 'tagging', 'hex.data', 'hex.presignedUrl', 'hex.password'],
    ]);
    expect(rowsOf('processes')).toEqual([
      ['viewer.exe /open', '0', 'Medium integrity', 'p-1'],
      ['-', '7420', 'High integrity', 'p-2'],
      ['-', '-', '-', 'p-3'],
    ]);
    expect([countOf('processes'), monoColumns('processes'), countOf('tagging')]).toEqual([
      '3',
      ['commandLine', 'hashId'],
      '2',
    ]);
    const headings = within(screen.getByRole('tabpanel')).getAllByRole('columnheader');
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      ...['Command line', 'PID', 'Integrity level', 'Hash id'],
      ...['Id', 'Name', 'Tactics', 'Descriptions'],
    ]);
  });

  test('a running analysis says so and shows nothing else [DR-T03-72, DR-ART-05, DR-VAL-47]', async () => {
    await open({ data: { ...analysis, status: 'processing' } });
    expect(panelNow()).toEqual(['capability', 'data']);
    expect(within(screen.getByRole('tabpanel')).getByRole('status').textContent).toMatch(/still running/);
    expect(fieldsNow().map(([id]) => id)).toEqual(['processing']);
  });

  test.each([
    ['not found', { data: { status: 'notFound' } }],
    ['a state that is none', { data: { ...analysis, status: 'paused' } }],
    ['no state', { data: {} }],
    ['400', 400],
    ['404', 404],
    ['500', 500],
  ])('%s: no analysis was found [DR-ART-06, 07, DR-ERR-07]', async (_, answer) => {
    await open(answer);
    expect(panelNow()).toEqual(['capability', 'empty']);
    expect(screen.getByText('No analysis was found.')).toBeDefined();
    expect(screen.queryByRole('alert', { name: /./ })).toBeNull();
    expect(fieldsNow()).toEqual([]);
  });

  test('a result without values has dashes, and nothing to download [DR-FRAME-07]', async () => {
    await open({ data: { status: 'done' } });
    expect(fieldsNow().map(([id, value]) => [id, value])).toEqual([
      ['processes', '-'],
      ['tagging', '-'],
      ['hex.data', '-'],
    ]);
  });
});

describe('techniques', () => {
  test('a technique has its id, name, tactics and descriptions [DR-T03-41 to 44, DR-ART-09]', async () => {
    await open({ data: analysis });
    const cells = rowsOf('tagging').map(([id, ...others]) => [id?.trim().split(/\s/)[0], ...others]);
    expect(cells).toEqual([
      [expect.stringContaining('T1204.002'), 'Malicious File', 'ExecutionImpact', 'Opened a file.'],
      [expect.stringContaining('T1055'), 'Process Injection', '-', 'Wrote. Ran.'],
    ]);
  });

  test.each([
    ['T1059.001', 'T1059/001'],
    ['T1003.002', 'T1003/002'],
    ['T1027', 'T1027'],
  ])(
    'the technique %s links to its explanation at %s [DR-CONST-12, 13, DR-ART-10, DR-LINK-14, DR-OP-43]',
    async (id, want) => {
      await done({ tagging: [{ id }] });
      expect(linkOf('tagging')).toEqual([`https://attack.example/versions/v15/techniques/${want}/`, '_blank']);
    },
  );

  test('choosing a process leaves its own techniques, and choosing it again brings all back [DR-OP-39]', async () => {
    await open({ data: analysis });
    expect(names()).toEqual(['Malicious File', 'Process Injection']);
    await userEvent.click(screen.getByText('p-1'));
    expect(names()).toEqual(['Malicious File']);
    expect(screen.getByText('Techniques of the chosen process p-1 only.')).toBeDefined();
    await userEvent.click(screen.getByText('p-1'));
    expect(names()).toEqual(['Malicious File', 'Process Injection']);
    expect(screen.queryByText(/chosen process/)).toBeNull();
  });

  test('10,000 techniques and a process that has all of them are shown in parts, and chosen by one click', async () => {
    const ids = Array.from({ length: 10_000 }, (_, index) => `T${index}`);
    const tagging = ids.map((id) => ({ id, name: `Technique ${id}`, tactics: ['Execution'] }));
    await done({ processes: [{ hashId: 'p-9', pid: 9, tagging: ids.toReversed() }], tagging });
    const elements = () => document.querySelectorAll('*').length;
    expect(elements()).toBeLessThan(4000);
    await userEvent.click(screen.getByText('p-9'));
    expect(screen.getByText('Techniques of the chosen process p-9 only.')).toBeDefined();
    expect([countOf('tagging'), names()[0]]).toEqual(['10,000', 'Technique T0']);
    expect(elements()).toBeLessThan(4000);
  });

  test('a process is below the one that started it', async () => {
    const [first, second] = analysis.processes;
    await done({ processes: [{ ...second, parentPid: 0 }, first] });
    expect(screen.getByRole('treegrid', { name: 'Processes' })).toBeDefined();
    expect(rowsOf('processes').map((row) => row.at(-1))).toEqual(['p-1', 'p-2']);
  });

  test('choosing a process without techniques leaves no technique [DR-OP-39]', async () => {
    await open({ data: analysis });
    await userEvent.click(screen.getByText('p-3'));
    expect(names()).toEqual([]);
  });
});

describe('bytes', () => {
  test('the hex view keeps the order of the lines, begins a row with each, and has 51 bytes in a row [DR-T03-45, 46, DR-ART-11, 12, DR-CONST-11, DR-OP-40]', async () => {
    await open({ data: analysis });
    const hex = screen.getByRole('grid', { name: 'Hex view' });
    expect(hex.getAttribute('aria-rowcount')).toBe('5');
    const rows = within(hex).getAllByRole('row');
    expect(rows.map((row) => row.textContent.match(/^(head|51|171)?/)?.[0])).toEqual(['head', '51', '51', '51', '171']);
  });

  test('the archive can be downloaded, its password is copied beside it [DR-ART-13, 14, DR-OP-41, DR-T03-47, 48]', async () => {
    await open({ data: analysis });
    const link = document.querySelector('a[data-action="download"]');
    expect(link?.textContent).toBe('Download');
    expect(linkOf('hex.presignedUrl')).toEqual(['https://files.example/a.zip?sig=1', '_blank']);
    expect(fieldsNow().at(-1)).toEqual(['hex.password', 'infected']);
    expect(document.querySelector('[data-field="hex.password"] [data-action="copy"]')).not.toBeNull();
  });

  test.each([
    ['missing', { presignedUrl: null, password: 'infected' }, []],
    ['empty', { presignedUrl: '', password: 'infected' }, []],
    ['without a password', { presignedUrl: 'https://files.example/a.zip', password: null }, ['hex.presignedUrl']],
  ])('an archive whose address or password is missing shows what is left: %s [DR-OP-41]', async (_, hex, want) => {
    await done({ hex });
    expect(fieldsNow().flatMap(([id]) => (/presigned|password/.test(id) ? [id] : []))).toEqual(want);
  });

  test('an address that cannot be trusted is text', async () => {
    await done({ hex: { presignedUrl: 'javascript:alert(1)' } });
    expect(linkOf('hex.presignedUrl')).toEqual([undefined, undefined]);
    expect(fieldsNow().at(-1)?.[1]).toBe('javascript:alert(1)');
  });
});

describe('the content of the file', () => {
  const openContent = async (answer: unknown) => {
    const world = await open({ data: analysis }, { 'filecontent.json': answer });
    await userEvent.click(screen.getByRole('button', { name: 'File content hex view' }));
    return { ...world, dialog: await screen.findByRole('dialog', { name: 'File content hex view' }) };
  };

  test('a dialog that is 900 wide on layer 1002 shows the lines of the file [DR-T03-07, 69, 70, DR-CALL-18, DR-CONST-05, DR-ART-15, DR-OP-42, DR-OP-68]', async () => {
    const { sent, dialog } = await openContent({ file_content: ['4d 5a', Array(120).fill('00').join(' ')] });
    await rest();
    expect(sent.at(-1)).toEqual({ method: 'GET', address: '/mock/other/filecontent.json', body: undefined });
    expect(dialog.style.width).toBe('900px');
    expect(dialog.closest('[style*="1002"]')).not.toBeNull();
    const hex = within(dialog).getByRole('grid', { name: 'Content' });
    expect(hex.getAttribute('aria-rowcount')).toBe('4');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'File content hex view' })).toBeNull();
    expect(panelNow()).toEqual(['capability', 'data']);
  });

  test('a content that cannot be read says so, and is asked again [DR-ERR-01]', async () => {
    const { sent, dialog } = await openContent(500);
    await waitFor(() => expect(within(dialog).getByText('No data')).toBeDefined());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await rest();
    expect(sent.filter(({ address }) => address.includes('filecontent'))).toHaveLength(2);
  });

  test('it is offered while no analysis was found', async () => {
    await open(404);
    const button = screen.getByRole('button', { name: 'File content hex view' });
    expect(button.getAttribute('data-action')).toBe('hex');
  });
});
