import { createHash } from 'node:crypto';
import { PurgeCSS } from 'purgecss';
import type { Plugin } from 'vite';

/** Modules of Blueprint that compose the names of its classes. */
const classModules = /@blueprintjs\/(?:core|datetime|select)\/lib\/esm\/common\/classes\.js$/;

/** A class or an attribute of Blueprint in the code of a build, or the start of composed names. */
const blueprintNames = /\b(?:bp6|data-bp)-[\w-]*/g;

/** Rules with the glyphs of Blueprint's icon font, which the console does not load: its icons are pictures. */
const glyphs = /(?:\.bp6-icon-[\w-]+::?before,?)+\{content:"[^"]*"\}/g;

/**
 * Leaves rules of Blueprint out of the style sheets of the pages whose classes occur nowhere in the code of the build.
 * It cuts only sheets that no script fetches: their names, which contain a hash of the content, are written only in
 * pages and in the manifest.
 */
export function withoutUnusedStyles(): Plugin {
  const declared = new Set<string>();
  return {
    name: 'without-unused-styles',
    apply: 'build',
    transform: {
      filter: { id: classModules },
      handler(code, id) {
        const whole = withWholeNames(code);
        if (whole.names.length === 0)
          throw new Error(`${id} composes the names of classes in another way than it used to.`);
        for (const name of whole.names) declared.add(name);
        return { code: whole.code, map: null };
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.values(bundle);
        const scripts = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
        const isUsed = usedNames(namesIn(scripts), declared);
        for (const sheet of files) {
          if (sheet.type !== 'asset' || !sheet.fileName.endsWith('.css')) continue;
          const css = textOf(sheet.source);
          const isOfPages = !scripts.some((code) => code.includes(baseName(sheet.fileName)));
          if (!isOfPages || !css.includes('.bp6-')) continue;
          const source = await withoutUnusedRules(css, isUsed);
          const fileName = sheet.fileName.replace(/-[\w-]{8}\.css$/, `-${hashOf(source)}.css`);
          for (const file of files) {
            if (file.type === 'asset' && /\.(?:html|json)$/.test(file.fileName)) {
              file.source = textOf(file.source).replaceAll(sheet.fileName, fileName);
            }
          }
          delete bundle[sheet.fileName];
          this.emitFile({ type: 'asset', fileName, source });
        }
      },
    },
  };
}

/**
 * A module of Blueprint's classes with whole names in place of names that are composed when the module runs, and these
 * names. The bundler then leaves out the names that nothing uses.
 */
export function withWholeNames(code: string): { readonly code: string; readonly names: readonly string[] } {
  const values = new Map([['NS', 'bp6']]);
  const lines = code.split('\n').map((line) => {
    const whole = line.replace(/\$\{(\w+)\}/g, (match, constant: string) => values.get(constant) ?? match);
    const [, constant, value] = /^(?:export )?const (\w+) = [`"]([\w-]+)[`"];$/.exec(whole) ?? [];
    if (constant !== undefined && value !== undefined) values.set(constant, value);
    return whole;
  });
  return { code: lines.join('\n'), names: [...values.values()].slice(1) };
}

/** The names of Blueprint in code: of classes, of attributes, and starts of names. */
export function namesIn(scripts: readonly string[]): ReadonlySet<string> {
  return new Set(scripts.flatMap((code) => code.match(blueprintNames) ?? []));
}

/**
 * Gives a function that decides whether code uses a class or an attribute of Blueprint: code names it, or composes it
 * from a name. Names that Blueprint declares are not composed. Others begin with a name in the code, e.g.
 * `bp6-popover-enter` with `bp6-popover`.
 */
export function usedNames(named: ReadonlySet<string>, declared: ReadonlySet<string>): (name: string) => boolean {
  const starts = [...named].map((name) => (name.endsWith('-') ? name : `${name}-`));
  return (name) => named.has(name) || (!declared.has(name) && starts.some((start) => name.startsWith(start)));
}

/** A style sheet without the rules of Blueprint for names that are not used. All other rules stay. */
export async function withoutUnusedRules(css: string, isUsed: (name: string) => boolean): Promise<string> {
  const used = new Set(css.match(blueprintNames)?.filter(isUsed));
  const [result] = await new PurgeCSS().purge({
    content: [],
    css: [{ raw: css.replace(glyphs, '') }],
    safelist: [/^(?!bp6-|data-bp-)/, ...used],
  });
  return result?.css ?? css;
}

function textOf(source: string | Uint8Array): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source);
}

function baseName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}
