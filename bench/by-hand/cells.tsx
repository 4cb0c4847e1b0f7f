import { ChipsElement } from '~/view/value/formats/elements';
import { Dash } from '~/ui/Dash';
import { State, stateOf, type States } from './State';

type Maybe<T> = T | null | undefined;

/** A column of states. */
export function stateColumn<Row>(label: string, states: States, read: (row: Row) => Maybe<string>) {
  return {
    label,
    cell: (row: Row) => {
      const value = read(row) ?? undefined;
      const state = stateOf(states, value);
      if (!state) return <Dash />;
      return (
        <span data-state-value={value}>
          <State state={state} />
        </span>
      );
    },
    copy: (row: Row) => stateOf(states, read(row))?.text ?? '',
  };
}

/** A column of short words. */
export function chipsColumn<Row>(label: string, read: (row: Row) => Maybe<readonly string[]>) {
  return {
    label,
    cell: (row: Row) => {
      const entries = read(row) ?? [];
      if (entries.length === 0) return <Dash />;
      return (
        <ChipsElement
          value={{ text: '', copy: '', entries }}
          layout={(chips, button) => (
            <>
              {chips}
              {button}
            </>
          )}
        />
      );
    },
    copy: (row: Row) => (read(row) ?? []).join(', '),
  };
}
