import { Button, Chip, Typography } from '@mui/material';
import { useState, type ReactElement } from 'react';
import { DateField, FunctionField, TextField, UrlField } from 'react-admin';
import { bandOf, dateOptions } from '../../model/bands';
import { firstEntries, type Field } from '../../model/drawer';

/** The heading of a section. */
export function Heading({ text }: { readonly text: string }) {
  return <Typography variant="h6">{text}</Typography>;
}

/** A field as react-admin shows its kind. */
export function shownField({ id, label, kind }: Field): ReactElement {
  const named = { source: id, label, emptyText: '–' };
  switch (kind) {
    case 'dateTime':
      return <DateField {...named} showTime locales="en-GB" options={dateOptions} />;
    case 'link':
      return <UrlField {...named} target="_blank" rel="noreferrer" />;
    case 'badge':
      return <FunctionField {...named} render={(record) => <Badge score={Number(record[id])} />} />;
    case 'pairs':
      return <FunctionField {...named} render={(record) => <Pairs pairs={record[id]} />} />;
    case 'list':
      return <FunctionField {...named} render={(record) => <List entries={record[id]} />} />;
    default:
      return <TextField {...named} />;
  }
}

const colours = { success: 'success', warning: 'warning', danger: 'error' } as const;

function Badge({ score }: { readonly score: number }) {
  const { word, intent } = bandOf(score);
  return <Chip size="small" color={colours[intent]} label={`${word} ${score}`} />;
}

function Pairs({ pairs }: { readonly pairs: Readonly<Record<string, string>> }) {
  return Object.entries(pairs).map(([name, text]) => (
    <Typography key={name} variant="body2">
      <b>{name}</b> {text}
    </Typography>
  ));
}

function List({ entries }: { readonly entries: readonly string[] }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const others = entries.length - firstEntries;
  return (
    <>
      <div>
        {(isUnfolded ? entries : entries.slice(0, firstEntries)).map((entry, index) => (
          <Typography key={index} variant="body2">
            {entry}
          </Typography>
        ))}
      </div>
      {!isUnfolded && others > 0 && (
        <Button size="small" className="unfold" onClick={() => setUnfolded(true)}>
          Show {others} more
        </Button>
      )}
    </>
  );
}
