import type { Project } from '../1-parse/project';
import { namesInUse } from '../2-analyze/analysis';
import { consoleFolder, header, type EmittedFile } from './emitter';
import { Imports } from './imports';
import { print } from '../language/print';

const pictures = '@blueprintjs/icons/lib/esm/generated/16px/paths/';

/** `icons.ts`: exactly the icons that descriptors name, so that no other reaches the browser. */
export function* emitIcons(project: Project): Iterable<EmittedFile> {
  const imports = new Imports('./');
  imports.type('ids', 'IconName');
  const paths = iconNames(project).map((name) => [name, imports.default(pictures + name, 'Icon')] as const);
  yield {
    path: `${consoleFolder}icons.ts`,
    text: `${header('descriptors/')}${imports.print()}
/** Paths of the icons in use, on a field of 16 by 16. */
export const iconPaths: Readonly<Record<IconName, readonly string[]>> = ${print(Object.fromEntries(paths))};
`,
  };
}

/** Names of the icons that descriptors use, sorted. */
export function iconNames(project: Project): readonly string[] {
  return [...(namesInUse(project).get('icon') ?? [])].sort();
}
