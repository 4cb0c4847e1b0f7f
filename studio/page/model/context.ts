import { createContext, use } from 'react';
import type { Studio } from './studio';

/** The model that all parts of the page share. */
export const StudioContext = createContext<Studio | undefined>(undefined);

/** The model of the page. */
export function useStudio(): Studio {
  const studio = use(StudioContext);
  if (!studio) throw new Error('There is no Studio around this component.');
  return studio;
}
