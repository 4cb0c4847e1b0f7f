import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Diagnostic } from '~/codegen/language/model';
import type { TextToTranslate } from '~/codegen/service/to-translate';
import { DiagnosticList } from '~/studio/page/DiagnosticList';
import { AssistPane } from '~/studio/page/assist/AssistPane';
import { drawStudio, entryOf, projectOf } from '~/tests/harness/studio/fake-studio';

const file = 'descriptors/messages/ja.json';

const textOf = (address: string, english: string, more: Partial<TextToTranslate> = {}): TextToTranslate => ({
  ...{ file, language: 'ja', name: '日本語', address, text: '', isStale: false, isOneText: true },
  ...{ english, words: `Label of field ${english}, drawer URL` },
  ...more,
});

const host = textOf('drawers.url.host.label', 'Host');
const owner = textOf('drawers.url.owner.label', 'Owner');

const missing = ({ address, words }: TextToTranslate): Diagnostic => ({
  ...{ severity: 'warning', code: 'message/missing', file, line: 9, column: 3, length: 1 },
  pointer: `/texts/${address}`,
  message: `${words}, has no Japanese text.`,
});

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

/** The list of problems beside the panes, over a server for which some texts wait. */
async function draw(...texts: readonly TextToTranslate[]) {
  let waiting = texts;
  const state = () => projectOf([entryOf(file, { group: 'Texts' })], { version: 1 + texts.length - waiting.length });
  const drawn = drawStudio(
    <>
      <DiagnosticList diagnostics={texts.map(missing)} />
      <AssistPane />
    </>,
    {
      project: state,
      read: () => ({ text: '{}', base: 'a' }),
      form: () => null,
      textsToTranslate: () => ({ texts: waiting, count: waiting.length }),
      translate: ({ address, text }) => {
        waiting = waiting.filter((one) => one.address !== address);
        return { file, text: JSON.stringify({ texts: { [address]: text } }), base: 'a' };
      },
      edit: state,
    },
  );
  await act(async () => drawn.studio.project.set(state()));
  return drawn;
}

test('a text that is not translated leads to an input, in which its translation is typed at once', async () => {
  const { sent, studio } = await draw(host, owner);
  await userEvent.click(screen.getByRole('button', { name: /^Warning Label of field Owner, drawer URL, has no/ }));
  const input = await screen.findByRole('textbox', { name: 'Label of field Owner, drawer URL in 日本語' });
  await vi.waitFor(() => expect(document.activeElement).toBe(input));
  await userEvent.keyboard('所有者{Enter}');
  expect(sent).toContainEqual(['translate', { file, address: owner.address, text: '所有者' }]);
  await screen.findByText('1 to translate');
  expect(studio.open.get()?.text).toContain('"所有者"');
  expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['', '所有者']);
});

test('Enter leads to the next text, and the list says when all are translated', async () => {
  const { sent } = await draw(host, owner);
  await userEvent.click(screen.getByRole('button', { name: /Host/ }));
  const [first, second] = await screen.findAllByRole('textbox');
  await vi.waitFor(() => expect(document.activeElement).toBe(first));
  await userEvent.keyboard('ホスト{Enter}');
  expect(document.activeElement).toBe(second);
  await userEvent.keyboard('所有者{Enter}');
  await screen.findByText('All texts are translated.');
  expect(sent.filter(([name]) => name === 'translate')).toHaveLength(2);
});

test('a text that counts has no input but a way to its line', async () => {
  await draw(textOf('drawers.url.total.label', '{count} files', { isOneText: false }));
  await userEvent.click(screen.getByRole('button', { name: /files/ }));
  const button = await screen.findByRole('button', { name: /^Write its forms in 日本語/ });
  await vi.waitFor(() => expect(document.activeElement).toBe(button));
  expect(screen.queryByRole('textbox')).toBeNull();
});
