import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { ContractNode } from '~/codegen/service/fields/contract-tree';
import { AnswerPane } from '~/studio/page/assist/AnswerPane';
import { drawStudio, entryOf, projectOf } from '~/tests/harness/studio/fake-studio';

const file = 'descriptors/drawers/url.json';

const value = (path: string, shown: readonly string[]): ContractNode => ({
  ...{ name: path.replace(/^.*\./, ''), path, type: 'a text', children: [] },
  field: JSON.stringify({ type: 'text', value: path, label: path }),
  ...(shown.includes(path) && { isShown: true }),
});

const treeOf = (...shown: readonly string[]): ContractNode => ({
  ...{ name: 'url', path: 'url', type: 'an object' },
  children: [
    value('url.host', shown),
    value('url.owner', shown),
    { name: 'scan', path: 'url.scan', type: 'an object', children: [value('url.scan.engine', shown)] },
  ],
});

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

/** The pane of a drawer that shows some values. */
async function draw(...shown: readonly string[]) {
  const { studio } = drawStudio(<AnswerPane />, {
    read: () => ({ text: '{}', base: 'a' }),
    contract: () => [treeOf(...shown)],
    insertPositions: () => ({ entries: {} }),
  });
  await act(async () => {
    studio.project.set(projectOf([entryOf(file)]));
    await studio.openFile(file);
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Not shown yet' }));
}

const names = () => [...document.querySelectorAll('.studio-value > code')].map(({ textContent }) => textContent);

test('the values that the descriptor shows already can be left out, with the objects of which all is shown', async () => {
  await draw('url.host', 'url.scan.engine');
  expect(names()).toEqual(['url', 'owner']);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(names()).toEqual(['url', 'host', 'owner', 'scan']);
});

test('it says when everything is shown', async () => {
  await draw('url.host', 'url.owner', 'url.scan.engine');
  expect(names()).toEqual([]);
  screen.getByText('All of it is shown.');
});
