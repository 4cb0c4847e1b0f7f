import { QueryList, type ItemRendererProps, type QueryListRendererProps } from '@blueprintjs/select';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { holds } from '../../descriptor/is-shown';
import { header } from '../../generated/header';
import { useServices } from '../../render/services';
import { Icon } from '../../ui/Icon';
import { useLayer } from '../../ui/layers';
import { useFocusReturn } from '../../ui/use-focus-return';
import { useFocusTrap } from '../../ui/use-focus-trap';
import type { MenuModel } from '../menu/menu-model';
import { useMayOpen } from '../routing/may-open';
import { useShell } from '../shell-services';
import { useWords } from '../use-words';
import './palette.css';
import type { PaletteItem } from './palette-item';
import { PaletteHints } from './PaletteHints';
import { PaletteOption } from './PaletteOption';
import { groupsOf, rankItems, type RankedItem } from './rank-items';
import { useCommandItems } from './use-command-items';
import { useObjectItems } from './use-object-items';
import { usePageItems } from './use-page-items';

const groupWords = {
  objects: 'UI.PALETTE.OBJECTS',
  pages: 'UI.PALETTE.PAGES',
  commands: 'UI.PALETTE.COMMANDS',
  search: 'UI.PALETTE.SEARCH',
} as const;

/**
 * Goes to any page of the user's menu, to an object opened lately, or runs a command. It is made of the list inside
 * Blueprint's `Omnibar`, whose own frame is neither a dialog nor a combobox to screen readers.
 */
export function Palette(props: { readonly menu: MenuModel; readonly onClose: () => void }) {
  const { onClose } = props;
  const { settings, searchBar } = useShell();
  const mayOpen = useMayOpen();
  const { scope } = useServices();
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const isTop = useLayer(true, onClose);
  useFocusTrap(box, isTop);
  useFocusReturn(box, (element) => element.querySelector('input'));
  const items = [...useObjectItems(), ...usePageItems(props.menu), ...useCommandItems()];

  const searchFor = (text: string): readonly PaletteItem[] =>
    text.trim() === '' || !holds(header.search.visibleWhen, scope) || !mayOpen(header.search.to)
      ? []
      : [
          {
            id: 'search',
            group: 'search',
            title: words('UI.PALETTE.SEARCH_FOR', { text: text.trim() }),
            hint: '',
            icon: <Icon name="search" />,
            run: () => searchBar.submit(text),
          },
        ];
  const fitting = (text: string): RankedItem[] => [
    ...rankItems(items, text, settings.palette.perGroup),
    ...rankItems(searchFor(text), '', 1),
  ];
  // The list alone would go back to its first line whenever it is drawn anew; only typing does that here.
  const [active, setActive] = useState<RankedItem | null>(() => fitting('')[0] ?? null);
  const choose = (item: RankedItem): void => {
    // The focus is back where it was before what was chosen moves it.
    flushSync(onClose);
    item.run();
  };

  const renderItem = (item: RankedItem, { id, ref, modifiers, handleClick }: ItemRendererProps<HTMLLIElement>) => (
    <PaletteOption key={item.id} ref={ref} id={id} item={item} active={modifiers.active} onChoose={handleClick} />
  );
  const renderBox = (list: QueryListRendererProps<RankedItem>) => (
    <div className="descry-palette-layer">
      <div className="descry-backdrop" aria-hidden="true" onClick={onClose} />
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-label={words('UI.PALETTE.TITLE')}
        tabIndex={-1}
        className="descry-palette"
        data-testid="palette"
        style={{ width: settings.palette.width }}
      >
        <div className="descry-palette-field">
          <Icon name="search" />
          <input
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            placeholder={words('UI.PALETTE.PLACEHOLDER')}
            aria-label={words('UI.PALETTE.PLACEHOLDER')}
            aria-autocomplete="list"
            aria-expanded={list.filteredItems.length > 0}
            aria-controls={list.listId}
            aria-activedescendant={list.activeItemId}
            value={list.query}
            onChange={list.handleQueryChange}
            onKeyDown={list.handleKeyDown}
            onKeyUp={list.handleKeyUp}
          />
        </div>
        {list.itemList}
        <span role="status" className="descry-aside">
          {words('UI.PALETTE.FOUND', { count: String(list.filteredItems.length) })}
        </span>
        <PaletteHints />
      </div>
    </div>
  );
  return (
    <QueryList<RankedItem>
      items={items.map((item) => ({ ...item, ranges: [] }))}
      itemListPredicate={fitting}
      itemsEqual="id"
      activeItem={active}
      onActiveItemChange={setActive}
      resetOnQuery={false}
      onQueryChange={(text) => setActive(fitting(text)[0] ?? null)}
      onItemSelect={choose}
      itemRenderer={renderItem}
      renderer={renderBox}
      itemListRenderer={({ filteredItems, itemsParentRef, renderItem: render, menuProps }) => (
        <>
          {filteredItems.length === 0 && <p className="descry-palette-empty">{words('UI.PALETTE.EMPTY')}</p>}
          <ul
            ref={itemsParentRef}
            role="listbox"
            id={menuProps?.id}
            className="descry-palette-list"
            aria-label={words('UI.PALETTE.TITLE')}
          >
            {groupsOf(filteredItems).map(({ group, items: own }) => (
              <li key={group} role="presentation">
                <p className="descry-palette-group" aria-hidden="true">
                  {words(groupWords[group])}
                </p>
                <ul role="group" aria-label={words(groupWords[group])}>
                  {own.map((item) => render(item, filteredItems.indexOf(item)))}
                </ul>
              </li>
            ))}
          </ul>
        </>
      )}
    />
  );
}
