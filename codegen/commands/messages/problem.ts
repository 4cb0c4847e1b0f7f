/** What is wrong with a file that a person gave, and what to do about it. */
export interface Problem {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

/** A file that cannot be used; nothing was changed. */
export class RefusedFile extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ file, line, message }) => `${file}:${line}  ${message}`).join('\n'));
    this.problems = problems;
  }
}
