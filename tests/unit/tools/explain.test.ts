import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { explain } from '~/tools/explain';
import { SettingsProblem } from '~/tools/settings';
import { ProductFailed } from '~/tools/up-to-date';

const open: Server[] = [];
afterEach(() => open.splice(0).forEach((server) => server.close()));

/** Listens and gives the port, or the error. */
function listen(port: number, host: string): Promise<unknown> {
  return new Promise((resolve) => {
    const server = createServer();
    open.push(server);
    server.on('error', resolve);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' ? address?.port : undefined);
    });
  });
}

test('a port in use is named, with what to do', async () => {
  const port = Number(await listen(0, '127.0.0.1'));
  expect(explain(await listen(port, '127.0.0.1'))).toBe(
    `Port ${port} of 127.0.0.1 is in use. Choose another one, such as --port ${port + 1}.`,
  );
});

test('a host that is not of this machine is told', async () => {
  expect(explain(await listen(0, '192.0.2.1'))).toMatch(
    /^Cannot listen: .* The host must be an address of this machine\.$/,
  );
});

test('a wrong variable and a failed build say what they are', () => {
  expect(explain(new SettingsProblem('PORT is wrong.'))).toBe('PORT is wrong.');
  expect(explain(new ProductFailed('Building', ' broken\n'))).toBe('Building failed.\n\nbroken');
});

test('a fault of ours keeps everything', () => {
  const fault = new TypeError('undefined is not a function');
  expect(explain(fault)).toBe(fault);
});
