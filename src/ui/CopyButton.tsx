import {
  useState,
  useSyncExternalStore,
  type ButtonHTMLAttributes,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { useTranslate } from '~/i18n/translate';
import { createStore } from '~/lib/store';
import { TooltipBubble } from './Tooltip';

const thanksMs = 1500;

/** What a copy button copies, and its appearance. */
export interface CopyButtonProps {
  /** Copies, and tells whether it succeeded. */
  readonly onCopy: () => Promise<boolean>;
  readonly label: string;
  readonly action: 'copy' | 'copy-defanged';
  /** Where the pointer can hover, it is visible only with the pointer or the focus on its line. */
  readonly quiet?: boolean;
}

/** A copy button outside a `PropertyList`. */
export function CopyButton(props: CopyButtonProps) {
  const { events, tooltip, status } = useCopyFeedback('.descry-copy');
  return (
    <>
      {/* The tooltip is in the button for React alone, so that the pointer may go over to it. */}
      <button {...attributesOf(props)} {...events}>
        {tooltip}
      </button>
      {status}
    </>
  );
}

/**
 * The element of a copy button in a `PropertyList`, which has the tooltip of all its buttons and makes one of them a
 * tab stop. A drawer has hundreds of these, so each is one element, and the style sheet draws the icon.
 */
export function listedCopyButton(props: CopyButtonProps): ReactElement {
  return <button key={props.action} {...attributesOf(props)} tabIndex={-1} />;
}

function attributesOf(
  props: CopyButtonProps,
): ButtonHTMLAttributes<HTMLButtonElement> & Record<`data-${string}`, unknown> {
  const { onCopy, label, action, quiet } = props;
  return {
    type: 'button',
    className: 'descry-copy',
    'data-action': action,
    'data-quiet': quiet || undefined,
    'aria-label': label,
    onClick: (event) => {
      if (isWithin(event)) void copyBy(event.currentTarget, onCopy);
    },
  };
}

/** The button that has just copied. */
const copied = createStore<Element | undefined>(undefined);
let timer: ReturnType<typeof setTimeout> | undefined;

async function copyBy(button: Element, onCopy: () => Promise<boolean>): Promise<void> {
  const succeeded = await onCopy();
  clearTimeout(timer);
  setCopied(succeeded ? button : undefined);
  if (succeeded) timer = setTimeout(() => setCopied(undefined), thanksMs);
}

function setCopied(button: Element | undefined): void {
  copied.get()?.removeAttribute('data-copied');
  button?.setAttribute('data-copied', 'true');
  copied.set(button);
}

/**
 * The tooltip of the copy buttons that match `selector`, and the message for screen readers that one of them has
 * copied. The element that contains the buttons takes `events` and `tooltip`; `status` comes after it.
 */
export function useCopyFeedback(selector: string) {
  const t = useTranslate();
  const [hinted, setHinted] = useState<Element>();
  const [used, setUsed] = useState<Element>();
  const copiedNow = useSyncExternalStore(copied.subscribe, copied.get);
  const buttonOf = ({ target }: SyntheticEvent): Element | undefined =>
    (target instanceof Element && target.closest(selector)) || undefined;
  const close = (): void => setHinted(undefined);
  const events = {
    onPointerOver: (event: PointerEvent) => (isWithin(event) ? setHinted(buttonOf(event)) : undefined),
    onPointerLeave: close,
    onFocus: (event: FocusEvent) => {
      if (!isWithin(event)) return;
      const button = buttonOf(event);
      if (button) setUsed(button);
      setHinted(button?.matches(':focus-visible') ? button : undefined);
    },
    onBlur: close,
    // Some browsers do not focus a button that is clicked.
    onClickCapture: (event: SyntheticEvent) => (isWithin(event) ? setUsed(buttonOf(event) ?? used) : undefined),
  };
  const tooltip: ReactNode = hinted && (
    <TooltipBubble target={() => hinted} onClose={close}>
      {hinted === copiedNow ? t('UI.COPIED') : (hinted.getAttribute('aria-label') ?? '')}
    </TooltipBubble>
  );
  const status: ReactNode = used && (
    <span role="status" className="descry-aside">
      {used === copiedNow && t('UI.COPIED')}
    </span>
  );
  return { events, tooltip, status };
}

/** False for an event in an overlay, which bubbles through React though the overlay is elsewhere in the page. */
function isWithin({ target, currentTarget }: SyntheticEvent): boolean {
  return target instanceof Node && currentTarget.contains(target);
}
