import ts from 'typescript';

/** What a file names in imports, of types and later ones too; for pages and styles, their files. */
export function importsOf(path: string, text: string): readonly string[] {
  if (/\.(html|css)$/.test(path))
    return [...text.matchAll(/(?:src|href)="([^"]+)"|@import\s+['"]([^'"]+)/g)].map(linked);
  if (!/\.[jt]sx?$/.test(path)) return [];
  const { importedFiles } = ts.preProcessFile(text, true, true);
  return importedFiles.map(({ fileName }) => fileName);
}

function linked([, attribute, rule]: RegExpMatchArray): string {
  return attribute ?? rule ?? '';
}

/** Name of the package that an import names; nothing for one of a file or of Node itself. */
export function packageNamed(name: string): string | undefined {
  return name.startsWith('node:') ? undefined : /^(@[\w.-]+\/)?[\w-][\w.-]*/.exec(name)?.[0];
}
