import type { ReactElement, ReactNode } from 'react';

/** The severities, the most severe first; `unknown` is for objects without a rating. */
export const severities = ['critical', 'high', 'medium', 'low', 'safe', 'unknown'] as const;

/** The severity of an object. */
export type Severity = (typeof severities)[number];

const mark = { className: 'descry-severity-mark', fill: 'none', strokeWidth: 1.75 } as const;

const shapes: Readonly<Record<Severity, ReactElement>> = {
  critical: <path d="M4.6 0.75h4.8l3.85 3.85v4.8L9.4 13.25H4.6L0.75 9.4V4.6z" />,
  high: <path d="M7 1.1 13.3 12.6H0.7z" strokeLinejoin="round" />,
  medium: <path d="M7 0.9 13.1 7 7 13.1 0.9 7z" strokeLinejoin="round" />,
  low: <circle cx="7" cy="7" r="5.5" />,
  safe: (
    <>
      <circle cx="7" cy="7" r="6" />
      <path {...mark} d="M4 7.2 6.2 9.4 10.2 4.9" strokeLinecap="round" strokeLinejoin="round" />
    </>
  ),
  unknown: (
    <>
      <circle className="descry-severity-open" cx="7" cy="7" r="6" strokeDasharray="2.6 2.1" />
      <path className="descry-severity-open" d="M5.3 5.6c0-2.4 3.5-2.4 3.5 0C8.8 7 7 6.9 7 8.3" strokeLinecap="round" />
      <circle className="descry-severity-dot" cx="7" cy="10.2" r="0.55" />
    </>
  ),
};

/** The shape of a severity. Each severity has its own, so that it can be recognized without its colour. */
export function SeverityShape(props: { readonly severity: Severity }) {
  return (
    <svg className="descry-severity-shape" width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      {shapes[props.severity]}
    </svg>
  );
}

/**
 * A severity as shape, text and colour. `marked` is false if an element around it has the attribute `data-severity`.
 */
export function SeverityTag(props: {
  readonly severity: Severity;
  readonly marked?: boolean;
  readonly children: ReactNode;
}) {
  const { severity, marked = true } = props;
  return (
    <span className={`descry-severity descry-severity-${severity}`} data-severity={marked ? severity : undefined}>
      <SeverityShape severity={severity} />
      {props.children}
    </span>
  );
}
