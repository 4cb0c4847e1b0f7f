import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Compiler } from '../compile';
import { didYouMean } from '~/lib/did-you-mean';

/** What a command needs from the world around it. */
export interface World {
  /** The folder of the project. */
  readonly root: string;
  readonly print: (text: string) => void;
  /** Whether what is printed may have colours. */
  readonly color?: boolean;
  /** Milliseconds. */
  readonly now: () => number;
  readonly compiler: Compiler;
}

/** One command of `npx descry`. */
export interface Command {
  readonly name: string;
  /** What it does, in a line. */
  readonly summary: string;
  /** Its arguments and options, as `--help` prints them. */
  readonly usage: string;
  /** Gives the exit code: 0 all is well, 1 something is wrong with the project. */
  run(args: readonly string[], world: World): Promise<number>;
}

/** Arguments that a command does not understand: the exit code is 2. */
export class UsageError extends Error {}

/** What the arguments name is not there or cannot be used. The message is all that is printed: the exit code is 1. */
export class ProjectProblem extends Error {}

/**
 * Reads the options and arguments of a command.
 *
 * @throws {UsageError} for an unknown option, a missing or surplus value, and more than `limit` arguments.
 */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  limit = 0,
) {
  const given = { args: [...args], options, allowPositionals: true } as const;
  const { tokens } = parseArgs({ ...given, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'option' && !Object.hasOwn(options, token.name)) throw unknownOption(token, options);
  }
  const { values, positionals } = attempt(() => parseArgs({ ...given, strict: true }));
  if (positionals.length > limit) throw new UsageError(`Unknown argument "${positionals[limit] ?? ''}".`);
  return { values, positionals };
}

/**
 * One of some words; the first if none is given.
 *
 * @throws {UsageError} for another word.
 */
export function oneOf<Word extends string>(words: readonly [Word, ...Word[]], given: string | undefined, what: string) {
  const [first] = words;
  const found = given === undefined ? first : words.find((word) => word === given);
  if (found === undefined) throw new UsageError(`Unknown ${what} "${given ?? ''}". ${advice(given ?? '', words)}`);
  return found;
}

/** What was probably meant, or all that could have been. */
export function advice(given: string, words: readonly string[]): string {
  const nearest = didYouMean(given, words);
  return nearest === undefined ? `Expected one of: ${words.join(', ')}.` : `Did you mean "${nearest}"?`;
}

function unknownOption({ name, rawName }: { readonly name: string; readonly rawName: string }, options: object) {
  const nearest = didYouMean(name, Object.keys(options));
  return new UsageError(
    `Unknown argument "${rawName}".${nearest === undefined ? '' : ` Did you mean "--${nearest}"?`}`,
  );
}

function attempt<Value>(parse: () => Value): Value {
  try {
    return parse();
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message);
    throw error;
  }
}
