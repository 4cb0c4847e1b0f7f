import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { consoleFolder, generatedFolder } from '~/codegen/4-emit/emitter';
import { placed } from '~/codegen/host/generated-files';
import type { Layout } from '~/codegen/language/layout';

/** The style sheet of the console, which has all others, by the path of its file. */
export const mainStyles = /\/src\/styles\/main\.css(\?|$)/;

/** The style sheet of the theme, by its path. */
export const themeStyles = /\/console\/theme\.css$/;

/**
 * The generated modules that are not on the disk: those of edits that are not saved. The dev server serves them in
 * place of the files, so that the console shows an edit although nothing was written.
 */
export class Preview {
  readonly #root: string;
  readonly #layout: Layout;
  /** Folder of the compiled descriptors, from the root. */
  readonly #compiled: string;
  #served: ReadonlyMap<string, string> = new Map();
  /** Texts of modules that were compared with the disk, and whether it has them. */
  #compared: ReadonlyMap<string, { readonly text: string; readonly isOnDisk: boolean }> = new Map();

  constructor(root: string, layout: Layout) {
    this.#root = root;
    this.#layout = layout;
    this.#compiled = layout.generated + consoleFolder.slice(generatedFolder.length);
  }

  /** Takes what was compiled, and gives the paths of the modules that have another text than before. */
  show(files: ReadonlyMap<string, string>): readonly string[] {
    const before = this.#served;
    const { generated } = this.#layout;
    const compiled = [...placed(files, this.#layout)].filter(([path]) => path.startsWith(generated));
    const known = this.#compared;
    this.#compared = new Map(
      compiled.map(([file, text]) => {
        const path = join(this.#root, file);
        const one = known.get(path);
        return [path, one?.text === text ? one : { text, isOnDisk: textAt(path) === text }];
      }),
    );
    this.#served = new Map(
      [...this.#compared].flatMap(([path, { text, isOnDisk }]) => (isOnDisk ? [] : [[path, text] as const])),
    );
    const touched = new Set([...before.keys(), ...this.#served.keys()]);
    return [...touched].filter((path) => before.get(path) !== this.#served.get(path));
  }

  /** The text of a module that is not on the disk. */
  textOf(path: string): string | undefined {
    return this.#served.get(path);
  }

  /**
   * The style sheet of the console with the theme that is not on the disk. The sheet takes the theme in by an import,
   * which reads the disk; each theme has all properties, so that one behind it replaces it.
   */
  withTheme(styles: string, id: string): string | undefined {
    const theme = this.#served.get(join(this.#root, this.#compiled, 'theme.css'));
    return theme !== undefined && mainStyles.test(id) ? `${styles}\n${theme}` : undefined;
  }

  /** The module that an import of a compiled descriptor means, if it is not on the disk. */
  resolve(target: string, importer: string): string | undefined {
    if (!target.startsWith('.') || !this.#isCompiled(importer)) return undefined;
    const path = `${resolve(importer, '..', target)}.ts`;
    return this.#served.has(path) ? path : undefined;
  }

  /**
   * Whether a change on the disk concerns nobody: the preview has the module already, or shows another text of it. What
   * the disk has by now is forgotten.
   */
  hides(path: string): boolean {
    const compared = this.#compared.get(path);
    const text = this.#served.get(path);
    if (!compared) return false;
    const isOnDisk = textAt(path) === compared.text;
    this.#compared = new Map(this.#compared).set(path, { ...compared, isOnDisk });
    if (text === undefined) return false;
    if (isOnDisk) this.#served = new Map([...this.#served].filter(([other]) => other !== path));
    return true;
  }

  #isCompiled(path: string): boolean {
    return relative(this.#root, path).replaceAll('\\', '/').startsWith(this.#compiled);
  }
}

function textAt(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
