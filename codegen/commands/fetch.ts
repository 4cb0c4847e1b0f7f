import { join } from 'node:path';
import { isRecord } from '~/lib/json';
import { readBody } from '~/lib/read-body';
import { createCompiler } from '../compile';
import { documentTexts, readContract } from '../1-parse/openapi/read-contract';
import { isOverlay } from '../1-parse/openapi/overlay';
import { stringAt } from '../1-parse/read';
import { readJson } from '../1-parse/openapi/json-text';
import { readYaml } from '../1-parse/openapi/yaml-text';
import { hasError } from '../host/build';
import { readSources } from '../host/read-sources';
import { writeTo } from '../host/write-file';
import { isPublished, ownerName, type Layout } from '../language/layout';
import type { Sources } from '../language/model';
import { impactOf } from '../service/impact/impact-of';
import { readArguments, UsageError, type Command } from './command';
import { impactText } from './impact';

/** Milliseconds that a server may take. */
const timeout = 60_000;

/** The largest document that is taken: three times that of GitHub. */
const maxBytes = 40 * 1024 * 1024;

/** `descry fetch`: gets a document of the contract again. */
export const fetchDocument: Command = {
  name: 'fetch',
  summary: 'Gets a document of the contract from its server again, and says what it breaks.',
  usage: `descry fetch NAME [ADDRESS] [--check]
  NAME     of the document of the contract, without its ending
  ADDRESS  where it is on the web; the one that "extends" of its overlay names unless given
  --check  writes nothing`,
  async run(args, { root, print, color = false, compiler }) {
    const { values, positionals } = readArguments(args, { check: { type: 'boolean' } }, 2);
    const [name, given] = positionals;
    if (name === undefined || !/^[\w.-]+$/.test(name)) throw new UsageError('The name of the document is missing.');
    const { layout } = compiler.kinds;
    if (isPublished(layout, layout.documents)) {
      const { descriptors } = layout;
      print(
        `The contract is that of the console, which is only published here. Ask ${ownerName(layout, descriptors)}.\n`,
      );
      return 1;
    }
    const { sources } = readSources(root, layout);
    const address = given ?? addressInOverlay(name, sources, layout);
    if (address === undefined) {
      throw new UsageError(
        `The address is missing: no ${layout.documents}${name}.overlay.yaml extends one on the web.`,
      );
    }
    const got = await download(address);
    const problem = 'problem' in got ? got.problem : mistakeIn(got.text);
    if ('problem' in got || problem !== undefined) {
      print(`${problem}\nNothing was written.\n`);
      return 1;
    }
    const file = fileOf(name, got.text, sources, layout);
    const after = new Map(sources).set(file, new TextEncoder().encode(got.text));
    const found = impactOf(compiler.check(sources), createCompiler(compiler.kinds).check(after));
    const refusal = values.check === true ? undefined : writeTo(join(root, file), got.text);
    if (refusal !== undefined) {
      print(`${file} ${refusal}\nNothing was written.\n`);
      return 1;
    }
    print(`${file}: ${values.check === true ? 'checked, not written' : 'written'}.\n`);
    print(impactText(found, after, color));
    return hasError(found.diagnostics) ? 1 : 0;
  },
};

/** The address on the web that the overlay of a document extends. */
function addressInOverlay(name: string, sources: Sources, layout: Layout): string | undefined {
  for (const [path, text] of documentTexts(sources, layout)) {
    if (!isOverlay(path) || !path.startsWith(`${layout.documents}${name}.overlay.`)) continue;
    const { value = null } = readJson(text) ?? readYaml(text);
    const extended = stringAt(value, 'extends');
    if (extended !== undefined && /^https?:/.test(extended)) return extended;
  }
  return undefined;
}

/** The text at an address, or a sentence about why there is none. */
async function download(address: string): Promise<{ readonly text: string } | { readonly problem: string }> {
  if (!URL.canParse(address) || !/^https?:/.test(address)) return { problem: `"${address}" is no address on the web.` };
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeout) });
    if (!response.ok) return { problem: `${address} answers with the status ${response.status}.` };
    const text = await readBody(response, maxBytes);
    return text === undefined ? { problem: `The document at ${address} is larger than 40 MB.` } : { text };
  } catch (error) {
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    return { problem: `${address} cannot be reached: ${reason}` };
  }
}

/** Why a text is no OpenAPI document; nothing if it is one. */
function mistakeIn(text: string): string | undefined {
  const { documents, diagnostics } = readContract(new Map([['fetched', text]]));
  const [syntax] = diagnostics.filter(({ code }) =>
    ['openapi/syntax', 'openapi/aliases', 'json/too-deep'].includes(code),
  );
  if (syntax) return `The document cannot be read, line ${syntax.line}: ${syntax.message}`;
  const value = documents.get('fetched');
  return isRecord(value) && Object.hasOwn(value, 'openapi')
    ? undefined
    : 'What the server sends is no OpenAPI document.';
}

/** The file that has the document: the one that is there, or a new one with the ending of its format. */
function fileOf(name: string, text: string, sources: Sources, { documents: folder }: Layout): string {
  const known = ['yaml', 'yml', 'json'].map((ending) => `${folder}${name}.${ending}`).find((one) => sources.has(one));
  return known ?? `${folder}${name}.${/^\s*\{/.test(text) ? 'json' : 'yaml'}`;
}
