import { useState } from 'react';
import { bandOf, dateText } from '../../model/bands';
import { firstEntries, type Kind } from '../../model/drawer';

/** A value as its kind is shown; rjsf has only inputs, so people write this by hand. */
export function Shown({ kind, value }: { readonly kind: Kind; readonly value: unknown }) {
  if (value === null || value === undefined) return '–';
  switch (kind) {
    case 'dateTime':
      return <time dateTime={String(value)}>{dateText(String(value))}</time>;
    case 'badge':
      return <Badge score={Number(value)} />;
    case 'link':
      return (
        <a href={String(value)} target="_blank" rel="noreferrer">
          {String(value)}
        </a>
      );
    case 'pairs':
      return Object.entries(value).map(([name, text]) => (
        <div key={name}>
          <b>{name}</b> {String(text)}
        </div>
      ));
    case 'list':
      return <List entries={Array.isArray(value) ? value : []} />;
    default:
      return String(value);
  }
}

function Badge({ score }: { readonly score: number }) {
  const { word, intent } = bandOf(score);
  return (
    <span className="badge" data-intent={intent}>
      {word} {score}
    </span>
  );
}

function List({ entries }: { readonly entries: readonly string[] }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const others = entries.length - firstEntries;
  return (
    <>
      <ul>
        {(isUnfolded ? entries : entries.slice(0, firstEntries)).map((entry, index) => (
          <li key={index}>{entry}</li>
        ))}
      </ul>
      {!isUnfolded && others > 0 && (
        <button type="button" className="unfold" onClick={() => setUnfolded(true)}>
          Show {others} more
        </button>
      )}
    </>
  );
}
