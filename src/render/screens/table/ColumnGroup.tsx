import { memo } from 'react';
import { sideWidth } from './use-columns';

/** How wide the columns of a table are, with what stands beside them. */
export const ColumnGroup = memo(function ColumnGroup(props: {
  readonly widths: readonly number[];
  readonly hasMenu: boolean;
}) {
  return (
    <colgroup>
      <col style={{ width: sideWidth }} />
      {props.widths.map((width, at) => (
        <col key={at} style={{ width }} />
      ))}
      {props.hasMenu && <col style={{ width: sideWidth }} />}
    </colgroup>
  );
});
