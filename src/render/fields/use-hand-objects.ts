import type { ObjectsColumn } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import { useServices } from '../services';
import { useText } from '../use-text';
import { eachObjectOnce, objectsOf } from './objects-of';

/** Hands the objects of a cell over to the drawer, which leads on from the one that it shows to the others. */
export function useHandObjects(): (column: ObjectsColumn, scope: Scope) => void {
  const { drawer } = useServices();
  const text = useText();
  return (column, scope) =>
    drawer.list.set({
      title: text(column.label, scope),
      items: eachObjectOnce(objectsOf(column, scope)),
      index: 0,
    });
}
