import type { Scale, ScaleRow } from '~/generated/contract/descriptor-types';
import type { Text } from '~/generated/contract/types';
import { rateBy } from '~/lib/rate';

/** The rating of a value by a scale. Without a `text` the value itself is shown. */
export interface Rating {
  readonly text?: Text;
  readonly severity?: ScaleRow['severity'];
  readonly icon?: ScaleRow['icon'];
  readonly tone?: ScaleRow['tone'];
  /** True if the text names a kind of object and no state. */
  readonly isName?: true;
  readonly value: string | number | boolean;
}

/** Rates a value by the first row that has it; `undefined` is shown as a dash. */
export function rate(scale: Scale, value: unknown): Rating | undefined {
  const rated = rateBy<ScaleRow, Omit<ScaleRow, 'equals'>>(scale, value);
  if (!rated) return undefined;
  const { text, severity, icon, tone } = rated.row ?? {};
  return {
    ...(text && { text }),
    ...(severity && { severity }),
    ...(icon && { icon }),
    ...(tone && { tone }),
    ...(scale.names && { isName: true }),
    value: rated.value,
  };
}
