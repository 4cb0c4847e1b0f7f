import {
  useLayoutEffect,
  useRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { HelpTip } from './Tooltip';
import { moveFocus } from './listbox/move-focus';

/** The buttons among which the arrow keys move. */
const copyButtons = '.descry-copy';

/**
 * A description list of `Property` lines. The Tab key reaches one of its copy buttons; arrow keys, Home and End move
 * the focus to the others.
 */
export function PropertyList(props: { readonly children: ReactNode }) {
  const list = useRef<HTMLDListElement>(null);
  useTabStop(list, copyButtons);
  return (
    // The keys belong to the buttons inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dl ref={list} className="descry-properties" onKeyDown={walkCopies}>
      {props.children}
    </dl>
  );
}

function walkCopies(event: KeyboardEvent<HTMLElement>): void {
  const isCopy = event.target instanceof Element && event.target.matches(copyButtons);
  if (!isCopy || event.altKey || event.ctrlKey || event.metaKey) return;
  moveFocus(event, copyButtons);
}

/** Attributes of the element with the value of a property. */
export type PropertyValueAttributes = Pick<HTMLAttributes<HTMLElement>, 'className'> &
  Readonly<Record<`data-${string}`, string | undefined>>;

/**
 * A property: its name and its value. `wide` puts the value below the name; `quiet` hides the name except from screen
 * readers.
 */
export function Property(props: {
  readonly id: string;
  readonly label: string;
  readonly count?: string;
  readonly help?: string;
  readonly wide?: boolean;
  readonly quiet?: boolean;
  readonly valueAttributes?: PropertyValueAttributes | undefined;
  readonly children: ReactNode;
}) {
  return (
    <div className={props.wide ? 'descry-property descry-property-wide' : 'descry-property'} data-field={props.id}>
      <dt className="descry-property-name">
        {props.quiet ? <span className="descry-aside">{props.label}</span> : props.label}
        {props.count !== undefined && <span className="descry-count">{props.count}</span>}
        {props.help !== undefined && <HelpTip label={props.label} help={props.help} />}
      </dt>
      <dd className="descry-property-value" {...props.valueAttributes}>
        {props.children}
      </dd>
    </div>
  );
}

/**
 * Makes one of the elements of a box that match `selector` a tab stop: the first, or the one that had the focus last.
 * It changes the elements without rendering, because a box can have thousands of them.
 */
export function useTabStop(box: RefObject<HTMLElement | null>, selector: string): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    let stop: HTMLElement | undefined;
    const update = (): void => {
      const all = [...element.querySelectorAll<HTMLElement>(selector)];
      stop = stop && all.includes(stop) ? stop : all[0];
      for (const each of all) if (each.tabIndex !== (each === stop ? 0 : -1)) each.tabIndex = each === stop ? 0 : -1;
    };
    const onFocusIn = ({ target }: FocusEvent): void => {
      const isNext = target instanceof HTMLElement && target !== stop && target.matches(selector);
      if (!isNext) return;
      if (stop) stop.tabIndex = -1;
      stop = target;
      stop.tabIndex = 0;
    };
    update();
    const changes = new MutationObserver(update);
    changes.observe(element, { childList: true, subtree: true });
    element.addEventListener('focusin', onFocusIn);
    return () => {
      changes.disconnect();
      element.removeEventListener('focusin', onFocusIn);
    };
  }, [box, selector]);
}
