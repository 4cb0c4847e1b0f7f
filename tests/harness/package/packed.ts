import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { importsOf, packageNamed } from '~/tools/imports-of';

/** The files that `npm pack` would put into the package of a folder, and what they need. */
export class Packed {
  readonly files: ReadonlySet<string>;
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    const options = ['pack', '--dry-run', '--json', '--ignore-scripts'];
    const output = execFileSync('npm', options, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
    const [pack]: readonly { readonly files: readonly { readonly path: string }[] }[] = JSON.parse(output);
    this.files = new Set(pack?.files.map(({ path }) => path));
  }

  /** Imports by the file that has them. Those of a console's own modules are none of the package. */
  *imports(): Iterable<{ readonly file: string; readonly name: string }> {
    for (const file of this.files) {
      const text = readFileSync(`${this.#folder}/${file}`, 'utf8');
      for (const name of importsOf(file, text)) {
        if (!/^~\/(generated|descriptors)\/|^(https?|data):|^node:/.test(name)) yield { file, name };
      }
    }
  }

  /** The packed file that an import leads to. */
  leadsTo(file: string, name: string): string | undefined {
    const [path = ''] = name.split('?');
    const home = /^~\/(lib|codegen|tools|package\.json)\b/.test(path) ? '' : 'src/';
    const full = path.startsWith('~/')
      ? home + path.slice(2)
      : posix.join(path.startsWith('/') ? '.' : posix.dirname(file), path.replace(/^\//, ''));
    const ends = ['', '.ts', '.tsx', '.js', '/index.ts'];
    return ends.map((end) => full + end).find((one) => this.files.has(one));
  }

  /** The package that an import names, if it names one. */
  packageIn(name: string): string | undefined {
    return /^[.~/]/.test(name) ? undefined : packageNamed(name);
  }
}
