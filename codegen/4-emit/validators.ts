import { _, type ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as equalModule from 'ajv/dist/runtime/equal.js';
import * as lengthModule from 'ajv/dist/runtime/ucs2length.js';
import * as formatsModule from 'ajv-formats/dist/formats.js';
import type { Json } from '../language/model';
import { ipv4 } from './form-schema';

type Source = NonNullable<ValidateFunction['source']>;
type ScopeName = Source['validateName'];

/** The formats that are functions come from this module; those that are patterns are part of the code. */
const formatsImport = "import { fullFormats } from 'ajv-formats/dist/formats.js';\n";

/**
 * An ES module whose default export is the list of the validators of some schemas, in their order. The code is put
 * together from the parts that the validator library compiles, under the names of the library's own scope: its text is
 * not edited.
 */
export function validatorsModule(schemas: readonly { readonly [name: string]: Json }[]): string {
  const ajv = new Ajv2020({
    allErrors: true,
    // The form has messages of its own.
    messages: false,
    strict: false,
    // The schemas of the project have checked it.
    meta: false,
    validateSchema: false,
    code: { source: true, lines: true, formats: _`fullFormats` },
  });
  for (const [name, format] of Object.entries(formatsModule.fullFormats)) ajv.addFormat(name, format);
  ajv.addFormat('ipv4', ipv4);
  const sources = schemas.map((schema) => sourceOf(ajv.compile({ ...schema })));
  const names = new Set(
    sources.flatMap(({ scopeValues }) => Object.values(scopeValues).flatMap((set) => [...(set ?? [])])),
  );
  const declarations = [...names].map((name) => `const ${name.str} = ${valueOf(name)};\n`);
  const functions = sources.map(({ validateName, validateCode, evaluated }) => {
    return `\n${validateCode}\n${evaluated ? `${validateName.str}.evaluated = ${evaluated.toString()};\n` : ''}`;
  });
  return [
    '// @ts-nocheck\n',
    ...([...names].some(isImportedFormat) ? [formatsImport] : []),
    '\n',
    ...declarations,
    ...functions,
    `\nconst validators = [${sources.map(({ validateName }) => validateName.str).join(', ')}] as const;\n`,
    '\nexport default validators;\n',
  ].join('');
}

function sourceOf({ source }: ValidateFunction): Source {
  if (!source) throw new Error('The validator library gave no source.');
  return source;
}

function isImportedFormat({ prefix, value }: ScopeName): boolean {
  return prefix === 'formats' && !(value?.ref instanceof RegExp);
}

/** The code of a value that the functions refer to. What the library would `require` is in the module itself. */
function valueOf({ str, prefix, value }: ScopeName): string {
  const helper = helpers.find((one) => one === value?.ref);
  if (helper) return helper.toString();
  const code = value?.code?.toString();
  if (code === undefined || (prefix === 'func' && code.startsWith('require('))) {
    throw new Error(`The form validators cannot refer to ${str}.`);
  }
  return code;
}

/** Functions of the library that use nothing around them. */
const helpers: readonly (() => unknown)[] = [functionIn(lengthModule), functionIn(equalModule)];

/** Loaders differ in what the default import of a CommonJS module is; the function is found in either. */
function functionIn(module: unknown): () => unknown {
  let found = module;
  while (typeof found === 'object' && found !== null && 'default' in found) found = found.default;
  if (!isFunction(found)) throw new Error('A helper of the form validators is not a function.');
  return found;
}

function isFunction(value: unknown): value is () => unknown {
  return typeof value === 'function';
}
