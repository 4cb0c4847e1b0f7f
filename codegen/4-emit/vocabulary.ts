import { isList } from '../../lib/json';
import type { Project } from '../1-parse/project';
import { consoleFolder, header, type EmittedFile } from './emitter';
import { print } from '../language/print';

const lists = [
  { name: 'flags', type: 'Flag', about: 'feature flag' },
  { name: 'permissions', type: 'Permission', about: 'permission' },
  { name: 'regions', type: 'Region', about: 'region with special handling' },
  { name: 'views', type: 'View', about: 'view of a user' },
  { name: 'userTypes', type: 'UserType', about: 'known user type' },
  { name: 'externalLinks', type: 'ExternalLink', about: 'address of the start-up configuration' },
  { name: 'menuIcons', type: 'MenuIcon', about: 'icon the server may name in the menu' },
] as const;

/** `vocabulary.ts`: the closed lists of names, each as a list and as a type. */
export function* emitVocabulary(project: Project): Iterable<EmittedFile> {
  for (const { file, authored } of project.of('vocabulary')) {
    const parts = lists.map(
      ({ name, type, about }) => `
/** Every ${about}. */
export const ${name} = ${print(namesIn(authored[name]))} as const;

/** One ${about}. */
export type ${type} = (typeof ${name})[number];
`,
    );
    const [firstView = ''] = namesIn(authored.views);
    parts.push(`
/** The view of a user whose own is not known. */
export const defaultView = ${print(authored.defaultView ?? firstView)};
`);
    yield { path: `${consoleFolder}vocabulary.ts`, text: header(file.path) + parts.join('') };
  }
}

function namesIn(
  names: readonly (string | undefined)[] | Readonly<Record<string, unknown>> | undefined,
): readonly string[] {
  return isList(names) ? names.map(String) : Object.keys(names ?? {});
}
