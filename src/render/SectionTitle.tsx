import { Icon } from '../ui/Icon';
import { SectionHeading } from './SectionHeading';

/** The heading of a section: a button that folds and unfolds it. Folded it tells how many fields it holds. */
export function SectionTitle(props: {
  readonly title: string;
  readonly folded: boolean;
  readonly count: number;
  /** Id of the element that is folded. */
  readonly body: string;
  readonly onFold: (folded: boolean) => void;
}) {
  const { folded } = props;
  return (
    <SectionHeading>
      <button
        type="button"
        className="descry-section-fold"
        aria-expanded={!folded}
        aria-controls={props.body}
        onClick={() => props.onFold(!folded)}
      >
        <Icon name={folded ? 'chevron-right' : 'chevron-down'} size={14} />
        <span>{props.title}</span>
        {folded && <span className="descry-count">{props.count}</span>}
      </button>
    </SectionHeading>
  );
}
