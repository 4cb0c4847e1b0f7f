import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { watchTyping } from '~/platform/browser';

const hasUnsentInput = watchTyping(document);

test('a control holds what is typed until it is emptied or gone', async () => {
  const { unmount } = render(<input aria-label="Name" />);
  expect(hasUnsentInput()).toBe(false);
  await userEvent.type(screen.getByRole('textbox'), 'a');
  expect(hasUnsentInput()).toBe(true);
  await userEvent.clear(screen.getByRole('textbox'));
  expect(hasUnsentInput()).toBe(false);
  await userEvent.type(screen.getByRole('textbox'), 'b');
  unmount();
  expect(hasUnsentInput()).toBe(false);
});

test('a choice counts as well', async () => {
  render(<input type="checkbox" aria-label="Agree" />);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(hasUnsentInput()).toBe(true);
});
