import { useId, type ReactNode } from 'react';
import './part.css';

/** A part of a dialog under a heading of its own. */
export function PartView(props: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <section className="descry-part" data-part={props.id} aria-labelledby={titleId}>
      <h3 id={titleId} className="descry-part-title">
        {props.title}
      </h3>
      {props.children}
    </section>
  );
}
