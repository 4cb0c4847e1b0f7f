import type { Fix } from '~/codegen/language/model';

/** What the button of a correction says. */
export function nameOfFix({ text }: Fix): string {
  const written = text.trim();
  if (written === '') return 'Remove it';
  return `Write ${written.length > 40 ? `${written.slice(0, 40)}…` : written}`;
}
