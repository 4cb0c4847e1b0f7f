import { test } from 'vitest';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
test('x', async () => {
  console.log('STATE-A', String(getSelection()));
  render(<p>words here</p>);
  await userEvent.tripleClick(document.querySelector('p')!);
});
