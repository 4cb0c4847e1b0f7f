import ts from 'typescript';
import type { Json } from '~/codegen/language/model';
import type { Form } from '~/generated/contract/descriptor-types';
import { loadValidators } from '../../codegen/4-emit/load-validators';
import { emitTiny } from '../../codegen/4-emit/tiny';

const options = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023 };

/** A form descriptor as the compiler compiles it, ready to be shown. */
export function compiledForm(descriptor: Json): Form {
  const file = emitTiny({ 'forms/one': descriptor });
  const validators = { default: loadValidators(file('forms/one.validators.ts')) };
  const { outputText } = ts.transpileModule(file('forms/one.ts'), { compilerOptions: options });
  const exports: { default?: unknown } = {};
  new Function('exports', 'require', outputText)(exports, () => validators);
  if (!isForm(exports.default)) throw new Error('This is no form.');
  return exports.default;
}

function isForm(value: unknown): value is Form {
  return typeof value === 'object' && value !== null && 'layout' in value && 'validate' in value;
}
