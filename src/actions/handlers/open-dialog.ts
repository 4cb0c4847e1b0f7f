import { bindValues } from '../../descriptor/bindings';
import { resolveText } from '../../descriptor/text';
import type { Action, OpenDialogAction } from '../../generated/descriptor-types';
import type { ActionContext } from '../action-context';

/** Opens a dialog with its inputs; texts are handed over resolved, for the dialog to translate. */
export async function openDialog(
  action: OpenDialogAction,
  context: ActionContext,
  run: (actions: readonly Action[], context: ActionContext) => Promise<void>,
): Promise<void> {
  const { services, scope } = context;
  const texts = Object.entries(action.texts ?? {}).map(([name, text]) => [name, resolveText(text, scope)] as const);
  services.overlays.show(action.dialog, { ...bindValues(action.with, scope), ...Object.fromEntries(texts) });
  await run(action.then ?? [], context);
}
