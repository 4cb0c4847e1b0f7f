import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { SectionTitle } from '~/view/section/SectionHeading';
import { useServices } from '~/view/context/services';
import { useStore } from '~/view/context/use-store';
import { PropertyList } from '~/ui/PropertyList';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Lines under a heading that folds them; this browser remembers it by `id`. */
export function Section({ id, ...rest }: SectionProps & { readonly id: string }) {
  const { layout } = useServices().drawer;
  const name = `by-hand/${id}`;
  const folded = useStore(layout.folded).has(name);
  return (
    <section>
      <Foldable {...rest} folded={folded} onFold={(to) => layout.setFolded(name, to)} />
    </section>
  );
}

/** The same as one card of several. */
export function Card(props: SectionProps) {
  const [folded, setFolded] = useState(false);
  return (
    <section className="descry-card">
      <Foldable {...props} folded={folded} onFold={setFolded} />
    </section>
  );
}

function Foldable(props: SectionProps & { readonly folded: boolean; readonly onFold: (folded: boolean) => void }) {
  const { folded } = props;
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    if (folded) setCount(body.current?.querySelectorAll('[data-field]').length ?? 0);
  }, [folded]);
  return (
    <>
      <div className="descry-section-head">
        <SectionTitle title={props.title} isFolded={folded} count={count} bodyId={id} onFold={props.onFold} />
      </div>
      <div ref={body} id={id} className="descry-section-body" data-folded={folded || undefined}>
        <PropertyList>{props.children}</PropertyList>
      </div>
    </>
  );
}

/** Lines without a heading. */
export function Lines({ children }: { readonly children: ReactNode }) {
  return (
    <section>
      <div className="descry-section-body">
        <PropertyList>{children}</PropertyList>
      </div>
    </section>
  );
}
