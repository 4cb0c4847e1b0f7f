import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readPublished, type PublishedFile, type PublishedProblem } from '../1-parse/published-file.ts';
import { defaultRootName } from '../language/layout.ts';
import { ConfigProblem } from './config-problems.ts';

/** A root of which only a file with what others may name is here. */
interface PublishedRootConfig {
  readonly name: string;
  readonly published?: string | undefined;
  readonly owner: string;
}

const problems: Readonly<Record<PublishedProblem['problem'], string>> = {
  broken: 'is no file that "npx descry publish" wrote.',
  older: 'was written by an older compiler.',
  newer: 'was written by a newer compiler, which you need as well.',
};

/**
 * Reads what is published of a root.
 *
 * @throws {ConfigProblem} for a file that is missing, of another format, or without the root; it says whom to ask.
 */
export function readPublishedFile(root: string, { name, published = '', owner }: PublishedRootConfig): PublishedFile {
  const refuse = (what: string): never => {
    throw new ConfigProblem(`${what} Ask ${owner} for the file that "npx descry publish" writes in their folder.`);
  };
  const path = join(root, published);
  if (!existsSync(path)) return refuse(`There is no file ${published}.`);
  if (!statSync(path).isFile()) return refuse(`${published} is not a file.`);
  const found = readPublished(readFileSync(path, 'utf8'));
  if ('problem' in found) return refuse(`${published} ${problems[found.problem]}`);
  const names = found.roots.map((one) => one.name);
  if (!names.includes(name)) return refuse(`${published} has no root "${name}"; it has: ${names.join(', ')}.`);
  if (name === defaultRootName && !found.contract) return refuse(`${published} has no contract.`);
  return found;
}
