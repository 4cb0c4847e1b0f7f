import { createRequire } from 'node:module';
import { drawerNames, drawerTabs, fieldsOf } from '../model/drawer';
import { formInputs, formNames } from '../model/form';
import { drawerSchema, formSchema, type ObjectSchema } from '../model/schemas';
import type { PageName } from '../peers';

/**
 * Compiles the schema of a page to a module of Ajv validators, as rjsf advises where a content security policy forbids
 * `eval`.
 */
export function validatorsOf(page: PageName): string {
  const require = createRequire(import.meta.url);
  const { compileSchemaValidatorsCode } = require('@rjsf/validator-ajv8/dist/compileSchemaValidators');
  return asModule(compileSchemaValidatorsCode(schemaOf(page)));
}

function schemaOf(page: PageName): ObjectSchema {
  const drawer = drawerNames.find((name) => page === `drawer-${name}`);
  if (drawer) return drawerSchema(fieldsOf(drawerTabs(drawer)));
  const form = formNames.find((name) => page === `form-${name}`);
  if (form) return formSchema(formInputs(form));
  throw new Error(`The page ${page} has no schema.`);
}

/** Ajv writes CommonJS: its `require` calls become imports. */
function asModule(code: string): string {
  const imports: string[] = [];
  const body = code.replace(/require\(("[^"]+")\)/g, (_, path: string) => {
    const name = `imported${imports.length}`;
    imports.push(`import * as ${name} from ${path};`);
    return `plain(${name})`;
  });
  return [
    ...imports,
    // What a bundler makes of CommonJS has its exports as the default.
    'const plain = (module) => module.default?.__esModule ? module.default : module;',
    'const exports = {};',
    body,
    'export default exports;',
  ].join('\n');
}
