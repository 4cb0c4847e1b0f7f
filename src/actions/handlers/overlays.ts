import { bindValues } from '~/descriptor/bindings';
import { resolveText } from '~/descriptor/text';
import type { OpenDialogAction, CloseAction, CommandAction, ToastAction } from '~/generated/contract/descriptor-types';
import type { ActionContext, RunActions } from '../action-context';

/** Opens a dialog with its inputs; texts are handed over resolved, for the dialog to translate. */
export async function openDialog(action: OpenDialogAction, context: ActionContext, run: RunActions): Promise<void> {
  const { services, scope } = context;
  const texts = Object.entries(action.texts ?? {}).map(([name, text]) => [name, resolveText(text, scope)] as const);
  services.overlays.show(action.dialog, { ...bindValues(action.with, scope), ...Object.fromEntries(texts) });
  await run(action.then ?? [], context);
}

/** Closes the dialog or drawer in which the action is. */
export function close(action: CloseAction, context: ActionContext): void {
  if (action.dismiss && context.dismiss) context.dismiss();
  else context.close();
}

/** Works a part of the frame around the page. */
export function command(action: CommandAction, { services }: ActionContext): void {
  services.commands.run(action.name);
}

/** Shows a note. */
export function toast(action: ToastAction, { services, scope }: ActionContext): void {
  services.toasts.show({ intent: action.intent, text: resolveText(action.text, scope) });
}
