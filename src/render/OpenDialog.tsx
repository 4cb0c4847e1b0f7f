import { use, useId, useState } from 'react';
import { evaluate } from '../descriptor/evaluate';
import { holds, isShown } from '../descriptor/is-shown';
import { textFor } from '../descriptor/text-for';
import type { Dialog } from '../generated/descriptor-types';
import type { Expression, Scope } from '../generated/types';
import { isNumber } from '../lib/json';
import { DialogFrame } from '../ui/DialogFrame';
import { ActionButton } from './ActionButton';
import { CountdownVoice } from './CountdownVoice';
import { DialogContent } from './DialogContent';
import { dialogScope } from './dialog-scope';
import { HandedButtons, handedButtons } from './HandedButtons';
import { useOpening } from './opening';
import { KeptValues } from './kept-values';
import { PlaceContext, useRun } from './place';
import { useServices } from './services';
import { SlideArrows } from './SlideArrows';
import { SlideFrame } from './SlideFrame';
import { useBusy } from './use-busy';
import { useCountdown } from './use-countdown';
import { useSlides } from './use-slides';
import { useSources } from './use-sources';
import { useTicks } from './use-ticks';
import { useToldFailures } from './use-told-failures';
import { TranslateContext, useText } from './use-text';
import { waitingFor } from './waiting-for';

/** An open dialog. Its sources are asked on opening; what its opener hands over may change while it is open. */
export function OpenDialog(props: {
  readonly dialog: Dialog;
  readonly params: Readonly<Record<string, unknown>>;
  readonly onClose: () => void;
}) {
  const { dialog, onClose } = props;
  const { settings, scope: session } = useServices();
  const place = use(PlaceContext);
  const translate = use(TranslateContext);
  const text = useText();
  const id = useId();
  const opening = useOpening();
  const ticks = useTicks(dialog);
  const [frame, setFrame] = useState<'loading' | 'data' | 'failed'>();
  const [kept] = useState(() => new Map<string, unknown>());
  const { busy, follow } = useBusy();

  const own = { ...dialogScope(session, props.params, translate), form: ticks.values };
  const slides = useSlides(dialog, own);
  const content = slides?.slide.content ?? dialog.content ?? [];
  const needed = slides?.slide.needs ?? Object.keys(dialog.sources ?? {});
  const sources = useSources({ owner: 'dialog', sources: dialog.sources, needed, scope: own, opening });
  useToldFailures(sources.errors);
  const answered = { ...own, ...sources.answers };
  const countdown = useCountdown(dialog.countdown, answered);
  const scope = { ...answered, ...(countdown && { countdown: countdown.left }) };
  const waits = waitingFor(dialog.sources, sources, scope);

  const run = useRun();
  const dismiss = (): void => {
    onClose();
    // Work that was begun here goes on, and its end is told: it has not been given up.
    if (!busy) void run(dialog.dismissed ?? [], scope);
  };

  const { widths, layers } = settings;
  const locks = dialog.locksWhen !== undefined && holds(dialog.locksWhen, scope);
  const height = dialog.height === undefined ? undefined : pixels(dialog.height, scope, widths.dialogHeight);
  const variant = dialog.variant && evaluate(dialog.variant, scope);
  const failed = sources.failure?.state === 'blank' ? undefined : sources.failure?.state;
  const state = frame ?? (sources.loading ? 'loading' : failed);
  const words = content.flatMap((block, index) =>
    block.type === 'paragraph' && isShown(block, scope) && !waits(block) ? [`${id}-${index}`] : [],
  );
  const buttons = (dialog.buttons ?? []).filter((button) => isShown(button, scope));
  const handed = dialog.buttonsFrom ? handedButtons(evaluate(dialog.buttonsFrom, scope)) : [];
  const footer = (
    <>
      {slides && !sources.loading && !busy && <SlideArrows slides={slides} />}
      {buttons.map((button) => (
        <ActionButton key={button.id} button={button} scope={scope} waiting={waits(button)} />
      ))}
      <HandedButtons buttons={handed} onClose={onClose} />
    </>
  );
  return (
    <PlaceContext value={{ ...place, dismiss, refresh: sources.ask, sources, follow }}>
      <KeptValues value={kept}>
        <DialogFrame
          id={dialog.id}
          title={text(slides?.slide.title ?? textFor(dialog, scope), scope)}
          tellsTitle={slides !== undefined}
          width={pixels(dialog.width ?? widths.dialog, scope, widths.dialog)}
          {...(height !== undefined && { height })}
          {...(dialog.placement && { placement: dialog.placement })}
          {...(state !== undefined && { state })}
          {...(isNumber(variant) && { variant })}
          {...(words.length > 0 && { describedBy: words.join(' ') })}
          layer={locks ? layers.front : layers.dialog}
          mustAnswer={dialog.closing === 'must-answer'}
          footerCloses={buttons.some(({ id }) => id === 'close')}
          locks={locks}
          onClose={dismiss}
          {...(buttons.length + handed.length > 0 || slides?.stop ? { footer } : {})}
        >
          <SlideFrame slides={slides}>
            <DialogContent
              id={id}
              content={content}
              scope={scope}
              ticks={ticks}
              sources={sources}
              waits={waits}
              onFrame={setFrame}
            />
          </SlideFrame>
          {dialog.countdown && <CountdownVoice seconds={countdown?.said} />}
        </DialogFrame>
      </KeptValues>
    </PlaceContext>
  );
}

function pixels(size: number | Expression, scope: Scope, otherwise: number): number {
  const value = typeof size === 'number' ? size : evaluate(size, scope);
  return isNumber(value) && value > 0 ? value : otherwise;
}
