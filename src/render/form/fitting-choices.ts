import type { ChoiceGroup } from './chosen';

/** The choices in whose words every word that is typed stands, in their groups. */
export function fittingChoices(groups: readonly ChoiceGroup[], typed: string): readonly ChoiceGroup[] {
  const parts = typed
    .toLowerCase()
    .split(/\s+/)
    .filter((part) => part !== '');
  if (parts.length === 0) return groups;
  return groups
    .map(({ choices, ...group }) => ({
      ...group,
      choices: choices.filter(({ text, about = '' }) => {
        const words = `${text} ${about}`.toLowerCase();
        return parts.every((part) => words.includes(part));
      }),
    }))
    .filter(({ choices }) => choices.length > 0);
}
