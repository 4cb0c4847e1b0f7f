import type { ChoiceGroup } from './chosen';
import type { Choice } from './form-line';

/** A row of a list of choices: the heading of a group, or a choice with its position among all of them. */
export interface ChoiceRow {
  readonly group: ChoiceGroup;
  readonly choice?: Choice;
  readonly position?: number;
}

/** The rows of groups: the heading of each, and its choices. */
export function choiceRows(groups: readonly ChoiceGroup[]): readonly ChoiceRow[] {
  let position = 0;
  return groups.flatMap((group): readonly ChoiceRow[] => [
    { group },
    ...group.choices.map((choice) => ({ group, choice, position: position++ })),
  ]);
}
