import { BlueprintIcons_16 } from '@blueprintjs/icons/lib/cjs/generated/16px/blueprint-icons-16.js';
import type { Descriptor, Kind, NameKind } from '../model';
import type { Project } from '../project';
import { listAt, member, numberAt, objectAt, stringAt } from '../parse/read';
import { routePaths } from './route-table';

/** The names of a kind that a descriptor may use; nothing when a broken file leaves the list open. */
export type ClosedLists = (of: NameKind, descriptor: Descriptor) => ReadonlySet<string> | undefined;

const icons: ReadonlySet<string> = new Set<string>(Object.values(BlueprintIcons_16));

/** The closed lists of a project. A file that is there but broken counts as known: its own mistakes are told already. */
export function closedLists(project: Project): ClosedLists {
  const files = (kind: Kind) => () => idsOf(project, kind);
  const shared: Partial<Record<NameKind, () => ReadonlySet<string> | undefined>> = {
    icon: () => icons,
    operation: () => (project.contract.operations.size > 0 ? new Set(project.contract.operations.keys()) : undefined),
    route: () => unlessBroken(project, 'route', () => routePaths(project)),
    drawer: () =>
      unlessBroken(project, 'drawer', () =>
        project.of('drawer').flatMap(({ value }) => String(numberAt(value, 'searchType') ?? [])),
      ),
    screen: files('screen'),
    dialog: files('dialog'),
    panel: files('panel'),
    form: files('form'),
    picture: files('picture'),
    scale: files('scale'),
    message: () => {
      const english = project.find('messages', 'en');
      return english && new Set(Object.keys(objectAt(english.value, 'shared')));
    },
    memory: () => {
      const console = project.find('console', 'console');
      return console && new Set(Object.keys(objectAt(console.value, 'memories')));
    },
    externalLink: () => {
      const vocabulary = project.find('vocabulary', 'vocabulary');
      return vocabulary && new Set(Object.keys(objectAt(vocabulary.value, 'externalLinks')));
    },
  };
  const made = new Map<NameKind, ReadonlySet<string> | undefined>();
  return (of, descriptor) => {
    const make = shared[of];
    if (!make) return ownNames(of, descriptor);
    if (!made.has(of)) made.set(of, make());
    return made.get(of);
  };
}

/** The names that a descriptor declares itself. */
function ownNames(of: NameKind, { value }: Descriptor): ReadonlySet<string> | undefined {
  if (of === 'source') return new Set(Object.keys(objectAt(value, 'sources')));
  if (of === 'property') return new Set(Object.keys(objectAt(member(value, 'schema'), 'properties')));
  return new Set(listAt(value, 'tabs').flatMap((tab) => stringAt(tab, 'id') ?? []));
}

function idsOf(project: Project, kind: Kind): ReadonlySet<string> {
  return new Set([...project.of(kind), ...project.broken.filter((one) => one.kind === kind)].map(({ id }) => id));
}

function unlessBroken(project: Project, kind: Kind, make: () => Iterable<string>): ReadonlySet<string> | undefined {
  return project.broken.some((one) => one.kind === kind) ? undefined : new Set(make());
}
