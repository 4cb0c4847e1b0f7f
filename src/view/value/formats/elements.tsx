import type { ReactNode } from 'react';
import { safeLink } from '~/api/safe-address';
import { evaluate } from '~/descriptor/evaluate';
import type { DrawerLink } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { ForeignHost, SafeLink } from '~/ui/SafeLink';
import { untrustedText } from '~/ui/UntrustedText';
import { useServices } from '../../context/services';
import { useIncrementalList, IncrementalList } from '../../data/use-incremental-list';
import { ExactValue } from '../ExactValue';
import { ObjectLink, referenceOf } from '../ObjectLink';
import { Moment, timeElement } from '../Moment';
import { RatingLabel, StateLabel } from '../RatingLabel';
import type { ElementProps, FormatSpec, FormatSpecs, RenderedValue } from './value-format';

/** A value that is a single text, or a time. */
export function textElement({ value, spec, scope, isInField, isAtRest, layout }: ElementProps<FormatSpec>): ReactNode {
  if (!value) return layout(undefined);
  const { text, time, exact } = value;
  if ('object' in spec && spec.object) return layout(linkedText(value, spec.object, scope));
  const isPlain = isInField || isAtRest;
  if (time !== undefined) {
    return layout(isPlain ? timeElement(time, text, { dir: 'auto' }) : <Moment time={time}>{text}</Moment>);
  }
  const element = untrustedText(text);
  return layout(exact === undefined || isPlain ? element : <ExactValue exact={exact}>{element}</ExactValue>);
}

/** A text in a monospaced font. */
export function monoElement({ value, spec, scope, layout }: ElementProps<FormatSpecs['mono']>): ReactNode {
  if (value && spec.object) return layout(linkedText(value, spec.object, scope, true));
  return layout(value && untrustedText(value.text, true));
}

/** A text as a link to the drawer of the object that it names. */
function linkedText(value: RenderedValue, link: DrawerLink, scope: Scope, mono?: boolean): ReactNode {
  return <ObjectLink name={value.text} reference={referenceOf(link, value.copy)} scope={scope} mono={mono} />;
}

/** A value rated by a scale. */
export function ratingElement(props: ElementProps<FormatSpecs['scale']>): ReactNode {
  const { value, spec, scope, isInField, layout } = props;
  const rating = value?.rating;
  return layout(
    rating && <RatingLabel rating={rating} scope={scope} showValue={spec.showValue === true} marked={!isInField} />,
  );
}

/** A state with the text that a scale has for it. */
export function stateElement({ value, scope, isInField, layout }: ElementProps<FormatSpecs['state']>): ReactNode {
  const rating = value?.rating;
  if (!rating) return layout(undefined);
  const label = <StateLabel rating={rating} scope={scope} />;
  return layout(isInField ? label : <span data-state-value={value.state}>{label}</span>);
}

/** A list of short texts in one line, and the button that renders the remaining ones. */
export function chipsElement(props: ElementProps<FormatSpecs['chips']>): ReactNode {
  return <Chips {...props} />;
}

/** The chips of `chipsElement`. */
export function Chips({ value, layout }: Pick<ElementProps<FormatSpecs['chips']>, 'value' | 'layout'>) {
  const { settings } = useServices();
  const entries = value?.entries ?? [];
  const { drawn, button } = useIncrementalList(entries.length, settings.limits.chipsFirst);
  const chips = (
    <ul className="descry-chips">
      <IncrementalList
        drawn={drawn}
        draw={(index) => (
          <li key={index} className="descry-chip" data-item={index}>
            {untrustedText(entries[index] ?? '')}
          </li>
        )}
      />
    </ul>
  );
  return layout(value && chips, button);
}

/** A link; plain text if its address is not trusted. */
export function linkElement(props: ElementProps<FormatSpecs['link']>): ReactNode {
  return <LinkValue {...props} />;
}

function LinkValue({ value, spec, scope, isInField, layout }: ElementProps<FormatSpecs['link']>) {
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
