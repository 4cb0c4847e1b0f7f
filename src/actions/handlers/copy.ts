import { evaluate } from '../../descriptor/evaluate';
import { showText } from '../../descriptor/format/text';
import type { CopyAction } from '../../generated/descriptor-types';
import type { ActionContext } from '../action-context';
import { copyText } from '../copy-text';

/** Puts a value on the clipboard and says so. An undecided value copies nothing. */
export async function copy(action: CopyAction, { services, scope }: ActionContext): Promise<void> {
  const shown = showText(evaluate(action.value, scope));
  if (shown && (await copyText(shown.copy, services)))
    services.toasts.show({ intent: 'success', text: { key: 'UI.COPIED', fallback: 'Copied' } });
}
