import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Boundary, ErrorReporterContext } from '~/ui/Boundary';

test('a part whose replacement breaks too is a button that tries again', async () => {
  onTestFinished(vi.spyOn(console, 'error').mockImplementation(() => undefined).mockRestore);
  const written: string[] = [];
  const reporter = {
    traceIdOf: () => 'trace-1',
    write: (message: string) => void written.push(message),
    copy: () => Promise.resolve(true),
  };
  let isBroken = true;
  function Part() {
    if (isBroken) throw new Error('No part.');
    return <p>The part</p>;
  }
  render(
    <ErrorReporterContext value={reporter}>
      <Boundary fallback={() => <Part />}>
        <Part />
      </Boundary>
    </ErrorReporterContext>,
  );
  const retry = screen.getByRole('button');
  expect(retry.dataset['action']).toBe('retry');
  expect(written.at(-1)).toContain('could not be removed or replaced: Error: No part.');
  isBroken = false;
  await userEvent.click(retry);
  expect(screen.getByText('The part')).toBeDefined();
});
