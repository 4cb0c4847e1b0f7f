import { createContext, use, useState } from 'react';
import { useServices } from './services';
import { useStore } from './use-store';

/** Names the place of the sections below: drawer and panel. */
export const SectionPlaceContext = createContext('');

/**
 * Whether a section is folded. This browser remembers it for all objects of a drawer; of a section that is there once for
 * each entry of a list, each stands for itself and nothing is kept.
 */
export function useFolded(section: string, isEntry: boolean): readonly [boolean, (folded: boolean) => void] {
  const { layout } = useServices().drawer;
  const name = `${use(SectionPlaceContext)}/${section}`;
  const kept = useStore(layout.folded).has(name);
  const [own, setOwn] = useState(false);
  return isEntry ? [own, setOwn] : [kept, (folded) => layout.setFolded(name, folded)];
}
