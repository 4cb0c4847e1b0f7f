import type { ChoiceGroup } from './chosen';

/** The choices that fit what is typed, as many as are drawn, and how many more there are. */
export interface MatchingChoices {
  readonly groups: readonly ChoiceGroup[];
  readonly more: number;
}

/** The choices in whose words every word that is typed stands, at most `most`. */
export function matching(groups: readonly ChoiceGroup[], typed: string, most: number): MatchingChoices {
  const parts = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => part !== '');
  const shown: ChoiceGroup[] = [];
  let room = most;
  let more = 0;
  for (const { choices, ...group } of groups) {
    const fitting = choices.filter(({ text, about = '' }) => {
      const words = `${text} ${about}`.toLowerCase();
      return parts.every((part) => words.includes(part));
    });
    const drawn = fitting.slice(0, room);
    room -= drawn.length;
    more += fitting.length - drawn.length;
    if (drawn.length > 0) shown.push({ ...group, choices: drawn });
  }
  return { groups: shown, more };
}
