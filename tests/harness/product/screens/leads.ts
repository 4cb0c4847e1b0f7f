import { drawerInputOf, type ObjectReference } from '~/actions/open-drawer-at';
import { readObjectGroup, type DrawerTarget } from '~/state/drawer/input';
import { navigateTarget } from '~/actions/handlers/navigation';
import { bindValues } from '~/descriptor/bindings';
import { evaluate } from '~/descriptor/evaluate';
import { formatText } from '~/lib/format/text';
import { isShown } from '~/descriptor/is-shown';
import type { DialogId } from '~/generated/console/ids';
import type { Action, Button, Column, Screen, Tile } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { entriesOf } from './every-screen';

/** Where something on a screen leads. */
export interface Lead {
  /** The part of the screen. */
  readonly from: string;
  readonly drawer?: DrawerTarget;
  /** Path and query. */
  readonly to?: string;
  /** How many entries the part counts that leads there. */
  readonly count?: unknown;
  readonly dialog?: { readonly id: DialogId; readonly input: Readonly<Record<string, unknown>> };
  /** It does something else, or is text because nothing is known to lead to. */
  readonly nowhere?: string;
}

/** Where everything on a screen leads: its buttons, and what is in the first entries of each list. */
export function leadsOf(screen: Screen, scope: Scope): readonly Lead[] {
  const heads = 'buttons' in screen ? ofButtons('head', screen.buttons, scope) : [];
  switch (screen.kind) {
    case 'table':
      return [
        ...heads,
        ...entriesOf(screen.rows, scope, 10).flatMap((row) => [
          ...(screen.open ? ofAction('open', screen.open, row) : []),
          ...ofButtons('rowActions', screen.rowActions, row),
          ...ofColumns('columns', screen.columns, row),
        ]),
      ];
    case 'tiles':
      return [...heads, ...screen.tiles.flatMap((tile) => ofTile(tile, scope))];
    case 'sections':
      return [
        ...heads,
        ...screen.sections.flatMap(({ id, buttons, fields }) => [
          ...ofButtons(id, buttons, scope),
          ...fields.flatMap((field) => {
            if (field.type === 'action') return ofButtons(field.id, [field.button], scope);
            if (field.type !== 'table') return [];
            return entriesOf(field.value, scope).flatMap((row) => ofColumns(field.id, field.columns, row));
          }),
        ]),
      ];
    default:
      return heads;
  }
}

function ofTile(tile: Tile, scope: Scope): readonly Lead[] {
  const buttons = ofButtons(tile.id, tile.buttons, scope);
  switch (tile.type) {
    case 'number':
      return [...buttons, ...(tile.action ? ofAction(tile.id, tile.action, scope) : [])];
    case 'list':
      return [
        ...buttons,
        ...entriesOf(tile.rows, scope, tile.first).flatMap((row) => [
          ...(tile.open ? ofAction(tile.id, tile.open, row) : []),
          ...ofColumns(tile.id, tile.columns, row),
        ]),
      ];
    case 'bar':
    case 'ring':
      return [
        ...buttons,
        ...entriesOf(tile.rows, scope, 99).flatMap((row) => {
          const leads = tile.open ? ofAction(tile.id, tile.open, row) : [];
          return leads.map((lead) => ({ ...lead, count: evaluate(tile.value, row) }));
        }),
      ];
    case 'line':
      return buttons;
  }
}

function ofButtons(from: string, buttons: readonly Button[] | undefined, scope: Scope): readonly Lead[] {
  return (buttons ?? [])
    .filter((button) => isShown(button, scope))
    .flatMap(({ id, action }) => ofAction(`${from} ${id}`, action, scope));
}

function ofColumns(from: string, columns: readonly Column[], row: Scope): readonly Lead[] {
  return columns.flatMap((column) => {
    const name = `${from} ${column.id}`;
    if (column.type === 'button') return ofButtons(name, [column.button], row);
    if (column.type === 'object') return [ofObject(name, column, row)];
    return column.type === 'objects'
      ? entriesOf(column.value, row).map((rowScope) => ofObject(name, column, rowScope))
      : [];
  });
}

function ofObject(from: string, reference: ObjectReference, scope: Scope): Lead {
  const input = drawerInputOf(reference, scope);
  return input ? { from, drawer: { kind: 'open', input } } : { from, nowhere: 'an object without a drawer' };
}

function ofAction(from: string, action: Action, scope: Scope): readonly Lead[] {
  switch (action.type) {
    case 'openDrawer': {
      const lead = ofObject(from, action, scope);
      const others = lead.drawer ? [] : (action.else ?? []);
      return others.length > 0 ? others.flatMap((other) => ofAction(from, other, scope)) : [lead];
    }
    case 'openObjectGroup': {
      const title = action.name && formatText(evaluate(action.name, scope))?.text;
      const input = readObjectGroup({
        ...(title !== undefined && { title }),
        payload: evaluate(action.payload, scope),
      });
      return [input ? { from, drawer: { kind: 'group', input } } : { from, nowhere: 'a group without a payload' }];
    }
    case 'navigate':
      return [{ from, to: navigateTarget(action, scope) }];
    case 'openDialog':
      return [{ from, dialog: { id: action.dialog, input: bindValues(action.with, scope) } }];
    default:
      return [{ from, nowhere: action.type }];
  }
}
