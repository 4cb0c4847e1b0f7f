import { expect } from 'vitest';
import { createCompiler } from '~/codegen/compile';
import { readSources } from '~/codegen/host/read-sources';
import type { Diagnostic } from '~/codegen/language/model';

const { sources } = readSources(process.cwd());
const compiler = createCompiler();
const known = new Set(compiler.check(sources).diagnostics.map(keyOf));

function keyOf({ file, message }: Diagnostic): string {
  return `${file} ${message}`;
}

/** What is new after a change, without notes for translators, and the line of the change. */
export function seed(file: string, from: string, to: string) {
  const path = file.startsWith('openapi/') ? file : `descriptors/${file}`;
  const text = new TextDecoder().decode(sources.get(path));
  if (!text.includes(from)) throw new Error(`${path} has no ${from}.`);
  const changed = text.replace(from, () => to);
  const line = text.slice(0, text.indexOf(from)).split('\n').length;
  const found = compiler
    .check(new Map(sources).set(path, new TextEncoder().encode(changed)))
    .diagnostics.filter((one) => !known.has(keyOf(one)) && !one.file.includes('/messages/'));
  return { found, path, lines: [line, line + to.split('\n').length - 1] };
}

/** Title, file, what is replaced, by what, the code, and what the correction writes. */
export type Row = readonly [title: string, file: string, from: string, to: string, code: string, fix?: string];

/** Expects that a mistake is reported once, at its line, and with the right correction if there is one. */
export function expectOneReport([, file, from, to, code, fix = '']: Row): void {
  const { found, path, lines } = seed(file, from, to);
  expect(found.map((one) => one.code)).toEqual([code]);
  const [only] = found;
  expect(only?.file).toBe(path);
  expect(lines).toContain(only?.line);
  expect(only?.fix?.text ?? '').toContain(fix);
}
