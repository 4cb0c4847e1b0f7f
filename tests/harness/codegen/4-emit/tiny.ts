import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { createProject, ParseCache } from '~/codegen/1-parse/create-project';
import { emit } from '~/codegen/4-emit/emit';
import type { Json } from '~/codegen/language/model';

const schemas = readdirSync('schemas')
  .filter((name) => name.endsWith('.json'))
  .map((name) => [`schemas/${name}`, readFileSync(`schemas/${name}`)] as const);
const contract = { operations: new Map(), schemes: new Map(), isIncomplete: true };
/** All projects have the same schemas, which are read once. */
const cache = new ParseCache();

/** The names that expressions of these descriptors compare with. */
const vocabulary = { regions: { UAE: 'United Arab Emirates.' } };

/** The generated files of a few descriptors, by path below `src/generated/console/`. They need not pass the rules. */
export function emitTiny(descriptors: Readonly<Record<string, Json>>): (path: string) => string {
  const encode = (value: Json) => new TextEncoder().encode(JSON.stringify(value));
  const written = Object.entries({ vocabulary, ...descriptors }).map(
    ([path, value]) => [`descriptors/${path}.json`, encode(value)] as const,
  );
  const sources = new Map([...schemas, ...written]);
  const { project, diagnostics } = createProject(sources, contract, cache);
  const invalid = diagnostics.find(({ code }) => code !== 'file/missing');
  if (invalid) throw new Error(`${invalid.file}: ${invalid.message}`);
  const files = emit(project);
  return (path) => {
    const text = files.get(`src/generated/console/${path}`);
    if (text === undefined) throw new Error(`${path} is not generated.`);
    return text;
  };
}

/** The exports of a generated module that imports nothing at run time. */
export async function evaluate(text: string): Promise<Readonly<Record<string, unknown>>> {
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 };
  const { outputText } = ts.transpileModule(text, { compilerOptions: options });
  return import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(outputText)}`);
}
