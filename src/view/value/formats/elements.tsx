import { safeLink } from '~/api/safe-address';
import { evaluate } from '~/descriptor/evaluate';
import { useTranslate } from '~/i18n/translate';
import { ForeignHost, SafeLink } from '~/ui/SafeLink';
import { UntrustedText } from '~/ui/UntrustedText';
import { useServices } from '../../context/services';
import { useIncrementalList, IncrementalList } from '../../data/use-incremental-list';
import { ExactValue } from '../ExactValue';
import { Moment } from '../Moment';
import { RatingLabel, StateLabel } from '../RatingLabel';
import type { ElementProps, FormatSpec, FormatSpecs } from './value-format';

/** A value that is a single text, or a time. */
export function TextElement({ value, isInField, isAtRest, layout }: ElementProps<FormatSpec>) {
  if (!value) return layout(undefined);
  const text = <UntrustedText text={value.text} />;
  const { time, exact } = value;
  if (time === undefined) {
    return layout(exact === undefined || isInField || isAtRest ? text : <ExactValue exact={exact}>{text}</ExactValue>);
  }
  return layout(
    <Moment time={time} plain={isInField || isAtRest}>
      {value.text}
    </Moment>,
  );
}

/** A text in a monospaced font. */
export function MonoElement({ value, layout }: ElementProps<FormatSpec>) {
  return layout(value && <UntrustedText text={value.text} mono />);
}

/** A value rated by a scale. */
export function RatingElement({ value, spec, scope, isInField, layout }: ElementProps<FormatSpecs['scale']>) {
  const rating = value?.rating;
  return layout(
    rating && <RatingLabel rating={rating} scope={scope} showValue={spec.showValue === true} marked={!isInField} />,
  );
}

/** A state with the text that a scale has for it. */
export function StateElement({ value, scope, isInField, layout }: ElementProps<FormatSpecs['state']>) {
  const rating = value?.rating;
  if (!rating) return layout(undefined);
  const label = <StateLabel rating={rating} scope={scope} />;
  return layout(isInField ? label : <span data-state-value={value.state}>{label}</span>);
}

/** A list of short texts in one line, and the button that renders the remaining ones. */
export function ChipsElement({ value, layout }: Pick<ElementProps<FormatSpecs['chips']>, 'value' | 'layout'>) {
  const { settings } = useServices();
  const entries = value?.entries ?? [];
  const { drawn, button } = useIncrementalList(entries.length, settings.limits.chipsFirst);
  const chips = (
    <ul className="descry-chips">
      <IncrementalList
        drawn={drawn}
        draw={(index) => (
          <li key={index} className="descry-chip" data-item={index}>
            <UntrustedText text={entries[index] ?? ''} />
          </li>
        )}
      />
    </ul>
  );
  return layout(value && chips, button);
}

/** A link; plain text if its address is not trusted. */
export function LinkElement({ value, spec, scope, isInField, layout }: ElementProps<FormatSpecs['link']>) {
  const { trust } = useServices();
  const t = useTranslate();
  if (!value) return layout(undefined);
  const target = safeLink(evaluate(spec.href, scope), trust, spec.unsecured);
  const text = target && spec.link ? t(spec.link, scope) : value.text;
  const host = <ForeignHost text={text} target={target} />;
  return layout(
    <SafeLink text={text} target={target} window={spec.window} mono={spec.mono === true} action={spec.as} />,
    isInField ? host : <> {host}</>,
  );
}
