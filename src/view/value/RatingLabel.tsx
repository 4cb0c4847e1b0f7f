import type { Rating } from '~/descriptor/scale';
import type { Scope } from '~/generated/contract/types';
import { formatNumber } from '~/lib/format/number';
import { useTranslate } from '~/i18n/translate';
import { Icon } from '~/ui/Icon';
import { SeverityTag } from '~/ui/SeverityShape';
import { UntrustedText } from '~/ui/UntrustedText';
import { visibleText } from '~/lib/visible-text';
import { useServices } from '../context/services';

/** The text of a rating with its severity or icon; with `showValue` the rated value comes first. */
export function RatingLabel(props: {
  readonly rating: Rating;
  readonly scope: Scope;
  readonly showValue: boolean;
  /** False if the parent element has `data-severity`. */
  readonly marked: boolean;
}) {
  const { rating, scope } = props;
  const t = useTranslate();
  const { format } = useServices();
  const value = formatNumber(rating.value, format)?.text ?? '';
  if (!rating.text) return <UntrustedText text={value} />;
  const text = t(rating.text, scope);
  return (
    <span className="descry-judged">
      {props.showValue && (
        <>
          <span className="descry-numeric">{visibleText(value)}</span>{' '}
        </>
      )}
      {rating.severity ? (
        <SeverityTag severity={rating.severity} marked={props.marked}>
          {text}
        </SeverityTag>
      ) : (
        <>
          {rating.icon && <Icon name={rating.icon} />}
          {text}
        </>
      )}
    </span>
  );
}

/**
 * A state: its text in the normal text colour, with an icon or a dot before it. Only the icon may have a colour,
 * because a state is not a severity. A name (`isName`) without an icon has no dot.
 */
export function StateLabel({ rating, scope }: { readonly rating: Rating; readonly scope: Scope }) {
  const t = useTranslate();
  const { icon, tone, value, isName } = rating;
  const text = rating.text ? t(rating.text, scope) : <UntrustedText text={String(value)} />;
  if (isName && icon === undefined) return <span>{text}</span>;
  return (
    <span className="descry-state" data-tone={tone}>
      {icon ? <Icon name={icon} size={14} /> : <span className="descry-state-dot" aria-hidden="true" />}
      <span>{text}</span>
    </span>
  );
}
