import type { WireAnswer } from '~/generated/contract/operations';
import { hostileOr, memoizeEntries } from '../entries';
import { DAY, type Age } from '../time/age';

type RoleItem = WireAnswer<'roleList'>['data']['items'][number];

/** A role of the console. */
export interface Role extends Omit<RoleItem, 'members' | 'updated'> {
  /** Age of the last change; null for built-in roles. */
  readonly updated: Age | null;
}

/** The roles of the demo company's console. */
export const roles: () => readonly Role[] = memoizeEntries(() => [
  builtIn('Master Administrator', 212, 'May do everything, and hand that on.'),
  builtIn('Administrator', 187, 'May change all settings but those of accounts.'),
  builtIn('Senior Analyst', 124, 'Works on alerts and may respond to them.'),
  builtIn('Analyst', 96, 'Works on alerts.'),
  builtIn('Operator', 78, 'Looks after sensors and policies.'),
  builtIn('Auditor', 31, 'Reads logs and settings.'),
  builtIn('Read Only', 54, 'Sees everything, changes nothing.'),
  custom('Responder', 88, 3 * DAY, 'Isolates endpoints and collects files.'),
  custom('Partner Administrator', 142, 12 * DAY, 'Managed services of the partner.'),
  custom('Plant network, Kraków', 23, 19 * DAY, 'Appliances of the plant in Kraków.'),
  custom('Nobody yet', 0, 6 * DAY, null),
  custom(
    hostileOr('<b onmouseover="alert(1)">Temporary</b>', 'Temporary auditor'),
    12,
    27 * DAY,
    'For the audit of the spring. To be removed.',
  ),
]);

function builtIn(name: string, permissions: number, description: string): Role {
  return { id: roleId(name), name, description, type: 'built-in', permissions, updated: null };
}

function custom(name: string, permissions: number, updated: Age, description: string | null): Role {
  return { id: roleId(name), name, description, type: 'custom', permissions, updated };
}

/** The id of the role of a name. */
export function roleId(name: string): string {
  return `role-${name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '')}`;
}
