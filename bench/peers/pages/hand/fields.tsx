import { Tag } from '@blueprintjs/core';
import { Fragment, type ReactNode } from 'react';
import { bandOf, dateText } from '../../model/bands';

interface FieldProps<Value> {
  readonly label: string;
  readonly value: Value | null;
}

/** A heading and the fields under it. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h6 className="bp6-heading">{title}</h6>
      <dl className="pairs">{children}</dl>
    </section>
  );
}

/** A label and what belongs to it; a dash in place of nothing. */
export function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children || '–'}</dd>
    </>
  );
}

/** A text. */
export function TextField({ label, value }: FieldProps<string>) {
  return <Line label={label}>{value}</Line>;
}

/** A time in ISO 8601. */
export function TimeField({ label, value }: FieldProps<string>) {
  return <Line label={label}>{value && <time dateTime={value}>{dateText(value)}</time>}</Line>;
}

/** A score from 0 to 100 in the colour of its band. */
export function BadgeField({ label, value }: FieldProps<number>) {
  if (value === null) return <Line label={label}>{null}</Line>;
  const { word, intent } = bandOf(value);
  return (
    <Line label={label}>
      <Tag intent={intent} minimal>
        {word} {value}
      </Tag>
    </Line>
  );
}

/** An address. */
export function LinkField({ label, value }: FieldProps<string>) {
  const link = value && (
    <a href={value} target="_blank" rel="noreferrer">
      {value}
    </a>
  );
  return <Line label={label}>{link}</Line>;
}

/** Names and their values. */
export function PairsField({ label, value }: FieldProps<Readonly<Record<string, string>>>) {
  const pairs = value && (
    <dl className="pairs">
      {Object.entries(value).map(([name, text]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </dl>
  );
  return <Line label={label}>{pairs}</Line>;
}
