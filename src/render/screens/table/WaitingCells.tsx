import type { ReactNode } from 'react';

/** Bars in place of values that are on their way. `first` stands where an entry is chosen. */
export function WaitingCells(props: {
  readonly columns: number;
  readonly hasMenu: boolean;
  readonly first?: ReactNode;
}) {
  return (
    <>
      <td>{props.first}</td>
      {Array.from({ length: props.columns }, (_, at) => (
        <td key={at}>
          <span className="descry-list-bar" aria-hidden="true" />
        </td>
      ))}
      {props.hasMenu && <td className="descry-list-end" />}
    </>
  );
}
