import type { ReactNode } from 'react';
import { SpanCells } from './SpanCells';

/** Bars in place of values that are on their way. `first` stands where an entry is chosen. */
export function WaitingCells(props: {
  readonly columns: number;
  /** The columns that are drawn: from one to before the other. */
  readonly from: number;
  readonly end: number;
  readonly hasMenu: boolean;
  readonly first?: ReactNode;
}) {
  return (
    <>
      <td>{props.first}</td>
      <SpanCells count={props.columns} from={props.from} end={props.end}>
        {(at) => (
          <td key={at}>
            <span className="descry-list-bar" aria-hidden="true" />
          </td>
        )}
      </SpanCells>
      {props.hasMenu && <td className="descry-list-end" />}
    </>
  );
}
