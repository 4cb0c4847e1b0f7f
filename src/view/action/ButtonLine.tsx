import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Button } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { IconButton } from '~/ui/IconButton';
import { useChildrenOutside } from '~/ui/use-children-outside';
import { ActionButton } from './ActionButton';
import { ActionMenu, type ChosenAction } from './ActionMenu';
import { useChosenAction } from './use-chosen-action';
import './button-line.css';

interface ButtonLineProps {
  /** Those that are shown. */
  readonly buttons: readonly Button[];
  readonly scope: Scope;
  /** The element that gets the focus of a button that disappears while it has it, as "Close" once all is closed. */
  readonly focusAfter?: (button: Element) => HTMLElement | null | undefined;
}

/** Buttons in one line. Those that do not fit are in a menu at its end. */
export function ButtonLine(
  props: ButtonLineProps & {
    /** True for the height of a bar. */
    readonly isSmall?: boolean;
    readonly testId: string;
  },
) {
  const { buttons, scope, focusAfter, isSmall = false, testId } = props;
  const line = useRef<HTMLSpanElement>(null);
  const outside = useChildrenOutside(line, buttons.map(({ id }) => id).join());
  const inMenu = buttons.filter((_, index) => outside.includes(index));
  return (
    <span className="descry-buttons">
      <span ref={line} className="descry-button-line" data-small={isSmall || undefined} data-testid={testId}>
        {buttons.map((button) => (
          <LineButton key={button.id} {...{ button, scope, focusAfter, isSmall }} isOutside={inMenu.includes(button)} />
        ))}
      </span>
      <MoreActions buttons={inMenu} scope={scope} focusAfter={focusAfter} />
    </span>
  );
}

function LineButton(
  props: Omit<ButtonLineProps, 'buttons'> & {
    readonly button: Button;
    readonly isSmall: boolean;
    readonly isOutside: boolean;
  },
) {
  const { button, scope, focusAfter, isSmall, isOutside } = props;
  const box = useRef<HTMLSpanElement>(null);
  useFocusAfter(box, focusAfter);
  return (
    <span ref={box} data-outside={isOutside || undefined}>
      <ActionButton button={button} scope={scope} isSmall={isSmall} />
    </span>
  );
}

/** The button and the menu of the actions that do not fit. What it confirms stays open if they all fit again. */
function MoreActions({ buttons, scope, focusAfter }: ButtonLineProps) {
  const { choose, confirmation } = useChosenAction();
  return (
    <>
      {buttons.length > 0 && <MoreMenu {...{ buttons, scope, focusAfter }} onChoose={choose} />}
      {confirmation}
    </>
  );
}

function MoreMenu(props: ButtonLineProps & { readonly onChoose: (chosen: ChosenAction) => void }) {
  const { buttons, scope, focusAfter, onChoose } = props;
  const box = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const t = useTranslate();
  useFocusAfter(box, focusAfter);
  const target = (): HTMLElement | null | undefined => box.current?.querySelector('button');
  const close = (): void => {
    setOpen(false);
    target()?.focus();
  };
  const label = t('UI.MORE_ACTIONS');
  return (
    <span ref={box} className="descry-button-line-more">
      <IconButton icon="more" action="more-actions" label={label} expanded={isOpen} onClick={() => setOpen(true)} />
      {isOpen && (
        <ActionMenu
          {...{ label, buttons, scope, target }}
          onChoose={(chosen) => {
            close();
            onChoose(chosen);
          }}
          onClose={close}
        />
      )}
    </span>
  );
}

/** Moves the focus to another element if the box that has it is removed: it would be lost. */
function useFocusAfter(box: RefObject<HTMLElement | null>, focusAfter: ButtonLineProps['focusAfter']): void {
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element?.contains(document.activeElement)) focusAfter?.(element)?.focus({ preventScroll: true });
    };
  }, [box, focusAfter]);
}
