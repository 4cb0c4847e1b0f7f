import { useMemo } from 'react';
import { useServices } from '../services';
import { useText } from '../use-text';
import type { CellWords } from './cell-text';

/** What cells are written with in the current language. */
export function useCellWords(): CellWords {
  const { format } = useServices();
  const text = useText();
  return useMemo(() => ({ format, text }), [format, text]);
}
