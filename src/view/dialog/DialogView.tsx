import { use, useEffect, useEffectEvent, useId, useState } from 'react';
import { evaluate } from '~/descriptor/evaluate';
import { isTrue, isShown } from '~/descriptor/is-shown';
import { textFor } from '~/descriptor/text';
import type { ConsoleSettings, Dialog } from '~/generated/contract/descriptor-types';
import type { Expression, Scope } from '~/generated/contract/types';
import type { Overlay } from '~/state/overlays';
import { useTranslate } from '~/i18n/translate';
import { isNumber } from '~/lib/json';
import { DialogFrame, type DialogClosing } from '~/ui/DialogFrame';
import { ActionButton } from '../action/ActionButton';
import { ActionHostContext, useRun, type ActionHost } from '../action/action-host';
import { useServices } from '../context/services';
import { DraftValuesContext } from '../data/drafts';
import type { SourceResults } from '../data/use-sources';
import { callerButtons, CallerButtons } from './CallerButtons';
import { DialogContent } from './DialogContent';
import type { FrameState } from './FrameView';
import { SlideArrows, SlideFrame } from './slides';
import { CountdownAnnouncer } from './use-countdown';
import { useLeave } from './use-leave';
import { dialogScope, useActivity, useDialogState, type DialogState } from './use-dialog-state';

interface DialogProps {
  readonly dialog: Dialog;
  /** The input from the opener, and whether that is a button of the page. */
  readonly overlay: Pick<Overlay, 'params' | 'page'>;
  readonly onClose: () => void;
}

/** A dialog of a descriptor. If its condition is not true on opening, it closes without being rendered. */
export function DialogView(props: DialogProps) {
  const { dialog, overlay } = props;
  const session = useServices().scope;
  const t = useTranslate();
  // Decided once: a change while the dialog is open, such as ticking "do not show again", must not close it.
  const [opens] = useState(() => isTrue(dialog.opensWhen, dialogScope(session, overlay.params, t)));
  const close = useEffectEvent(props.onClose);
  useEffect(() => {
    if (!opens) close();
  }, [opens]);
  return opens && <OpenDialog {...props} />;
}

function OpenDialog({ dialog, overlay, onClose }: DialogProps) {
  const { settings } = useServices();
  const t = useTranslate();
  const id = useId();
  const state = useDialogState(dialog, overlay.params);
  const { scope, slides, sources } = state;
  const { host, dismiss, isIdle } = useDialogHost(dialog, state, onClose);
  const [frame, setFrame] = useState<FrameState>();
  const [draftValues] = useState(() => new Map<string, unknown>());
  const buttons = (dialog.buttons ?? []).filter((button) => isShown(button, scope));
  const fromCaller = dialog.buttonsFrom ? callerButtons(evaluate(dialog.buttonsFrom, scope)) : [];
  const closing = closingOf(dialog, scope, buttons);
  useLeave(dialog.id, () => void (isOfPage(overlay, closing) && draftValues.size === 0 && dismiss()));
  const hasFooter = buttons.length + fromCaller.length > 0 || slides?.stop !== undefined;
  return (
    <ActionHostContext value={host}>
      <DraftValuesContext value={draftValues}>
        <DialogFrame
          id={dialog.id}
          title={t(slides?.slide.title ?? textFor(dialog, scope), scope)}
          box={boxOf(dialog, closing, scope, settings)}
          closing={closing}
          details={{
            announcesTitle: slides !== undefined,
            describedBy: paragraphIds(id, state),
            state: frame ?? stateOf(sources),
            variant: variantOf(dialog, scope),
          }}
          onClose={dismiss}
          footer={
            hasFooter ? (
              <>
                {slides && isIdle && <SlideArrows slides={slides} />}
                {buttons.map((button) => (
                  <ActionButton key={button.id} button={button} scope={scope} waiting={state.isWaiting(button)} />
                ))}
                <CallerButtons buttons={fromCaller} onClose={onClose} />
              </>
            ) : undefined
          }
        >
          <SlideFrame slides={slides}>
            <DialogContent id={id} content={state.content} state={state} onFrame={setFrame} />
          </SlideFrame>
          {dialog.countdown && <CountdownAnnouncer seconds={state.announcedSeconds} />}
        </DialogFrame>
      </DraftValuesContext>
    </ActionHostContext>
  );
}

/** The host of the actions in a dialog; it is idle while no action runs, no source is called and no code is loaded. */
function useDialogHost(
  dialog: Dialog,
  { scope, sources }: DialogState,
  onClose: () => void,
): { readonly host: ActionHost; readonly dismiss: () => void; readonly isIdle: boolean } {
  const outerHost = use(ActionHostContext);
  const run = useRun();
  const work = useActivity();
  const codeLoading = useActivity();
  const dismiss = (): void => {
    onClose();
    // Work in progress continues and announces its end, so it has not been given up.
    if (!work.isActive) void run(dialog.dismissed ?? [], scope);
  };
  const host = {
    ...outerHost,
    dismiss,
    refresh: sources.requestSource,
    sources,
    follow: work.follow,
    beginLoading: codeLoading.begin,
  };
  return { host, dismiss, isIdle: !sources.loading && !work.isActive && !codeLoading.isActive };
}

function closingOf(dialog: Dialog, scope: Scope, buttons: NonNullable<Dialog['buttons']>): DialogClosing {
  if (dialog.locksWhen !== undefined && isTrue(dialog.locksWhen, scope)) return 'locked';
  if (dialog.closing === 'must-answer') return 'must-answer';
  return buttons.some((button) => button.id === 'close') ? 'in-footer' : 'free';
}

/** True if a dialog may close with the page. */
function isOfPage({ page }: DialogProps['overlay'], closing: DialogClosing): boolean {
  return page === true && closing !== 'must-answer' && closing !== 'locked';
}

function boxOf(
  dialog: Dialog,
  closing: DialogClosing,
  scope: Scope,
  { widths, layers }: Pick<ConsoleSettings, 'widths' | 'layers'>,
) {
  return {
    width: pixels(dialog.width ?? widths.dialog, scope, widths.dialog),
    height: dialog.height === undefined ? undefined : pixels(dialog.height, scope, widths.dialogHeight),
    placement: dialog.placement,
    layer: closing === 'locked' ? layers.front : layers.dialog,
  };
}

function variantOf({ variant }: Dialog, scope: Scope): number | undefined {
  const value = variant && evaluate(variant, scope);
  return isNumber(value) ? value : undefined;
}

function pixels(size: number | Expression, scope: Scope, fallback: number): number {
  const value = typeof size === 'number' ? size : evaluate(size, scope);
  return isNumber(value) && value > 0 ? value : fallback;
}

function stateOf({ loading, failure }: SourceResults): string | undefined {
  if (loading) return 'loading';
  return failure?.state === 'blank' ? undefined : failure?.state;
}

/** The ids of the visible paragraphs, separated by blanks. */
function paragraphIds(id: string, { content, scope, isWaiting }: DialogState): string | undefined {
  const ids = content.flatMap((block, index) =>
    block.type === 'paragraph' && isShown(block, scope) && !isWaiting(block) ? [`${id}-${index}`] : [],
  );
  return ids.length > 0 ? ids.join(' ') : undefined;
}
