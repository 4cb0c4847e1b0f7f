import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { firstEntries } from '../../model/drawer';
import { Line } from './fields';

/** Pixels. */
const rowHeight = 20;
const windowHeight = 400;

/** A list: its first entries, and a button for all of them. */
export function ListField({ label, value }: { readonly label: string; readonly value: readonly string[] }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const others = value.length - firstEntries;
  return (
    <Line label={label}>
      {isUnfolded && value.length > 500 ? (
        <ScrolledList entries={value} />
      ) : (
        <ul>
          {(isUnfolded ? value : value.slice(0, firstEntries)).map((entry, index) => (
            <li key={index}>{entry}</li>
          ))}
        </ul>
      )}
      {!isUnfolded && others > 0 && (
        <Button className="unfold" size="small" variant="minimal" onClick={() => setUnfolded(true)}>
          Show {others} more
        </Button>
      )}
    </Line>
  );
}

/** A long list, of which only the entries in sight are drawn. */
function ScrolledList({ entries }: { readonly entries: readonly string[] }) {
  const [top, setTop] = useState(0);
  const from = Math.max(0, Math.floor(top / rowHeight) - 5);
  const shown = entries.slice(from, from + windowHeight / rowHeight + 10);
  return (
    <div className="window" onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}>
      <ul style={{ height: entries.length * rowHeight, paddingTop: from * rowHeight }}>
        {shown.map((entry, index) => (
          <li key={from + index}>{entry}</li>
        ))}
      </ul>
    </div>
  );
}
