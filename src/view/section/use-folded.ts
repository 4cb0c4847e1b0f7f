import { createContext, use, useState } from 'react';
import { useServices } from '../context/services';
import { useStore } from '../context/use-store';

/** The path of the sections below: their drawer and panel. */
export const SectionPathContext = createContext('');

/**
 * True while a section is folded, and the function that folds it. The browser stores it for all objects of a drawer. An
 * entry of a repeated section has its own state, which is not stored.
 */
export function useFolded(section: string, isEntry: boolean): readonly [boolean, (isFolded: boolean) => void] {
  const { layout } = useServices().drawer;
  const name = `${use(SectionPathContext)}/${section}`;
  const isStored = useStore(layout.folded).has(name);
  const [isEntryFolded, setEntryFolded] = useState(false);
  return isEntry ? [isEntryFolded, setEntryFolded] : [isStored, (folded) => layout.setFolded(name, folded)];
}
