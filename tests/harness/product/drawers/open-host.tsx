import userEvent from '@testing-library/user-event';
import { tabNow } from '../../view/support';
import { openWith, rest, type Given } from './shown';

/** The call by which the tabbed host asks for its facts. */
export const endpointCall = '/public/ves/v1/bigtable-endpoints/';

const flags = {
  'pattern-ring-deployment': 1,
  'endpoint-security-updates': 1,
  'v1es-unified-policy': 1,
  'endpoint-sensor-settings-policies': 1,
  'identity-inventory-app': 1,
};

/** Opens the tabbed host, with everything switched on and allowed; a number is a failure of its call. */
export function openHost(host: unknown, given: Partial<Given> = {}) {
  return openWith({
    type: 8,
    id: 'ep-1',
    flags,
    permissions: { 'asd.view': 1, 'asd.assets': 1 },
    ...given,
    answers: { [endpointCall]: typeof host === 'number' ? host : { data: host }, ...given.answers },
  });
}

/** Shows a tab and waits until it has come to rest. */
export async function chooseTab(tab: string): Promise<void> {
  await userEvent.click(tabNow(tab));
  await rest();
}

/** Fields by id, with the value of a full answer and, where it is no dash, that of an empty one. */
export type Rows = readonly (readonly [id: string, value: string, empty?: string])[];

/** The fields as a full answer shows them. */
export const withValue = (rows: Rows) => rows.map(([id, value]) => [id, value]);

/** The fields as an empty answer shows them. */
export const withoutValue = (rows: Rows) => rows.map(([id, , empty = '-']) => [id, empty]);

/** What decides the fields, and nothing that one of them shows but the platform. */
export const bareHost = (platform: string) => ({
  detail_profile: { basic: 'unified', policy: 'unified' },
  os: { platform },
  instance: { is_opt_in_version_control_policies_feature: true },
});
