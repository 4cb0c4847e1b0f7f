import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

test('a box is below its target at once, and follows it when the code for positions is loaded', async () => {
  // Other tests have loaded that code.
  vi.resetModules();
  const { Popover } = await import('~/ui/popover/Popover');
  const target = document.createElement('button');
  document.body.prepend(target);
  target.getBoundingClientRect = () => new DOMRect(100, 20, 80, 30);
  render(
    <Popover label="Box" target={() => target} onClose={() => undefined}>
      <button type="button">Inside</button>
    </Popover>,
  );
  const { style } = screen.getByRole('dialog');
  expect([style.left, style.top]).toEqual(['100px', '54px']);
  document.body.prepend(target);
  // Only that code limits the height.
  await waitFor(() => expect(style.maxHeight).not.toBe(''));
  target.remove();
});
