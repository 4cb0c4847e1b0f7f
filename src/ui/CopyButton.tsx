import { useRef, useState } from 'react';
import { useTranslate } from '~/i18n/translate';
import { TooltipBubble, useTooltipEvents } from './Tooltip';

const thanksMs = 1500;

/**
 * Copies by `onCopy`, which tells whether it succeeded, and says so for a moment. A drawer has hundreds of these
 * buttons, so each is one element, and its style sheet draws the icon.
 */
export function CopyButton(props: {
  readonly onCopy: () => Promise<boolean>;
  readonly label?: string;
  readonly action?: 'copy' | 'copy-defanged';
  /** Where the pointer can hover, it is visible only with the pointer or the focus on its line. */
  readonly quiet?: boolean;
  /** It is in a `PropertyList`, which makes one of its buttons a tab stop. */
  readonly inList?: boolean;
}) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const [isUsed, setUsed] = useState(false);
  const { isOpen, close, events } = useTooltipEvents();
  const [isCopied, copy] = useCopied(props.onCopy);
  const label = props.label ?? t('UI.COPY');
  return (
    <>
      {/* The tooltip is in the button for React alone, so that the pointer may go over to it. */}
      <button
        ref={button}
        type="button"
        className="descry-copy"
        data-action={props.action ?? 'copy'}
        data-quiet={props.quiet || undefined}
        data-copied={isCopied || undefined}
        aria-label={label}
        tabIndex={props.inList ? -1 : undefined}
        {...events}
        onFocus={(event) => {
          setUsed(true);
          events.onFocus(event);
        }}
        onClick={({ target, currentTarget }) => {
          setUsed(true);
          if (target instanceof Node && currentTarget.contains(target)) void copy();
        }}
      >
        {isOpen && (
          <TooltipBubble target={() => button.current} onClose={close}>
            {isCopied ? t('UI.COPIED') : label}
          </TooltipBubble>
        )}
      </button>
      {isUsed && (
        <span role="status" className="descry-aside">
          {isCopied && t('UI.COPIED')}
        </span>
      )}
    </>
  );
}

/** Whether something has just been copied, and the function that copies it. */
function useCopied(onCopy: () => Promise<boolean>): readonly [boolean, () => Promise<void>] {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const copy = async (): Promise<void> => {
    const succeeded = await onCopy();
    clearTimeout(timer.current);
    setCopied(succeeded);
    if (succeeded) timer.current = setTimeout(() => setCopied(false), thanksMs);
  };
  return [isCopied, copy];
}
