import { use, useState } from 'react';
import { evaluate } from '../descriptor/evaluate';
import { isShown } from '../descriptor/is-shown';
import type { Dialog } from '../generated/descriptor-types';
import type { Expression, Scope } from '../generated/types';
import { isNumber } from '../lib/json';
import { DialogFrame } from '../ui/DialogFrame';
import { ActionButton } from './ActionButton';
import { BlockView } from './BlockView';
import { dialogScope } from './dialog-scope';
import { HandedButtons, handedButtons } from './HandedButtons';
import { useServices } from './services';
import { TranslateContext, useText } from './use-text';

/** A dialog as its descriptor says, with what its opener handed over. */
export function DialogView(props: {
  readonly dialog: Dialog;
  readonly params: Readonly<Record<string, unknown>>;
  readonly onClose: () => void;
}) {
  const { dialog } = props;
  const { settings, scope: session } = useServices();
  const translate = use(TranslateContext);
  const text = useText();
  const [frame, setFrame] = useState<'loading' | 'data' | 'failed'>();
  const scope = dialogScope(session, props.params, translate);

  const { widths, layers } = settings;
  const height = dialog.height === undefined ? undefined : pixels(dialog.height, scope, widths.dialogHeight);
  const buttons = (dialog.buttons ?? []).filter((button) => isShown(button, scope));
  const handed = dialog.buttonsFrom ? handedButtons(evaluate(dialog.buttonsFrom, scope)) : [];
  const footer = (
    <>
      {buttons.map((button) => (
        <ActionButton key={button.id} button={button} scope={scope} />
      ))}
      <HandedButtons buttons={handed} onClose={props.onClose} />
    </>
  );
  return (
    <DialogFrame
      id={dialog.id}
      title={text(dialog.title, scope)}
      width={pixels(dialog.width ?? widths.dialog, scope, widths.dialog)}
      {...(height !== undefined && { height })}
      {...(frame && { state: frame })}
      layer={layers.dialog}
      mustAnswer={dialog.closing === 'must-answer'}
      onClose={props.onClose}
      {...(buttons.length + handed.length > 0 && { footer })}
    >
      {dialog.content
        .filter((block) => isShown(block, scope))
        .map((block, index) => (
          <BlockView key={index} block={block} scope={scope} onFrame={setFrame} />
        ))}
    </DialogFrame>
  );
}

function pixels(size: number | Expression, scope: Scope, otherwise: number): number {
  const value = typeof size === 'number' ? size : evaluate(size, scope);
  return isNumber(value) && value > 0 ? value : otherwise;
}
