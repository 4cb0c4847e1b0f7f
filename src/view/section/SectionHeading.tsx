import { createContext, use, type ReactNode } from 'react';
import { Icon } from '~/ui/Icon';

/** The level of section headings: 4 in a drawer, 2 on a page. */
export const HeadingRankContext = createContext<2 | 4>(4);

/** The heading of a section. */
export function SectionHeading({ children }: { readonly children: ReactNode }) {
  const rank = use(HeadingRankContext);
  if (rank === 2) return <h2 className="descry-section-title">{children}</h2>;
  return <h4 className="descry-section-title">{children}</h4>;
}

/** The heading of a section as a button that folds it. The heading of a folded section has the number of its fields. */
export function SectionTitle(props: {
  readonly title: string;
  readonly isFolded: boolean;
  readonly count: number;
  /** Id of the element with the fields. */
  readonly bodyId: string;
  readonly onFold: (isFolded: boolean) => void;
}) {
  const { isFolded } = props;
  return (
    <SectionHeading>
      <button
        type="button"
        className="descry-section-fold"
        aria-expanded={!isFolded}
        aria-controls={props.bodyId}
        onClick={() => props.onFold(!isFolded)}
      >
        <Icon name={isFolded ? 'chevron-right' : 'chevron-down'} size={14} />
        <span>{props.title}</span>
        {isFolded && <span className="descry-count">{props.count}</span>}
      </button>
    </SectionHeading>
  );
}
