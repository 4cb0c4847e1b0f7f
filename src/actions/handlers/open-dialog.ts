import { bindValues } from '../../descriptor/bindings';
import { resolveText } from '../../descriptor/text';
import type { OpenDialogAction } from '../../generated/descriptor-types';
import type { ActionContext } from '../action-context';

/** Opens a dialog with its inputs; texts are handed over resolved, for the dialog to translate. */
export function openDialog(action: OpenDialogAction, { services, scope }: ActionContext): void {
  const texts = Object.entries(action.texts ?? {}).map(([name, text]) => [name, resolveText(text, scope)] as const);
  services.overlays.show(action.dialog, { ...bindValues(action.with, scope), ...Object.fromEntries(texts) });
}
