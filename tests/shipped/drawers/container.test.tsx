import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { panelNow } from '../../render/support';
import { fieldsNow, openWith, rowsOf } from './shown';

const open = (data: object) => openWith({ type: 9, id: 'c1', answers: { 'containers/basic': { data } } });

test('DR-T09-01 to 13: one page with every value, in order', async () => {
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
    securityContext: { runAsNonRoot: true, capabilities: { drop: 'ALL' } },
  });
  const address = '/ui/fbt/api/v1/basic/containers/basic';
  expect(sent).toEqual([{ method: 'POST', address, body: { containerId: 'c1' } }]);
  expect(screen.queryByRole('tab')).toBeNull();
  expect(panelNow()).toEqual(['main', 'data']);
  expect(fieldsNow().filter(([id]) => id !== 'volumeMounts')).toEqual([
    ['name', 'Name', 'optics-web'],
    ['imageId', 'Image id', 'sha256:4c1d'],
    ['status', 'Status', 'running'],
    ['ports', 'Port', '8080'],
    ['command', 'Command', 'sh | -c | run'],
    ['args', 'Args', '--a | --b | --c'],
    ['env', 'Env', 'LOG: info | REGION: eu'],
    ['securityContext', 'Security context', 'runAsNonRoot: true | capabilities.drop: ALL'],
  ]);
  expect(fieldsNow().map(([id]) => id)).toEqual([
    ...['name', 'imageId', 'status', 'ports', 'volumeMounts', 'command', 'args', 'env', 'securityContext'],
  ]);
  expect(rowsOf('volumeMounts')).toEqual([
    ['config', '/etc/optics', 'Yes'],
    ['-', '/var', 'No'],
    ['-', '-', '-'],
  ]);
});

test('DR-T09-12: names and values may come as a list', async () => {
  await open({ env: [{ name: 'A', value: '1' }, { name: 'B' }] });
  expect(fieldsNow().find(([id]) => id === 'env')?.[2]).toBe('A: 1 | B: -');
});

test('DR-FRAME-07: what is missing is a dash', async () => {
  await open({ name: '', ports: [], volumeMounts: [], command: null, env: {} });
  expect(fieldsNow().map(([, , value]) => value)).toEqual(Array.from({ length: 9 }, () => '-'));
});
