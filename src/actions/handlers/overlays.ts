import { bindValues } from '~/descriptor/bindings';
import { resolveText } from '~/descriptor/text';
import type { CloseAction, CommandAction, OpenDialogAction, ToastAction } from '~/generated/contract/descriptor-types';
import type { ActionContext, RunActions } from '../action-context';

/** Opens a dialog with its inputs, then runs `then`. Texts are passed with their values; the dialog translates them. */
export async function openDialog(action: OpenDialogAction, context: ActionContext, run: RunActions): Promise<void> {
  const { services, scope } = context;
  const texts = Object.entries(action.texts ?? {}).map(([name, text]) => [name, resolveText(text, scope)] as const);
  services.overlays.show(action.dialog, { ...bindValues(action.with, scope), ...Object.fromEntries(texts) }, true);
  await run(action.then ?? [], context);
}

/** Closes the dialog or drawer that contains the action. With `dismiss` it counts as dismissed. */
export function close(action: CloseAction, context: ActionContext): void {
  if (action.dismiss && context.dismiss) context.dismiss();
  else context.close();
}

/** Runs a command of the shell. */
export function command(action: CommandAction, { services }: ActionContext): void {
  services.commands.run(action.name);
}

/** Shows a toast. */
export function toast(action: ToastAction, { services, scope }: ActionContext): void {
  services.toasts.show({ intent: action.intent, text: resolveText(action.text, scope) });
}
