import { createContext, use, useState, type ReactNode } from 'react';
import { Icon } from '~/ui/Icon';
import { useServices } from '../context/services';
import { useStore } from '../context/use-store';

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

/** The path of the sections below: their drawer and panel. */
export const SectionPathContext = createContext('');

/**
 * True while a section is folded, and the function that folds it. The browser stores it for all objects of a drawer. An
 * entry of a repeated section has its own state, which is not stored.
 */
export function useFolded(section: string, isEntry: boolean): readonly [boolean, (isFolded: boolean) => void] {
  const { layout } = useServices().drawer;
  const name = `${use(SectionPathContext)}/${section}`;
  const isStored = useStore(layout.folded).has(name);
  const [isEntryFolded, setEntryFolded] = useState(false);
  return isEntry ? [isEntryFolded, setEntryFolded] : [isStored, (folded) => layout.setFolded(name, folded)];
}
