import { createContext } from 'react';

/**
 * What the parts of a dialog keep for as long as it is open, by name: the values of a form outlive a change of slide.
 * Elsewhere nothing is kept.
 */
export const KeptValues = createContext<Map<string, unknown> | undefined>(undefined);
