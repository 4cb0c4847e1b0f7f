import { useCallback, useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslate } from '~/i18n/translate';
import { Loaded } from '~/view/data/Loaded';
import { Icon } from '~/ui/Icon';
import { useLayer } from '~/ui/layers';
import { closedCombobox, type ComboboxAttributes, type ListboxHandlers } from '~/ui/listbox/use-listbox';
import { Skeleton } from '~/ui/Skeleton';
import { useFocusReturn, useFocusTrap } from '~/ui/use-focus';
import type { MenuModel } from '../menu/menu-model';
import { useServices } from '~/view/context/services';
import './palette.css';
import { createEarlyKeys } from './early-keys';

/**
 * The palette: a dialog with a text field and the list of what the text matches. The field has the focus at once. Text
 * and keys that are entered before the code of the list is loaded take effect when it is.
 */
export function PaletteFrame(props: { readonly menu: MenuModel; readonly onClose: () => void }) {
  const { menu, onClose } = props;
  const { settings } = useServices();
  const [searchText, setSearchText] = useState('');
  const [field, setField] = useState(closedCombobox);
  const [early] = useState(createEarlyKeys);
  const handlers = useRef<ListboxHandlers>(early);
  const setHandlers = useCallback((next: ListboxHandlers): void => {
    handlers.current = next;
  }, []);
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    // Keys that compose a character belong to the input method.
    if (event.nativeEvent.isComposing) return;
    handlers.current[event.type === 'keydown' ? 'onKeyDown' : 'onKeyUp'](event);
  };
  const onType = (text: string): void => {
    early.typed();
    setSearchText(text);
  };
  return (
    <PaletteBox onClose={onClose}>
      <PaletteField searchText={searchText} attributes={field} onType={onType} onKey={onKey} />
      <Loaded
        name="palette"
        load={() => import('./Palette')}
        waiting={
          <div className="descry-palette-waiting">
            <Skeleton delay={settings.timers.skeletonDelay} />
          </div>
        }
      >
        {({ Palette }) => (
          <Palette
            menu={menu}
            searchText={searchText}
            early={early}
            onField={setField}
            onHandlers={setHandlers}
            onClose={onClose}
          />
        )}
      </Loaded>
    </PaletteBox>
  );
}

/** The modal dialog around the palette. */
function PaletteBox(props: { readonly onClose: () => void; readonly children: ReactNode }) {
  const { settings } = useServices();
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const isTop = useLayer(true, props.onClose);
  useFocusTrap(box, isTop);
  useFocusReturn(box, (element) => element.querySelector('input'));
  return (
    <div className="descry-palette-layer">
      <div className="descry-backdrop" aria-hidden="true" onClick={props.onClose} />
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-label={t('UI.PALETTE.TITLE')}
        tabIndex={-1}
        className="descry-palette"
        data-testid="palette"
        style={{ width: settings.palette.width }}
      >
        {props.children}
      </div>
    </div>
  );
}

function PaletteField(props: {
  readonly searchText: string;
  readonly attributes: ComboboxAttributes;
  readonly onType: (text: string) => void;
  readonly onKey: (event: KeyboardEvent<HTMLElement>) => void;
}) {
  const { onKey } = props;
  const t = useTranslate();
  return (
    <div className="descry-palette-field">
      <Icon name="search" />
      <input
        {...props.attributes}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        placeholder={t('UI.PALETTE.PLACEHOLDER')}
        aria-label={t('UI.PALETTE.PLACEHOLDER')}
        value={props.searchText}
        onChange={({ target }) => props.onType(target.value)}
        onPaste={(event) => pasteLines(event, props.onType)}
        onKeyDown={onKey}
        onKeyUp={onKey}
      />
    </div>
  );
}

/** A field of one line joins the lines that are pasted; here they stay apart. */
function pasteLines(event: ClipboardEvent<HTMLInputElement>, onType: (text: string) => void): void {
  const pasted = event.clipboardData.getData('text/plain').trim();
  if (!/[\r\n]/.test(pasted)) return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  onType(value.slice(0, start) + pasted.replace(/\s*[\r\n]+\s*/g, ' ') + value.slice(end));
}
