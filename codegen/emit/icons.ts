import type { Project } from '../project';
import { header, target, type EmittedFile } from './emitter';
import { Imports } from './imports';
import { print } from './print';

const pictures = '@blueprintjs/icons/lib/esm/generated/16px/paths/';

/** `icons.ts`: exactly the icons that descriptors name, so that no other reaches the browser. */
export function* emitIcons(project: Project): Iterable<EmittedFile> {
  const names = new Set<string>();
  for (const descriptor of project.descriptors) {
    for (const { mark, value } of project.marks(descriptor)) {
      if (mark.is === 'name' && mark.of === 'icon') names.add(String(value));
    }
  }
  const imports = new Imports('./');
  const paths = [...names].sort().map((name) => [name, imports.default(pictures + name, 'Icon')] as const);
  yield {
    path: `${target}icons.ts`,
    text: `${header('descriptors/')}${imports.print()}
/** Paths of the icons in use, on a field of 16 by 16. */
export const iconPaths = ${print(Object.fromEntries(paths))} as const;

/** Name of an icon in use. */
export type IconName = keyof typeof iconPaths;
`,
  };
}
