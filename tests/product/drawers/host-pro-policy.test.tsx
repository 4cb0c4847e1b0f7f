import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fieldValue } from '../../harness/view/support';
import { aHost } from '../../fixtures/product/drawers/hosts';
import { bareHost, openHost, withoutValue, withValue, type Rows } from '../../harness/product/drawers/open-host';
import { fieldsNow, linkOf } from '../../harness/product/drawers/shown';

describe('Policy', () => {
  const unified: Rows = [
    ['unified_policy', 'Finance laptops'],
    ['unified_policy_assignments.assignment_name', 'Finance'],
    ['unified_policy_assignments.priority_name', 'Highest'],
    ['unified_policy_anti_malware_schedule_scan.name', 'Sundays'],
    ['sensor_policy', 'Sensor default'],
    ['sensor_policy_override', 'No'],
  ];
  const features: Rows = [
    ['epp_features', 'Web | Partially enabled | HTTPS, QUIC | No | USB | blocked | - | Yes'],
    ['xes_features', 'Detection | Enabled'],
    ['ad_sensor_status', 'Installed'],
    ['ips_resource_ids', '2'],
    ['xdr_device_id', 'Open in secure access'],
  ];
  const values = () =>
    fieldsNow().map(([id, value]) => [
      id,
      value.replace(/^.*(Pattern outdated|Status) \| /, '').replace(/Preview$/, ''),
    ]);

  test('every field has its value [DR-T08-86 to 104]', async () => {
    await openHost(aHost(), { tab: 3 });
    expect(values()).toEqual(withValue([...unified, ...features]));
    expect(screen.getByText('Preview')).toBeDefined();
    expect(linkOf('xdr_device_id')).toEqual(['/index.html#/app/sase?deviceId=dev-1', '_blank']);
  });

  test('what only decides or names a part is nowhere to be read [DR-T08-105, DR-T08-106, DR-T08-109]', async () => {
    await openHost(aHost({ detail_profile: { basic: 'unified', policy: 'unified' } }), { tab: 3 });
    expect(fieldValue('unified_policy_anti_malware_schedule_scan.name').textContent).toBe('Sundays');
    const ids = fieldsNow().map(([id]) => id);
    expect(ids.filter((id) => /detail_profile|is_v1es|opt_in|schedule_scan\.id/.test(id))).toEqual([]);
    expect(document.body.textContent).not.toMatch(/scan-4|unified\b(?! policy)/);
  });

  test('what is missing is a dash [DR-FRAME-07]', async () => {
    await openHost(bareHost('windows'), { tab: 3 });
    expect(values()).toEqual(withoutValue([...unified, ...features]));
    expect(screen.queryByText('Preview')).toBeNull();
    expect(linkOf('xdr_device_id')[0]).toBeUndefined();
  });

  test('other products have their own policy; there may be several assignments [DR-OP-15]', async () => {
    await openHost(aHost({ detail_profile: { policy: 'endpoint-protection' } }), { tab: 3 });
    expect(fieldValue('policy.name').textContent).toBe('Laptops, strict');
    expect(document.querySelector('[data-field="unified_policy"]')).toBeNull();
  });

  test('there may be several assignments [DR-OP-15]', async () => {
    const unified_policy_assignments = [{ assignment_name: 'A', priority_name: '1' }, { assignment_name: 'B' }];
    await openHost(aHost({ unified_policy_assignments }), { tab: 3 });
    expect(
      values()
        .slice(1, 3)
        .map(([, value]) => value),
    ).toEqual(['A | B', '1 | -']);
  });

  test('a name instead of yes or no is shown as it is', async () => {
    await openHost(aHost({ sensor_policy_override: 'Own settings' }), { tab: 3 });
    expect(fieldValue('sensor_policy_override').textContent).toBe('Own settings');
  });

  test('the id is encoded [DR-LINK-06]', async () => {
    await openHost(aHost({ xdr_device_id: 'a b&c' }), { tab: 3 });
    expect(linkOf('xdr_device_id')[0]).toBe('/index.html#/app/sase?deviceId=a%20b%26c');
  });
});
