import { expressionsOf, type Syntax } from '../../2-analyze/analysis';
import type { Project } from '../../1-parse/project';
import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { valueAt } from '../../language/address';
import type { Descriptor, MarkedValue, Path } from '../../language/model';
import { memberAt } from '../../language/type-relations';
import { operationOf } from '../names/calls';
import { perDescriptor } from '../per-descriptor';

/** The maximum number of entries that an operation takes in a list of its body. */
interface Limit {
  readonly operation: string;
  readonly name: string;
  readonly maxItems: number;
}

/** The bulk actions of a list offer no more rows than the operations behind them take, also behind a dialog. */
export const bulkLimits = perDescriptor(['screen'], function* (project, screen) {
  const { authored } = screen;
  if (authored.kind !== 'table') return;
  const { bulkMax = Infinity } = authored;
  const limits = givenLists(project, screen, isSelection).flatMap(({ path, limit }) =>
    path[0] === 'bulkActions' ? [{ path, limit }] : [],
  );
  const [lowest] = limits.toSorted((left, right) => left.limit.maxItems - right.limit.maxItems);
  if (!lowest || bulkMax <= lowest.limit.maxItems) return;
  const path = authored.bulkMax === undefined ? lowest.path : ['bulkMax'];
  yield diagnose(screen, path, finding('screen/bulk-max', { ...lowest.limit }));
});

/** The bindings of a descriptor whose list goes to an operation with a limit, here or in the dialog that gets it. */
function givenLists(
  project: Project,
  descriptor: Descriptor,
  isList: (syntax: Syntax) => boolean,
): readonly { readonly path: Path; readonly limit: Limit }[] {
  return expressionsOf(project, descriptor).flatMap(([marked, { syntax }]) =>
    syntax && isList(syntax)
      ? limitsOf(project, descriptor, marked).map((limit) => ({ path: marked.path, limit }))
      : [],
  );
}

function limitsOf(
  project: Project,
  descriptor: Descriptor,
  { path, scope: { target } }: MarkedValue,
): readonly Limit[] {
  if (!target) return [];
  const names = path.slice(target.at.length);
  if (target.to === 'body') {
    const operation = operationOf(project, descriptor, valueAt(descriptor.value, target.at.slice(0, -1)));
    const maxItems = operation?.body && memberAt(operation.body, names)?.limits?.maxItems;
    return maxItems === undefined ? [] : [{ operation: operation?.id ?? '', name: names.join('.'), maxItems }];
  }
  if (target.to !== 'inputs' || target.of !== 'dialog') return [];
  const dialog = project.find('dialog', target.id);
  if (!dialog) return [];
  const isInput = (syntax: Syntax): boolean =>
    syntax.is === 'member' && syntax.object.is === 'name' && syntax.object.name === 'input' && syntax.name === names[0];
  // The forms of a dialog read its inputs by the same names.
  return [dialog, ...formsOf(project, dialog)].flatMap((one) =>
    givenLists(project, one, isInput).map(({ limit }) => limit),
  );
}

function formsOf(project: Project, dialog: Descriptor): readonly Descriptor[] {
  return project
    .marks(dialog)
    .flatMap(({ mark, value }) =>
      mark.is === 'name' && mark.of === 'form' ? (project.find('form', String(value)) ?? []) : [],
    );
}

/** Whether an expression gives an entry for each selected row. */
function isSelection(syntax: Syntax): boolean {
  if (syntax.is === 'macro') return syntax.macro === 'map' && isSelection(syntax.list);
  return syntax.is === 'name' && syntax.name === 'selection';
}
