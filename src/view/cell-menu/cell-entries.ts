import { drawerHref, openDrawerAt } from '~/actions/open-drawer-at';
import { copyText } from '~/actions/copy-text';
import { drawers } from '~/generated/console/catalogue';
import type { Translate } from '~/i18n/translate';
import { defangSheet, hasAddress } from '~/lib/defang';
import { searchFor } from '~/state/search/search-bar';
import type { AppServices } from '../context/services';
import type { CellEntry } from './cell-entry';
import type { CellPart } from './cell-part';
import { lookupEntries } from './lookup-entries';
import { filterEntries } from './filter-entries';
import type { CellValue, NamedObject } from './cell-value';

/** What the entries of the menu of a value need of the page. */
export interface CellContext {
  readonly services: AppServices;
  readonly t: Translate;
  readonly cell: CellPart;
}

/** Objects of one value that have entries of their own. Of more, each has its link in the cell. */
const maxObjects = 5;

/** The longest text that is searched for, in characters. */
const maxSearched = 500;

/** The entries of the menu of a value, in groups: the one function that decides what the menu offers. */
export function cellEntries(value: CellValue, context: CellContext): readonly (readonly CellEntry[])[] {
  const groups = [
    filterEntries(context.cell, context.t),
    value.objects.slice(0, maxObjects).flatMap((object) => objectEntries(object, context)),
    [...searchEntries(value, context), ...lookupEntries(value, context.services, context.t)],
    copyEntries(value, context),
  ];
  return groups.filter((group) => group.length > 0);
}

function objectEntries({ name, input, reference }: NamedObject, context: CellContext): readonly CellEntry[] {
  const { services, t, cell } = context;
  const icon = drawers[input.search_type]?.icon;
  return [
    {
      id: 'open-object',
      label: t('UI.CELL.OPEN', { name }),
      ...(icon && { icon }),
      run: () => openDrawerAt(input, services, cell.sequenceOf?.(input, reference)),
    },
    { id: 'open-object-tab', label: t('UI.CELL.OPEN_TAB'), icon: 'share', href: drawerHref(input, services) },
  ];
}

function searchEntries({ isName, copy }: CellValue, { services, t }: CellContext): readonly CellEntry[] {
  const isSearchable = isName && copy.length <= maxSearched && /^[^\n]*\S[^\n]*$/.test(copy);
  if (!isSearchable || !searchFor(services.scope)) return [];
  return [
    { id: 'search-value', label: t('UI.CELL.SEARCH'), icon: 'search', run: () => services.searchBar.submit(copy) },
  ];
}

function copyEntries({ copy, raw }: CellValue, { services, t }: CellContext): readonly CellEntry[] {
  const run = (text: () => string) => async (): Promise<void> => {
    if (await copyText(text(), services)) services.toasts.show({ intent: 'success', text: { key: 'UI.COPIED' } });
  };
  const entry = (id: string, label: string, text: () => string): CellEntry => {
    const copyIt = run(text);
    return { id, label, icon: 'duplicate', run: () => void copyIt() };
  };
  return [
    entry('copy', t('UI.COPY'), () => copy),
    ...(hasAddress(copy) ? [entry('copy-defanged', t('UI.COPY_DEFANGED'), () => defangSheet(copy))] : []),
    entry('copy-json', t('UI.CELL.COPY_JSON'), () => JSON.stringify(raw, null, 2) ?? ''),
  ];
}
