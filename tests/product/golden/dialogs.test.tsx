import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { story } from '~/demo/company/story';
import { dialogs } from '~/generated/console/catalogue';
import type { DialogId } from '~/generated/console/ids';
import { rest } from '../../harness/product/screens/drawing';
import { demo, session } from '../../harness/product/screens/every-screen';
import { record } from '../../harness/view/open-pre-release';
import { setUp } from '../../harness/view/support';
import { expectFiles, expectGolden, outlineOf } from '../../harness/product/golden/outline';

const alert = { ids: [story.workbench], versions: [`"${story.workbench}-0"`] };

/** The inputs of dialogs that do not open, or show only an error, without them. */
const inputs: Readonly<Partial<Record<DialogId, Readonly<Record<string, unknown>>>>> = {
  'alert-close': alert,
  'alert-edit': alert,
  'case-edit': { id: 'CASE-1042', version: '"CASE-1042-0"' },
  mfa: { level: 'user' },
  'suspicious-object-expiry': { ids: ['so-1'], versions: ['"so-1-0"'] },
  'pre-release': { key: 'assistant', needAction: true },
};

const isDialogId = (id: string): id is DialogId => Object.hasOwn(dialogs, id);

test.each(Object.keys(dialogs).filter(isDialogId))('the dialog %s has the words of its golden file', async (id) => {
  let pending = 0;
  const world = await setUp({
    scope: session,
    fetch: async (request) => {
      // The demo has no feature that opens this dialog with an action.
      if (request.url.includes('/previewFramework/')) return Response.json(record);
      request.headers.set('uic-token', 'demo-session-full');
      pending += 1;
      return demo.fetch(request).finally(() => (pending -= 1));
    },
  });
  await world.show();
  act(() => void world.overlays.show(id, inputs[id]));
  await rest();
  await waitFor(() => expect(pending).toBe(0));
  await rest();
  await expectGolden(`dialogs/${id}`, outlineOf(await screen.findByTestId('dialog')));
});

test('there is a golden file for each of the dialogs', () => {
  expectFiles('dialogs', Object.keys(dialogs));
});
