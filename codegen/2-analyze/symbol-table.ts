import { BlueprintIcons_16 } from '@blueprintjs/icons/lib/cjs/generated/16px/blueprint-icons-16.js';
import { enginePreferenceNames } from '~/lib/engine-preferences';
import { entries } from '../diagnostics/codes/codes';
import type { KindEntry } from '../language/kind-table';
import type { Kind } from '../language/kinds';
import type { Reference } from '../language/kind-row';
import type { Descriptor } from '../language/model';
import { otherNames, type NameKind, type OtherName } from '../language/names';
import { globalQuery, isSameList, query } from '../memo';
import type { Project } from '../1-parse/project';
import { declaredPaths } from './expression/declared-names';
import { filtersOf } from './expression/screen-scope';
import { describedBy, namedParts } from './named-parts';
import { routePaths } from './route-table';
import { sharedMessages } from './shared-messages';

type Names = ReadonlySet<string> | undefined;

/** The codes of warnings. */
const warnings = [...entries].flatMap(([code, { severity }]) => (severity === 'warning' ? [code] : []));

/** The kinds whose descriptors can have extension points. */
const extensibleKinds = ['drawer', 'screen', 'panel', 'header'] as const satisfies readonly Kind[];

const icons: ReadonlySet<string> = new Set<string>(Object.values(BlueprintIcons_16));

/** The names by which descriptors of a kind are known. */
const namesBy: Readonly<Record<Reference['by'], (project: Project, kind: Kind) => Names>> = {
  id: idsOf,
  searchType: (project, kind) =>
    unlessBroken(project, kind, () =>
      project
        .of(kind)
        .flatMap((one) =>
          one.kind === 'drawer' && one.authored.searchType !== undefined ? String(one.authored.searchType) : [],
        ),
    ),
  path: (project, kind) => unlessBroken(project, kind, () => routePaths(project)),
};

const namesOfEntry = query(
  (project: Project, { kind, reference }: KindEntry): Names => reference && namesBy[reference.by](project, kind),
  isSameNames,
);

/** The closed lists that no kind of descriptor gives: of the whole project, or of one descriptor. */
const namesOf: Readonly<Record<OtherName, (project: Project, descriptor: Descriptor) => Names>> = {
  icon: () => icons,
  operation: namesIn(({ contract }) => (contract.isIncomplete ? undefined : new Set(contract.operations.keys()))),
  message: namesIn((project) => project.find('messages', 'en') && new Set(sharedMessages(project).keys())),
  preference: (project, { kind }) => {
    const declared = preferencesOf(project);
    // Expressions read those of the engine too; actions and dialogs set those of the console.
    return declared && kind === 'scenarios' ? new Set([...declared, ...enginePreferenceNames]) : declared;
  },
  externalLink: namesIn((project) => keysOf(vocabularyOf(project)?.externalLinks)),
  flag: namesIn((project) => keysOf(vocabularyOf(project)?.flags)),
  permission: namesIn((project) => keysOf(vocabularyOf(project)?.permissions)),
  region: namesIn((project) => keysOf(vocabularyOf(project)?.regions)),
  view: namesIn((project) => keysOf(vocabularyOf(project)?.views)),
  port: (project) => (project.broken.some(({ kind }) => kind === 'engine') ? undefined : portsOf(project)),
  extensible: namesIn((project) =>
    project.broken.some(({ kind }) => extensibleKinds.some((one) => one === kind))
      ? undefined
      : new Set(
          extensibleKinds.flatMap((kind) =>
            project.of<Kind>(kind).flatMap(({ name, authored }) => ('extensions' in authored ? name : [])),
          ),
        ),
  ),
  kind: ({ kinds }) => new Set(kinds.entries.map(({ kind }) => kind)),
  warning: namesIn((project) => {
    const rules = project.find('checks', 'checks')?.authored.rules ?? [];
    return new Set([...warnings, ...rules.map((rule) => `project/${rule?.id ?? ''}`)]);
  }),
  part: (project, descriptor) => {
    const about = describedBy(project, descriptor);
    return about && new Set(namedParts(project, about).keys());
  },
  source: (project, descriptor) => new Set(declaredPaths(project, descriptor, 'sources').keys()),
  property: (_, descriptor) =>
    new Set(descriptor.kind === 'form' ? Object.keys(descriptor.authored.schema?.properties ?? {}) : []),
  filter: (_, descriptor) =>
    new Set(descriptor.kind === 'screen' ? filtersOf(descriptor.authored).map(({ id }) => id ?? '') : []),
  tab: (_, descriptor) =>
    new Set(descriptor.kind === 'drawer' ? descriptor.authored.tabs?.flatMap((tab) => tab?.id ?? []) : []),
};

/**
 * The names of a kind that a descriptor may use; nothing when a broken file leaves the list open. A file that is there
 * but broken counts as known: its own mistakes are reported already.
 */
export function symbolTable(project: Project, of: NameKind, descriptor: Descriptor): Names {
  if (isOtherName(of)) return namesOf[of](project, descriptor);
  const entry = project.kinds.find(of);
  return entry && namesOfEntry(project, entry);
}

const preferencesOf = namesIn((project) => keysOf(project.find('console', 'console')?.authored.preferences));

const portsOf = globalQuery(
  (project: Project) => new Set(Object.keys(project.find('engine', 'engine')?.authored ?? {})),
  isSameNames,
);

function vocabularyOf(project: Project) {
  return project.find('vocabulary', 'vocabulary')?.authored;
}

function isOtherName(of: NameKind): of is OtherName {
  return otherNames.some((other) => other === of);
}

/** A query for a list of names: other descriptors with the same names change nothing. */
function namesIn(find: (project: Project) => Names): (project: Project) => Names {
  return globalQuery(find, isSameNames);
}

function isSameNames(left: Names, right: Names): boolean {
  return isSameList(left && [...left], right && [...right]);
}

function keysOf(names: object | undefined): Names {
  return names && new Set(Object.keys(names));
}

function idsOf(project: Project, kind: Kind): ReadonlySet<string> {
  return new Set([...project.of(kind), ...project.broken.filter((one) => one.kind === kind)].map(({ id }) => id));
}

function unlessBroken(project: Project, kind: Kind, make: () => Iterable<string>): Names {
  return project.broken.some((one) => one.kind === kind) ? undefined : new Set(make());
}
