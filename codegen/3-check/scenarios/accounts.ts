import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import type { Authored } from '../../language/authored';
import type { ScenarioAccount } from '../../language/authored-types';
import type { Descriptor, DescriptorOf, Diagnostic, Path } from '../../language/model';
import type { Project } from '../../1-parse/project';
import { menuKeys, symbolTable } from '../../2-analyze/analysis';
import { unknownName } from '../names/unknown-name';
import { perDescriptor } from '../per-descriptor';

type WrittenAccount = Authored<ScenarioAccount> | undefined;

/** What the account of a scenario has exists: links, types of users, menu keys, and the day. */
export const accounts = perDescriptor(['scenarios'], function* (project, descriptor) {
  for (const [path, account] of accountsOf(descriptor)) {
    yield* unknownLinks(project, descriptor, path, account);
    yield* unknownUserType(project, descriptor, path, account);
    const keys = menuKeys(project);
    for (const [index, key = 0] of (account?.menuKeys ?? []).entries()) {
      if (!keys || keys.has(key)) continue;
      yield diagnose(descriptor, [...path, 'menuKeys', index], finding('route/menu-key', { key }));
    }
    const { now } = account ?? {};
    if (now !== undefined && !isMoment(now)) yield diagnose(descriptor, [...path, 'now'], finding('scenario/day'));
  }
});

/** The account of all scenarios, and that of each one. */
function accountsOf({ authored }: DescriptorOf<'scenarios'>): readonly (readonly [Path, WrittenAccount])[] {
  const { as: ofAll, scenarios = [] } = authored;
  return [[['as'], ofAll], ...scenarios.map((one, index) => [['scenarios', index, 'as'], one?.as] as const)];
}

function* unknownLinks(
  project: Project,
  descriptor: Descriptor,
  path: Path,
  account: WrittenAccount,
): Iterable<Diagnostic> {
  const links = symbolTable(project, 'externalLink', descriptor);
  for (const name of Object.keys(account?.externalLinks ?? {})) {
    if (!links || links.has(name)) continue;
    const unknown = unknownName('externalLink', name, links);
    yield diagnose(descriptor, [...path, 'externalLinks', name], { ...unknown, key: true });
  }
}

function* unknownUserType(
  project: Project,
  descriptor: Descriptor,
  path: Path,
  account: WrittenAccount,
): Iterable<Diagnostic> {
  const { userType: type } = account ?? {};
  const known = Object.keys(project.find('vocabulary', 'vocabulary')?.authored.userTypes ?? {});
  if (type === undefined || known.length === 0 || known.includes(type)) return;
  const unknown = { ...finding('scenario/user-type', { type: JSON.stringify(type) }), ...suggest(type, known) };
  yield diagnose(descriptor, [...path, 'userType'], unknown);
}

/** Whether a time exists: the 31st of February is read as another day. */
function isMoment(time: string): boolean {
  const [day = ''] = time.split('T');
  const moment = new Date(`${time}Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}
