import type { Severity } from '../../../ui/severity';
import { SeverityShape } from '../../../ui/SeverityShape';

/** The shape of a rank in its colour, without the tint of a tag. */
export function SeverityMark({ severity }: { readonly severity: Severity }) {
  return (
    <span className={`descry-part-shape descry-severity-${severity}`}>
      <SeverityShape severity={severity} />
    </span>
  );
}
