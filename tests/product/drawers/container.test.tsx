import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { panelNow } from '../../harness/view/support';
import { fieldsNow, openWith, rowsOf } from '../../harness/product/drawers/shown';

const open = (data: object) => openWith({ type: 9, id: 'c1', answers: { 'containers/basic': { data } } });

test('one page with every value, in order [DR-T09-01 to 13, DR-CALL-14]', async () => {
  const { sent } = await open({
    name: 'optics-web',
    imageId: 'sha256:4c1d',
    status: 'running',
    ports: [{ containerPort: 8080 }, { containerPort: 9090 }],
    volumeMounts: [
      { name: 'config', mountPath: '/etc/optics', readonly: true },
      { name: null, mountPath: '/var', readonly: false },
      { mountPath: '' },
    ],
    command: ['sh', '-c', 'run'],
    args: ['--a', '--b', '--c'],
    env: { LOG: 'info', REGION: 'eu' },
    securityContext: { runAsNonRoot: true, capabilities: { drop: ['ALL', 'SYS_PTRACE'] } },
  });
  const address = '/ui/fbt/api/v1/basic/containers/basic';
  expect(sent).toEqual([{ method: 'POST', address, body: { containerId: 'c1' } }]);
  expect(screen.queryByRole('tab')).toBeNull();
  expect(panelNow()).toEqual(['main', 'data']);
  expect(fieldsNow().filter(([id]) => id !== 'volumeMounts')).toEqual([
    ['name', 'optics-web'],
    ['imageId', 'sha256:4c1d'],
    ['status', 'running'],
    ['ports', '8080'],
    ['command', 'sh | -c | run'],
    ['args', '--a | --b | --c'],
    ['env', 'LOG: info | REGION: eu'],
    ['securityContext', 'runAsNonRoot: true | capabilities.drop: ALL, SYS_PTRACE'],
  ]);
  expect(fieldsNow().map(([id]) => id)).toEqual([
    ...['name', 'imageId', 'status', 'ports', 'volumeMounts', 'command', 'args', 'env', 'securityContext'],
  ]);
  for (const id of ['imageId', 'command', 'args', 'env', 'securityContext']) {
    expect(document.querySelector(`[data-field="${id}"] [data-value] .descry-mono`), id).not.toBeNull();
  }
  expect(rowsOf('volumeMounts')).toEqual([
    ['config', '/etc/optics', 'Yes'],
    ['-', '/var', 'No'],
    ['-', '-', '-'],
  ]);
});

test.each<[string, { given: unknown; want: string }]>([
  ['a list of names and values', { given: [{ name: 'A', value: '1' }, { name: 'B' }], want: 'A: 1 | B: -' }],
  [
    'members with and without a value',
    { given: { A: 0, B: false, C: '', D: null }, want: 'A: 0 | B: false | C: - | D: -' },
  ],
  ['members below members', { given: { a: { b: { c: 1 } } }, want: 'a.b.c: 1' }],
  ['nothing', { given: [], want: '-' }],
  ['text', { given: 'A=1', want: '-' }],
])('%s [DR-T09-12, 13, DR-OP-75]', async (_, { given, want }) => {
  await open({ env: given, securityContext: given });
  expect(fieldsNow().slice(-2)).toEqual([
    ['env', want],
    ['securityContext', want],
  ]);
});

test('a map is beside its label, as lists do, and is copied line by line', async () => {
  const { page } = await open({ env: { A: '1', B: '' } });
  const field = document.querySelector('[data-field="env"]');
  expect(field?.classList).not.toContain('descry-property-wide');
  await userEvent.click(field?.querySelector('[data-action="copy"]') ?? document.body);
  expect(page.done).toEqual(['copy A: 1\nB: ']);
});

test('what is missing is a dash [DR-FRAME-07]', async () => {
  await open({ name: '', ports: [], volumeMounts: [], command: null, env: {} });
  expect(fieldsNow().map(([, value]) => value)).toEqual(Array.from({ length: 9 }, () => '-'));
});

test.each([404, 500])('after a %s there is no data and no field [DR-FRAME-12]', async (status) => {
  await openWith({ type: 9, id: 'c1', answers: { 'containers/basic': status } });
  expect(panelNow()).toEqual(['main', 'failed']);
  expect(screen.getByText('No data')).toBeDefined();
  expect(fieldsNow()).toEqual([]);
});
