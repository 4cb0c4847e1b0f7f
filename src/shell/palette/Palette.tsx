import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslate } from '~/i18n/translate';
import { closedCombobox, useListbox, type ComboboxAttributes, type Listbox } from '~/ui/listbox/use-listbox';
import { MarkedText } from '~/ui/MarkedText';
import { reveal } from '~/ui/reveal';
import { useServices } from '~/view/context/services';
import { visibleText } from '~/lib/visible-text';
import type { MenuModel } from '../menu/menu-model';
import { KeyHint } from '../shortcuts/KeyHint';
import type { EarlyKeys } from './early-keys';
import { PaletteHints } from './PaletteHints';
import { groupsOf, rankItems, type RankedItem } from './rank-items';
import { useIndicatorItems } from './use-indicator-items';
import { usePaletteItems, useSearchItems } from './use-palette-items';

/** What the list of the palette reports to the field above it, which is loaded before the list. */
interface FieldConnection {
  readonly onField: (attributes: ComboboxAttributes) => void;
  readonly onHandlers: (handlers: Pick<Listbox, 'onKeyDown' | 'onKeyUp'>) => void;
}

/** The list of the palette: pages of the user's menu, objects opened recently, commands, and a search for the text. */
export function Palette(
  props: FieldConnection & {
    readonly menu: MenuModel;
    readonly searchText: string;
    /** Keys that were pressed before this list was loaded. */
    readonly early: EarlyKeys;
    readonly onClose: () => void;
  },
) {
  const { searchText, early, onClose } = props;
  const t = useTranslate();
  const rank = useRanking(props.menu);
  const items = rank(searchText);
  const [activeId, setActiveId] = useActiveId(searchText, items, early.steps());
  const active = items.findIndex(({ id }) => id === activeId);
  const choose = (item: RankedItem | undefined): void => {
    // The focus returns to where it was before the item moves it.
    flushSync(onClose);
    item?.run();
  };
  const listbox = useListbox({
    count: items.length,
    active: Math.max(0, active),
    onActive: (position) => setActiveId(items[position]?.id),
    onChoose: (position) => choose(items[position]),
    choosesOn: 'release',
  });
  const chooseEarly = useEffectEvent((): void => {
    const entered = early.entered();
    const item = entered === undefined ? undefined : itemAfter(rank(entered), early.steps());
    if (!item) return;
    onClose();
    item.run();
  });
  useEffect(() => void chooseEarly(), []);
  useFieldConnection(listbox, props);
  return (
    <>
      {items.length === 0 && <p className="descry-palette-empty">{t('UI.PALETTE.EMPTY')}</p>}
      <ItemList items={items} listbox={listbox} active={Math.max(0, active)} onChoose={choose} />
      <span role="status" className="descry-aside">
        {t('UI.PALETTE.FOUND', { count: items.length })}
      </span>
      <PaletteHints />
    </>
  );
}

/** Gives a function that finds the items of a text: what it names, the best matches of each group, and a search. */
function useRanking(menu: MenuModel): (text: string) => readonly RankedItem[] {
  const { settings } = useServices();
  const items = usePaletteItems(menu);
  const indicators = useIndicatorItems();
  const searchFor = useSearchItems();
  const { perGroup } = settings.palette;
  return (text) => {
    const recognised = indicators(text);
    const opened = new Set(recognised.map(({ title }) => title));
    // An object that was opened before has another name than its id.
    const others = items.filter(({ group, title }) => group !== 'objects' || !opened.has(title));
    return [
      ...rankItems(recognised, '', perGroup),
      ...rankItems(others, text, perGroup),
      ...rankItems(searchFor(text), '', 1),
    ];
  };
}

/** The item that is `steps` options after the first; the list goes round at either end. */
function itemAfter(items: readonly RankedItem[], steps: number): RankedItem | undefined {
  return items.at(items.length > 0 ? steps % items.length : 0);
}

/** The id of the active item. Typing makes the best match active; other changes of the list leave the active item. */
function useActiveId(searchText: string, items: readonly RankedItem[], initialSteps: number) {
  const [state, setState] = useState(() => ({ searchText, id: itemAfter(items, initialSteps)?.id }));
  if (state.searchText !== searchText) setState({ searchText, id: items[0]?.id });
  return [state.id, (id: string | undefined) => setState({ searchText, id })] as const;
}

function useFieldConnection(listbox: Listbox, { onField, onHandlers }: FieldConnection): void {
  const { 'aria-expanded': isOpen, 'aria-controls': list, 'aria-activedescendant': option } = listbox.field;
  useLayoutEffect(() => void onHandlers(listbox));
  useLayoutEffect(() => {
    onField({ ...closedCombobox, 'aria-expanded': isOpen, 'aria-controls': list, 'aria-activedescendant': option });
  }, [onField, isOpen, list, option]);
}

const groupLabels = {
  indicators: 'UI.PALETTE.INDICATORS',
  objects: 'UI.PALETTE.OBJECTS',
  pages: 'UI.PALETTE.PAGES',
  commands: 'UI.PALETTE.COMMANDS',
  search: 'UI.PALETTE.SEARCH',
} as const;

function ItemList(props: {
  readonly items: readonly RankedItem[];
  readonly listbox: Listbox;
  /** Position of the active item. */
  readonly active: number;
  readonly onChoose: (item: RankedItem) => void;
}) {
  const { items, listbox, active } = props;
  const t = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const activeId = items[active]?.id;
  useLayoutEffect(() => {
    const option = list.current?.querySelector('[aria-selected="true"]');
    if (!list.current || !option) return;
    // The heading of a group comes into view with its first option.
    const heading = option.previousElementSibling ? undefined : option.parentElement?.previousElementSibling;
    if (heading) reveal(list.current, heading);
    reveal(list.current, option);
  }, [activeId]);
  return (
    <ul ref={list} role="listbox" id={listbox.id} className="descry-palette-list" aria-label={t('UI.PALETTE.TITLE')}>
      {groupsOf(items).map(({ group, items: groupItems }) => (
        <li key={group} role="presentation">
          <p className="descry-palette-group" aria-hidden="true">
            {t(groupLabels[group])}
          </p>
          <ul role="group" aria-label={t(groupLabels[group])}>
            {groupItems.map((item) => (
              <Option
                key={item.id}
                id={listbox.optionId(items.indexOf(item))}
                item={item}
                active={item.id === activeId}
                onChoose={() => props.onChoose(item)}
              />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** One option. The focus stays in the field, whose keys do what a click does. */
function Option(props: {
  readonly id: string;
  readonly item: RankedItem;
  readonly active: boolean;
  readonly onChoose: () => void;
}) {
  const { item } = props;
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      id={props.id}
      role="option"
      aria-selected={props.active}
      data-value={item.id}
      className="descry-palette-option"
      onPointerDown={(event) => event.preventDefault()}
      onClick={props.onChoose}
    >
      {item.icon}
      <span className="descry-palette-title">
        <MarkedText text={item.title} ranges={item.ranges} />
      </span>
      {item.hint !== '' && <bdi className="descry-palette-hint">{visibleText(item.hint)}</bdi>}
      {item.keys !== undefined && <KeyHint keys={item.keys} />}
    </li>
  );
}
