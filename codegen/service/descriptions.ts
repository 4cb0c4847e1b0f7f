import type { LanguageFunction } from '../language/functions';
import { isRecord } from '~/lib/json';
import type { Json } from '../language/model';
import { describeType, valuesOf } from '../language/type-relations';
import type { Member, Type } from '../language/type';

/** A type in a few words, with its values where there are few. */
export function aboutType({ type, optional, example }: Pick<Member, 'type' | 'optional' | 'example'>): string {
  const values = valuesOf(type);
  const words = values && values.length > 0 && values.length <= 8 ? values.map(quoted).join(', ') : wordsOf(type);
  const shown = example === undefined ? '' : `, e.g. ${JSON.stringify(example)}`;
  return `${words}${optional ? ', may be missing' : ''}${shown}`;
}

function wordsOf(type: Type): string {
  return type.is === 'list' ? `a list of ${describeType(type.item)}` : describeType(type);
}

function quoted(value: string | number): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

/** What a function takes and gives: `startsWith(text, part)`. */
export function signatureOf(name: string, { parameters, method }: LanguageFunction): string {
  const names = parameters.map((parameter) => parameter.name);
  return method ? `${names[0]}.${name}(${names.slice(1).join(', ')})` : `${name}(${names.join(', ')})`;
}

/** The default of a property in a few words: `default 5000`. That of an object is what its properties have. */
export function aboutDefault(value: Json): string {
  return isRecord(value) && Object.keys(value).length === 0 ? 'has defaults' : `default ${JSON.stringify(value)}`;
}
