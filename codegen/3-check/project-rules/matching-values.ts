import { isList, isRecord } from '~/lib/json';
import type { Json, Path } from '../../language/model';

/** A value of a descriptor with its path. */
export interface FoundValue {
  readonly path: Path;
  readonly value: Json;
}

/**
 * The values to which names of properties lead, in document order. Positions in lists have no name; `*` is any one
 * name, `**` any number of names.
 *
 * @param pattern such as `tabs.fields.label` or `**.label`, of at most 30 names
 */
export function matchingValues(root: Json, pattern: string): readonly FoundValue[] {
  const names = pattern.split('.');
  const end = 1 << names.length;
  const found: FoundValue[] = [];
  const path: (string | number)[] = [];
  const visit = (value: Json, state: State): void => {
    if (state & end) found.push({ path: [...path], value });
    if (isList(value)) {
      for (let index = 0; index < value.length; index += 1) visitBelow(index, value[index], state);
    } else if (isRecord(value)) {
      for (const name of Object.keys(value)) visitBelow(name, value[name], stateAfter(names, state, name));
    }
  };
  const visitBelow = (key: string | number, value: Json | undefined, state: State): void => {
    if (state === 0) return;
    path.push(key);
    visit(value ?? null, state);
    path.pop();
  };
  visit(root, withoutNames(names, 1));
  return found;
}

/** How far names have led into a pattern: bit n is set if they match its first n names. */
type State = number;

function stateAfter(names: readonly string[], state: State, name: string): State {
  let after = 0;
  for (let index = 0; index < names.length; index += 1) {
    const wanted = names[index];
    if (!(state & (1 << index))) continue;
    if (wanted === '**') after |= 1 << index;
    else if (wanted === '*' || wanted === name) after |= 1 << (index + 1);
  }
  return withoutNames(names, after);
}

/** `**` matches no name as well. */
function withoutNames(names: readonly string[], state: State): State {
  let all = state;
  for (let index = 0; index < names.length; index += 1)
    if (names[index] === '**' && all & (1 << index)) all |= 1 << (index + 1);
  return all;
}
