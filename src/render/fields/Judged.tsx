import type { Judgement } from '../../descriptor/scale';
import { showNumber } from '../../descriptor/format/number';
import type { Scope } from '../../generated/types';
import { Icon } from '../../ui/Icon';
import { SeverityTag } from '../../ui/SeverityTag';
import { UntrustedText } from '../../ui/UntrustedText';
import { useServices } from '../services';
import { useText } from '../use-text';

/** A judged value: the word with its severity, the value before it where wanted. */
export function Judged(props: {
  readonly judgement: Judgement;
  readonly scope: Scope;
  readonly showValue: boolean;
  /** False where the element around it carries `data-severity`. */
  readonly marked: boolean;
}) {
  const { judgement, scope } = props;
  const text = useText();
  const { format } = useServices();
  const value = showNumber(judgement.value, format)?.text ?? '';
  if (!judgement.text) return <UntrustedText text={value} />;
  const word = text(judgement.text, scope);
  return (
    <span className="descry-judged">
      {props.showValue && (
        <>
          <span className="descry-numeric">{value}</span>{' '}
        </>
      )}
      {judgement.severity ? (
        <SeverityTag severity={judgement.severity} marked={props.marked}>
          {word}
        </SeverityTag>
      ) : (
        <>
          {judgement.icon && <Icon name={judgement.icon} />}
          {word}
        </>
      )}
    </span>
  );
}
