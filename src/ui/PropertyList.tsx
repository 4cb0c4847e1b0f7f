import {
  useLayoutEffect,
  useRef,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { useCopyFeedback } from './CopyButton';
import { HelpTip } from './Tooltip';
import { moveFocus } from './listbox/move-focus';

/** The buttons among which the arrow keys move. */
const copyButtons = '.descry-copy';

/** The copy buttons of lines. Those in the cells of a table have their own tooltips. */
const lineButtons = ':is(dd, dd > .descry-value-line) > .descry-copy';

/**
 * A description list of properties. The Tab key reaches one of its copy buttons; arrow keys, Home and End move the
 * focus to the others.
 */
export function PropertyList(props: { readonly children: ReactNode }) {
  const list = useRef<HTMLDListElement>(null);
  useTabStop(list, copyButtons);
  const { events, tooltip, status } = useCopyFeedback(lineButtons);
  return (
    <>
      {/* The events belong to the buttons inside. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <dl ref={list} className="descry-properties" onKeyDown={walkCopies} {...events}>
        {props.children}
        {tooltip}
      </dl>
      {status}
    </>
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

interface PropertyProps {
  readonly id: string;
  readonly label: string;
  readonly count?: string | undefined;
  readonly help?: string | undefined;
  /** The value is below the name. */
  readonly wide?: boolean;
  /** The name is hidden except from screen readers. */
  readonly quiet?: boolean;
  readonly valueAttributes?: PropertyValueAttributes | undefined;
  readonly children: ReactNode;
}

/** A property of a `PropertyList`: its name and its value. */
export function Property(props: PropertyProps) {
  return propertyElement(props);
}

/** The element of a property, with its id as key. A drawer has hundreds, so each is made without a component. */
export function propertyElement(props: PropertyProps): ReactElement {
  const { id, label, count, help } = props;
  const name = props.quiet ? <span className="descry-aside">{label}</span> : label;
  return (
    <div key={id} className={props.wide ? 'descry-property descry-property-wide' : 'descry-property'} data-field={id}>
      <dt className="descry-property-name">
        {count === undefined && help === undefined ? (
          name
        ) : (
          <>
            {name}
            {count !== undefined && <span className="descry-count">{count}</span>}
            {help !== undefined && <HelpTip label={label} help={help} />}
          </>
        )}
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
