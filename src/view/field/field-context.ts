import { useCopy } from '../data/use-copy';
import type { CopyContext } from '../value/CopyTools';
import { useFormatContext } from '../value/formats/use-format-context';
import type { FormatContext } from '../value/formats/value-format';

/** The context in which fields become elements: how values are formatted, and how they are copied. */
export interface FieldContext extends FormatContext, CopyContext {}

/** The context for fields in the current language. A section reads it once for all its fields. */
export function useFieldContext(): FieldContext {
  const format = useFormatContext();
  const copyText = useCopy();
  return { ...format, copyText };
}
