import { labelFor } from '~/lib/humanize-identifier';

/** The words inside a sentence: `registrant name`, `source IP`. */
export function phraseFor(name: string): string {
  const label = labelFor(name);
  return /^[A-Z]{2}/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** The words for a value of a closed list: `In progress` for `IN_PROGRESS` and `inProgress`. */
export function wordsFor(value: string): string {
  const isCapitals = /^[A-Z0-9]+([_-][A-Z0-9]+)+$/.test(value);
  return labelFor(isCapitals ? value.toLowerCase() : value) || 'None';
}

/** A name as ids and files are written: `registrant-name`. */
export function kebabCase(name: string): string {
  const words = name.replaceAll(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3-$2').toLowerCase();
  return words.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^[^a-z]+|-+$/g, '') || 'part';
}

/** A name as sources and inputs are written: `registrantName`; empty if it has no letter. */
export function camelCase(name: string): string {
  const words = name.replace(/^[^A-Za-z]+/, '').split(/[^A-Za-z0-9]+/);
  const joined = words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)));
  const [first = '', ...rest] = joined.join('');
  return first.toLowerCase() + rest.join('');
}
