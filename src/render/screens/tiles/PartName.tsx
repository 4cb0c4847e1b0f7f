import type { Severity } from '../../../ui/severity';
import { Tooltip } from '../../../ui/Tooltip';
import { UntrustedText } from '../../../ui/UntrustedText';
import { SeverityMark } from './SeverityMark';

/** Longer names may be cut; all of them is told on hover and focus. */
const cutFrom = 18;

/** The name of a part, on one line; its rank as a shape, for colour alone tells nothing. */
export function PartName(props: { readonly name: string; readonly severity?: Severity | undefined }) {
  const { name, severity } = props;
  return (
    <Tooltip text={name.length < cutFrom ? undefined : name}>
      {(target) => (
        <span className="descry-part-name" {...target}>
          {severity && <SeverityMark severity={severity} />}
          <span className="descry-part-text">
            <UntrustedText text={name} />
          </span>
        </span>
      )}
    </Tooltip>
  );
}
