import { compileSchemaValidatorsCode } from '@rjsf/validator-ajv8/compileSchemaValidators';
import { Ajv2020 } from 'ajv/dist/2020';
import * as equalModule from 'ajv/dist/runtime/equal';
import * as lengthModule from 'ajv/dist/runtime/ucs2length';
import type { Json } from '../model';
import { ipv4 } from './form-schema';
import { print, quote, Code } from './print';

/**
 * The validators of a form's schema as an ES module. The library writes CommonJS; its exports become one object, and
 * the two helpers it requires are small and stand in the module themselves, so that no bundler has to mend anything.
 */
export function validatorsModule(schema: { readonly [name: string]: Json }): string {
  const code = compileSchemaValidatorsCode({ ...schema }, { AjvClass: Ajv2020, customFormats: { ipv4 } });
  const validators: Record<string, Code> = {};
  const imported: string[] = [];
  const body = code
    .replace(/^"use strict";\n?/, '')
    .replace(/^exports\["([^"]+)"\] = (\w+);$/gm, (_, key: string, name: string) => {
      validators[key] = new Code(name);
      return '';
    })
    .replace(/^const (\w+) = require\("([^"]+)"\)(.*);$/gm, (_, name: string, from: string, member: string) => {
      const helper = helpers.get(from);
      if (helper !== undefined) return `const ${name} = ${helper};`;
      const [, exported = '', rest = ''] = /^\.(\w+)(.*)$/.exec(member) ?? [];
      imported.push(`import { ${exported} as ${name}Module } from ${quote(from)};\n`);
      return `const ${name} = ${name}Module${rest};`;
    });
  return [
    '// @ts-nocheck\n',
    ...imported,
    "import type { PrecompiledValidators } from '../types';\n",
    `\n${body.trim()}\n\n`,
    `const validators: PrecompiledValidators = ${print(validators)};\n\nexport default validators;\n`,
  ].join('');
}

/** Both are functions that use nothing around them. */
const helpers: ReadonlyMap<string, string> = new Map([
  ['ajv/dist/runtime/ucs2length', functionIn(lengthModule).toString()],
  ['ajv/dist/runtime/equal', functionIn(equalModule).toString()],
]);

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
