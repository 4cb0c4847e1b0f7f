import type { ReactNode } from 'react';
import { bindValues, withValues } from '~/descriptor/bindings';
import { evaluate } from '~/descriptor/evaluate';
import { isShown } from '~/descriptor/is-shown';
import { rate, type Rating } from '~/descriptor/scale';
import type { IconSource } from '~/generated/console/ids';
import type { HeadFact, HeadTag, PanelTab, PassedRating } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { truncate } from '~/lib/truncate';
import { Dash } from '~/ui/Dash';
import { Icon } from '~/ui/Icon';
import { Tooltip } from '~/ui/Tooltip';
import { UntrustedText } from '~/ui/UntrustedText';
import { visibleText } from '~/lib/visible-text';
import { CopyTools } from '../value/CopyTools';
import { readRating } from '~/state/drawer/sequence';
import { useServices } from '../context/services';
import { useStore } from '../context/use-store';
import type { QueryScope } from '~/state/sources/query-scope';
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
  const rating = ratingOf(tag, scope);
  if (!rating) return null;
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

/** The rating of a tag; `undefined` for a value that its scale does not contain. */
export function ratingOf(tag: HeadTag, scope: Scope): Rating | undefined {
  const rating = isShown(tag, scope) ? rate(tag.scale, evaluate(tag.value, scope)) : undefined;
  return rating?.text ? rating : undefined;
}

/** What a panel needs for its rating in the head. */
interface PanelRating {
  readonly tab: PanelTab;
  readonly tag: HeadTag;
  /** The scope of the drawer, from which the inputs of the panel are read. */
  readonly scope: Scope;
  readonly queryScope: QueryScope;
}

/** The rating that a shared panel adds to the head, from answers that came while it was open. It calls no source. */
export function PanelTag(props: PanelRating) {
  return <HeadTagView tag={props.tag} scope={usePanelScope(props)} />;
}

function usePanelScope({ tab, queryScope, scope: ofDrawer }: Omit<PanelRating, 'tag'>): Scope {
  const { scope: session } = useServices();
  const input = { ...bindValues(tab.with, ofDrawer), ...bindValues(tab.deferredInputs, ofDrawer) };
  const scope = { ...session, input };
  const { answers } = useSources({ owner: tab.id, sources: tab.panel.sources, needed: [], scope, queryScope });
  return withValues(tab.panel.values, { ...scope, ...answers });
}

/**
 * The rating that what opened the drawer has passed, until one of `panels`, which have tags with the same scale, knows
 * it.
 */
export function PassedTag(props: {
  readonly rating: PassedRating;
  readonly scope: Scope;
  readonly panels: readonly PanelRating[];
}) {
  const { rating, scope, panels } = props;
  const passed = useStore(useServices().drawer.entryState);
  const { rating: value } = readRating(passed);
  const [first, ...others] = panels;
  if (value === undefined) return null;
  if (first) return <UnlessRated panel={first}>{<PassedTag {...props} panels={others} />}</UnlessRated>;
  return <HeadTagView tag={{ ...rating, value: () => value }} scope={scope} />;
}

function UnlessRated({ panel, children }: { readonly panel: PanelRating; readonly children: ReactNode }) {
  const scope = usePanelScope(panel);
  return ratingOf(panel.tag, scope) ? null : children;
}
