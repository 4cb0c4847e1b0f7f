import { act } from '@testing-library/react';
import type { Dialog } from '~/generated/contract/descriptor-types';
import { createStore } from '~/lib/store';
import { DialogView } from '~/view/dialog/DialogView';
import { ActionHostContext } from '~/view/action/action-host';
import { useStore } from '~/view/context/use-store';
import { settle } from '../fake-clock';
import { setUp } from './support';

/** English words as a compiled text. */
export const words = (text: string) => ({ key: `test.${text}`, text });

/** A button that closes its dialog. */
export const button = (id: string) => ({ id, label: words(id), action: { type: 'close' } }) as const;

/** A paragraph. */
export const paragraph = (text: string) => ({ type: 'paragraph', text: words(text) }) as const;

/** A dialog that only says something; `members` are what a test is about. */
export const dialogOf = (members: Partial<Dialog>): Dialog => ({
  id: 'asking',
  title: words('Please answer'),
  closing: 'dismissible',
  width: 400,
  content: [paragraph('Do you agree?')],
  ...members,
});

/** Shows one dialog until it closes. `closed` are the times it did, `change` hands it other inputs. */
export async function showDialog(
  dialog: Dialog,
  params: Readonly<Record<string, unknown>> = {},
  options: Parameters<typeof setUp>[0] = {},
) {
  const closed: string[] = [];
  const world = await setUp(options);
  const now = createStore<Readonly<Record<string, unknown>> | undefined>(params);
  const close = (): void => {
    closed.push(dialog.id);
    now.set(undefined);
  };
  function Shown() {
    const inputs = useStore(now);
    return (
      inputs && (
        <ActionHostContext value={{ close, refresh: () => undefined }}>
          <DialogView dialog={dialog} overlay={{ params: inputs }} onClose={close} />
        </ActionHostContext>
      )
    );
  }
  await world.show(<Shown />);
  const change = (next: Readonly<Record<string, unknown>>) =>
    act(async () => {
      now.set(next);
      await settle();
    });
  return { ...world, closed, change, shut: () => act(close) };
}
