import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslate } from '~/i18n/translate';
import { Boundary, type BrokenPart } from '~/ui/Boundary';
import { DialogFrame } from '~/ui/DialogFrame';
import { ErrorPanel } from '~/ui/ErrorPanel';
import { Loaded } from '../data/Loaded';
import { useServices } from '../context/services';

/** A dialog of a part of the page. Its code is loaded when it first opens, and its errors do not affect the part. */
export function DialogSlot<T>(props: {
  readonly id: string;
  readonly isOpen: boolean;
  readonly load: () => Promise<T>;
  readonly onClose: () => void;
  readonly children: (loaded: T) => ReactNode;
}) {
  const { id, isOpen, onClose } = props;
  return (
    <Boundary fallback={(part) => <BrokenDialog id={id} part={part} onClose={onClose} />}>
      {isOpen && (
        <Loaded
          name={`dialog part ${id}`}
          load={props.load}
          failed={(failure) => (
            <FailedDialog id={id} onClose={onClose}>
              {failure}
            </FailedDialog>
          )}
        >
          {props.children}
        </Loaded>
      )}
    </Boundary>
  );
}

/** The replacement for a dialog that threw an error. If the dialog must be answered, only a reload closes it. */
export function BrokenDialog(props: {
  readonly id: string;
  readonly part: BrokenPart;
  readonly mustAnswer?: boolean;
  readonly onClose: () => void;
}) {
  const { part, mustAnswer = false, onClose } = props;
  const { update } = useServices();
  const t = useTranslate();
  return (
    <FailedDialog id={props.id} mustAnswer={mustAnswer} onClose={onClose}>
      <ErrorPanel
        message={t('UI.PART_BROKEN')}
        traceId={part.traceId}
        onRetry={part.retry}
        {...(mustAnswer ? { onReload: update.reload } : { onClose })}
      />
    </FailedDialog>
  );
}

/** The frame of a dialog whose content failed. */
export function FailedDialog(props: {
  readonly id: string;
  readonly mustAnswer?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { settings } = useServices();
  const t = useTranslate();
  return createPortal(
    <DialogFrame
      id={props.id}
      title={t('UI.VIEW_FAILED_TITLE')}
      box={{ width: settings.widths.dialog / 2, layer: settings.layers.dialog }}
      closing={props.mustAnswer === true ? 'must-answer' : 'free'}
      onClose={props.onClose}
    >
      {props.children}
    </DialogFrame>,
    document.body,
  );
}
