import { describe, expect, test } from 'vitest';
import { isShown } from '~/descriptor/is-shown';
import { withValues } from '~/descriptor/bindings';
import drawer from '~/generated/console/drawers/host-pro';
import { matrix, products, switches, systems, type MatrixRow } from '../../fixtures/product/drawers/host-matrix';

interface Case {
  readonly product: keyof typeof products;
  readonly system: keyof typeof systems;
  readonly on: readonly string[];
  readonly optedIn: boolean;
}

/** The ids of the fields that a tab shows for a host. */
function shown(tabId: MatrixRow[0], endpoint: unknown, on: readonly string[]): readonly string[] {
  const flags = Object.fromEntries(on.map((name) => [name, 1]));
  const scope = withValues(drawer.values, { flags, permissions: {}, input: { id: 'ep-1' }, endpoint });
  const tab = drawer.tabs.find(({ id }) => id === tabId);
  const sections = tab && 'sections' in tab ? (tab.sections ?? []) : [];
  return sections
    .filter((section) => isShown(section, scope))
    .flatMap(({ fields }) => fields.filter((field) => isShown(field, scope)).map(({ id }) => id));
}

/** The ids that the matrix has for a host. */
function wanted(tabId: MatrixRow[0], { product, system, on, optedIn }: Case): readonly string[] {
  const isOn = (needs: MatrixRow[4]): boolean => {
    if (needs === undefined) return true;
    return needs === 'opt-in' ? optedIn && on.includes(switches.updates) : on.includes(switches[needs]);
  };
  return matrix.flatMap(([tab, field, of, under, needs]) =>
    tab === tabId && of.includes(product) && under.includes(system) && isOn(needs) ? [field] : [],
  );
}

const all = Object.values(switches);
const states: readonly Pick<Case, 'on' | 'optedIn'>[] = [
  { on: [], optedIn: true },
  ...all.map((name) => ({ on: [name], optedIn: false })),
  { on: all, optedIn: false },
  { on: all, optedIn: true },
];
const each = <T extends object>(table: T) => Object.entries(table);
const cases = each(products).flatMap(([product, profile]) =>
  each(systems).flatMap(([system, platform]) =>
    states.map((state) => ({ product, system, profile, platform, ...state })),
  ),
);

describe('Basic and Policy have the fields of the matrix [DR-T08-08, 09, 10, 105 to 108, DR-OP-11, DR-OP-12]', () => {
  test.each(cases)('$profile on $platform with $on, opted in: $optedIn', ({ profile, platform, ...given }) => {
    const endpoint = {
      detail_profile: { basic: profile, policy: profile },
      os: { platform },
      instance: { is_opt_in_version_control_policies_feature: given.optedIn },
    };
    const { product, system } = given;
    if (!isKey(products, product) || !isKey(systems, system)) throw new Error('No such case.');
    const host = { ...given, product, system };
    expect(shown('basic', endpoint, given.on)).toEqual(wanted('basic', host));
    expect(shown('policy', endpoint, given.on)).toEqual(wanted('policy', host));
  });
});

const found: readonly [string, { readonly given: object; readonly basic: string; readonly policy: string }][] = [
  ['the unified switch of the instance', { given: { instance: { is_v1es: true } }, basic: 'U', policy: 'U' }],
  ['the switch may be off', { given: { instance: { is_v1es: false } }, basic: 'S', policy: 'S' }],
  [
    'installed server protection before endpoint protection',
    {
      given: { product_installed: ['Endpoint Sensor', 'Standard Endpoint Protection', 'Server & Workload Protection'] },
      basic: 'W',
      policy: 'W',
    },
  ],
  [
    'installed endpoint protection',
    { given: { product_installed: ['Standard Endpoint Protection'] }, basic: 'E', policy: 'E' },
  ],
  ['the sensor alone', { given: { product_installed: ['Endpoint Sensor'] }, basic: 'S', policy: 'S' }],
  [
    'the switch before what is installed',
    { given: { instance: { is_v1es: true }, product_installed: ['Server Protection'] }, basic: 'U', policy: 'U' },
  ],
  [
    'the profile of each tab before both',
    {
      given: { detail_profile: { basic: 'SENSOR', policy: 'Workload-Protection' }, instance: { is_v1es: true } },
      basic: 'S',
      policy: 'W',
    },
  ],
  [
    'a profile that no product has, and one that holds fields',
    {
      given: { detail_profile: { basic: 'x', policy: {} }, product_installed: ['endpoint protection'] },
      basic: 'E',
      policy: 'E',
    },
  ],
  ['nothing known', { given: {}, basic: 'S', policy: 'S' }],
  [
    'nothing of its kind',
    { given: { product_installed: null, instance: null, detail_profile: 'x' }, basic: 'S', policy: 'S' },
  ],
  [
    'entries that are no texts',
    { given: { product_installed: [null, 7, 'Server Protection'] }, basic: 'W', policy: 'W' },
  ],
];

test.each(found)('the product follows from %s [DR-OP-09, DR-OP-10]', (_, { given, basic, policy }) => {
  const of = (tab: MatrixRow[0], product: string) =>
    matrix.filter(([where, , has, under]) => where === tab && has.includes(product) && under.includes('o'));
  const idsOf = (tab: MatrixRow[0], product: string) =>
    of(tab, product).flatMap(([, field, , , needs]) => (needs === undefined || needs === 'unified' ? [field] : []));
  const on = [switches.unified];
  expect(shown('basic', given, on)).toEqual(idsOf('basic', basic));
  expect(shown('policy', given, on)).toEqual(idsOf('policy', policy));
});

function isKey<T extends object>(table: T, name: PropertyKey): name is keyof T {
  return Object.hasOwn(table, name);
}
