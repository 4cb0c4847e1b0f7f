/**
 * Finds hidden characters, as group 1 of a match: those that change the direction of writing (UAX 9), have no width
 * (default ignorable, UAX 44), or are control characters other than tab and line break. A match without group 1 is a
 * sequence that needs such a character: the flag of a region, an emoji of several emojis, a joiner in a script whose
 * letters join, and a variant of a Han character.
 */
export const hiddenCharacters =
  /\u{1f3f4}[\u{e0030}-\u{e007a}]{3,6}\u{e007f}|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?\u200d(?=\p{Extended_Pictographic})|[\u17b6-\u18af\u0620-\u0dff\u1000-\u109f\u1780-\u17b3\ufb50-\ufdff\ufe70-\ufefc](?:\u200d|\u200c(?=[\u0620-\u0dff\u1000-\u109f\u1780-\u18af\ufb50-\ufdff\ufe70-\ufefc]))|\p{Script=Han}[\u{e0100}-\u{e01ef}]|(\u034f|\u17b4|\u17b5|(?!\t|\r?\n)[\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}])/gu;

/** A hidden character as people name it: `U+202E`. */
export function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** True if a text has a hidden character. */
export function hasHiddenCharacters(text: string): boolean {
  return [...text.matchAll(hiddenCharacters)].some(({ 1: hidden }) => hidden !== undefined);
}
