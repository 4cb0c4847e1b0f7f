import type { ReactNode } from 'react';
import { bindValues, withValues } from '~/descriptor/bindings';
import { evaluate } from '~/descriptor/evaluate';
import { isShown } from '~/descriptor/is-shown';
import { rate } from '~/descriptor/scale';
import type { IconSource } from '~/generated/console/ids';
import type { HeadFact, HeadTag, PanelTab } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { truncate } from '~/lib/truncate';
import { Dash } from '~/ui/Dash';
import { Icon } from '~/ui/Icon';
import { Tooltip } from '~/ui/Tooltip';
import { UntrustedText } from '~/ui/UntrustedText';
import { visibleText } from '~/lib/visible-text';
import { CopyTools } from '../value/CopyTools';
import { useServices } from '../context/services';
import type { QueryScope } from '../data/query-scope';
import { useSources } from '../data/use-sources';
import { ExactValue } from '../value/ExactValue';
import { formatValue } from '../value/formats/format-value';
import { useFormatContext } from '../value/formats/use-format-context';
import type { RenderedValue } from '../value/formats/value-format';
import { Moment } from '../value/Moment';
import { RatingLabel } from '../value/RatingLabel';

/**
 * The name of an object with its copy tools, its ratings, its kind and its facts. Its height does not depend on
 * answers.
 */
export function DrawerHead(props: {
  readonly icon: IconSource;
  readonly name: string;
  /** True while the real name is loading. */
  readonly isProvisional: boolean;
  readonly kind: string;
  /** The ratings of the object. */
  readonly tags?: ReactNode;
  /** The most important facts, as items of a list. */
  readonly facts?: ReactNode;
}) {
  const { name } = props;
  return (
    <div className="descry-drawer-head">
      <span className="descry-drawer-emblem">
        <Icon name={props.icon} size={20} />
      </span>
      <div>
        <h3 className="descry-drawer-name" data-provisional={props.isProvisional || undefined}>
          {name === '' ? <Dash /> : <UntrustedText text={name} />}
          {name !== '' && <CopyTools copy={name} quiet={false} />}
        </h3>
        <div className="descry-drawer-facts">
          <div>
            {props.tags}
            {/* Some browsers drop the list role of an element that generates no box. */}
            {/* eslint-disable-next-line jsx-a11y/no-redundant-roles */}
            <ul role="list">
              <li>{props.kind}</li>
              {props.facts}
            </ul>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Largest number of characters of a fact. A line has room for no more; the panels show the whole value. */
const maxFactLength = 200;

/** The most important facts about an object, as items of a list. Unknown ones are left out. */
export function HeadFacts({ facts, scope }: { readonly facts: readonly HeadFact[]; readonly scope: Scope }) {
  const context = useFormatContext();
  return facts.map((fact) => {
    const value = formatValue(evaluate(fact.value, scope), { type: fact.as ?? 'text' }, scope, context);
    if (!value) return null;
    return (
      <li key={fact.id} data-fact={fact.id}>
        {fact.label && `${context.t(fact.label, scope)} `}
        {value.time === undefined ? <FactText value={value} /> : <Moment time={value.time}>{value.text}</Moment>}
      </li>
    );
  });
}

function FactText({ value }: { readonly value: RenderedValue }) {
  const text = <bdi>{visibleText(truncate(value.text, maxFactLength))}</bdi>;
  return value.exact === undefined ? text : <ExactValue exact={value.exact}>{text}</ExactValue>;
}

/** A rating beside the name of the object; nothing for a value that its scale does not contain. */
export function HeadTagView({ tag, scope }: { readonly tag: HeadTag; readonly scope: Scope }) {
  const t = useTranslate();
  const rating = isShown(tag, scope) ? rate(tag.scale, evaluate(tag.value, scope)) : undefined;
  if (!rating?.text) return null;
  const label = t(tag.label, scope);
  return (
    <Tooltip text={label}>
      {() => (
        <span className="descry-head-tag">
          <span className="descry-aside">{label}: </span>
          <RatingLabel rating={rating} scope={scope} showValue={tag.showValue === true} marked />
        </span>
      )}
    </Tooltip>
  );
}

/** The rating that a shared panel adds to the head, from answers that came while it was open. It calls no source. */
export function PanelTag(props: {
  readonly tab: PanelTab;
  readonly tag: HeadTag;
  /** The scope of the drawer, from which the inputs of the panel are read. */
  readonly scope: Scope;
  readonly queryScope: QueryScope;
}) {
  const { tab, queryScope } = props;
  const { scope: session } = useServices();
  const input = { ...bindValues(tab.with, props.scope), ...bindValues(tab.deferredInputs, props.scope) };
  const scope = { ...session, input };
  const { answers } = useSources({ owner: tab.id, sources: tab.panel.sources, needed: [], scope, queryScope });
  return <HeadTagView tag={props.tag} scope={withValues(tab.panel.values, { ...scope, ...answers })} />;
}
