import type { ReactNode } from 'react';
import { HelpTip } from './HelpTip';

/** Names and values below each other: a description list of `Property` lines. */
export function PropertyList(props: { readonly children: ReactNode }) {
  return <dl className="descry-properties">{props.children}</dl>;
}

/** One line: the name and its value; `wide` puts the value below the name, `quiet` leaves the name to screen readers. */
export function Property(props: {
  readonly id: string;
  readonly label: string;
  readonly count?: string;
  readonly help?: string;
  readonly wide?: boolean;
  readonly quiet?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className={props.wide ? 'descry-property descry-property-wide' : 'descry-property'} data-field={props.id}>
      <dt className="descry-property-name">
        <span className={props.quiet ? 'descry-aside' : undefined}>{props.label}</span>
        {props.count !== undefined && <span className="descry-count">{props.count}</span>}
        {props.help !== undefined && <HelpTip label={props.label} help={props.help} />}
      </dt>
      <dd className="descry-property-value">{props.children}</dd>
    </div>
  );
}
