import { createRequire } from 'node:module';

/** A validator, and the errors of its last call. */
export type Validator = ((values: unknown) => boolean) & { readonly errors?: unknown };

const require = createRequire(import.meta.url);

/**
 * The validators of an emitted module. It is JavaScript but for its import, its export and the type of its list: these
 * are replaced as text, because a compiler would take a second for fifty modules.
 */
export function loadValidators(text: string): readonly Validator[] {
  const body = text
    .replace(/^import (\{ \w+ \}) from ('[^']+');$/m, 'const $1 = require($2);')
    .replace(/ as const;\n\nexport default validators;\n$/, ';\nreturn validators;\n');
  const validators: unknown = new Function('require', `'use strict';\n${body}`)(require);
  if (!Array.isArray(validators)) throw new Error('The module has no list of validators.');
  return validators.map((validator: unknown) => {
    if (!isValidator(validator)) throw new Error('This is not a validator.');
    return validator;
  });
}

/** The one validator of a module. */
export function loadValidator(text: string): Validator {
  const [validator] = loadValidators(text);
  if (!validator) throw new Error('The module has no validator.');
  return validator;
}

function isValidator(value: unknown): value is Validator {
  return typeof value === 'function';
}
