import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { run } from '~/tools/run';

const node = (code: string) => [process.execPath, '-e', code];

test('a command gives everything it printed, and whether it succeeded', async () => {
  const failing = await run(
    node('console.log(process.env.WORD); console.error("no"); process.exitCode = 3'),
    tmpdir(),
    {
      environment: { WORD: 'yes' },
    },
  );
  expect(failing).toMatchObject({ ok: false, output: expect.stringContaining('yes\n') });
  expect(failing.output).toContain('no\n');
  expect(await run(node(''), tmpdir())).toMatchObject({ ok: true, output: '' });
});

test('a program that does not exist fails with its name', async () => {
  expect(await run(['no-such-program'], tmpdir())).toMatchObject({
    ok: false,
    output: expect.stringContaining('no-such-program'),
  });
});

test('a command that never ends is stopped, with the busy processes that it has started', async () => {
  // As long as one of the two lives, the output has no end.
  const busy = `require('node:child_process').spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'inherit' });
    console.log('started'); process.on('SIGTERM', () => {});`;
  const { ok, output } = await run(node(busy), tmpdir(), { limit: 1 / 60 });
  expect(ok).toBe(false);
  expect(output).toMatch(/^started\n\nStopped: it had not ended after/);
});
