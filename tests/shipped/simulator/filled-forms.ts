import anomaly from '../../../src/generated/forms/anomaly';
import threatActor from '../../../src/generated/forms/threat-actor';
import { choose, controls, enter, showForm, tick } from './form-page';

/** The hosts of each scenario. */
export const hostsOf = {
  apt28: ['nvr-cam-demo', 'openwrt-demo', 'win10-1113-demo'],
  black_basta: ['srv-testapp06-demo', 'srv-dc01-demo', 'srv-vsx10-demo', 'desktop-alice-demo', 'desktop-bob-demo'],
} as const;

/** Shows the anomaly form with a case and all it asks for. */
export async function filledAnomaly(id = 'SNB-AD-2') {
  const world = await showForm(anomaly);
  enter('use_case_num', id);
  choose();
  for (const field of controls().filter((name) => name.includes('_ip'))) enter(field, addressOf(field));
  return world;
}

/** The address that is entered in a field. */
export const addressOf = (field: string) =>
  field === 'client_ip' ? '10.1.1.1' : `203.0.113.${field.length + Number(field.at(-1))}`;

/** Shows the form of threat actors with a scenario and all it asks for. */
export async function filledThreatActor(scenario: keyof typeof hostsOf = 'apt28') {
  const world = await showForm(threatActor);
  tick('scenario', scenario);
  choose();
  for (const [index, host] of hostsOf[scenario].entries()) enter(`endpoint_ips.${host}`, `10.0.0.${index + 1}`);
  return world;
}
