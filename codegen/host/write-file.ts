import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { replaceFile } from './replace-file';

/** A file or folder that cannot be written. The message is a sentence: which one, why, and what to do. */
export class WriteProblem extends Error {}

/** Reasons of the system by their codes, as the end of a sentence, with what to do. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission is missing. Give this account the permission to write in its folder.',
  EPERM: 'permission is missing. Give this account the permission to write in its folder.',
  EROFS: 'the file system is read-only. Copy the project to where you can write.',
  ENOSPC: 'the disk is full. Free some space, then repeat the command.',
  EDQUOT: 'the quota of this account is used up. Free some space, then repeat the command.',
  ENAMETOOLONG: 'the name is too long for the file system. Choose a shorter one.',
  ENOTDIR: 'a folder of its path is a file. Move that file away.',
  EISDIR: 'a folder has this name. Move that folder away.',
  EEXIST: 'there is something with this name already. Move it away, then repeat the command.',
  EBUSY: 'another program uses it. Close that program, then repeat the command.',
};

/**
 * Does something to a file.
 *
 * @throws {WriteProblem} that begins with `name` if the system refuses.
 */
export function writing<Result>(name: string, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    throw new WriteProblem(`${name} ${whyNotWritten(error)}`, { cause: error });
  }
}

/** Why a file cannot be written and what to do, as the end of a sentence that begins with its path. */
export function whyNotWritten(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const other = `${error instanceof Error ? error.message : String(error)}.`;
  return `cannot be written: ${reasons[code] ?? other}`;
}

/**
 * Gives a file a text, whether it is there or not. The answer is why that cannot be, as the end of a sentence that
 * begins with the path; nothing if it was written.
 */
export function writeTo(path: string, text: string): string | undefined {
  const folder = dirname(path);
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return 'is in a folder that is not there.';
  if (existsSync(path) && !statSync(path).isFile()) return 'is not a file.';
  try {
    replaceFile(path, text);
    return undefined;
  } catch (error) {
    return whyNotWritten(error);
  }
}
