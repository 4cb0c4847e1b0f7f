import { useRef, useState } from 'react';
import { useTranslate } from '~/i18n/translate';
import { Icon, type AnyIconName } from './Icon';
import { TooltipBubble } from './Tooltip';

const thanksMs = 1500;

/**
 * Copies by `onCopy`, which tells whether it succeeded, and says so for a moment. A drawer has hundreds of these buttons:
 * until one is used it is a button and an icon, and a `PropertyList` makes one of its buttons a tab stop.
 */
export function CopyButton(props: {
  readonly onCopy: () => Promise<boolean>;
  readonly label?: string;
  readonly icon?: AnyIconName;
  readonly action?: string;
}) {
  const t = useTranslate();
  const { icon = 'duplicate', action = 'copy', onCopy } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [isUsed, setUsed] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [isCopied, copy] = useCopied(onCopy);
  const label = props.label ?? t('UI.COPY');
  return (
    <>
      {/* The tooltip is in the button for React alone, so that the pointer may go over to it. */}
      <button
        ref={button}
        type="button"
        className="descry-copy"
        data-action={action}
        aria-label={label}
        onPointerEnter={() => setOpen(true)}
        onPointerLeave={() => setOpen(false)}
        onFocus={({ target }) => {
          setUsed(true);
          setOpen(target.matches(':focus-visible'));
        }}
        onBlur={() => setOpen(false)}
        onClick={({ target, currentTarget }) => {
          setUsed(true);
          if (target instanceof Node && currentTarget.contains(target)) void copy();
        }}
      >
        <Icon name={isCopied ? 'tick' : icon} size={14} />
        {isOpen && (
          <TooltipBubble target={() => button.current} onClose={() => setOpen(false)}>
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
