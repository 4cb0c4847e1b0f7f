import { safeLink } from '~/api/safe-address';
import { flag } from '~/descriptor/session-functions';
import { useServices } from '~/view/context/services';
import { SafeLink } from '~/ui/SafeLink';
import { stateColumn } from './cells';
import { productOf, systemOf, withProfile, type Host } from './host';
import { Line } from './Line';
import { BooleanLine, TextLine } from './lines';
import { ListLine } from './ListLine';
import { Section } from './Section';
import { Rules } from './popups';
import { PopupLine } from './PopupLine';
import { featureStatus, patternOutdated } from './State';
import { TableLine, textColumn } from './TableLine';

type Feature = NonNullable<Host['epp_features']>[number];
type SensorFeature = NonNullable<Host['xes_features']>[number];

/** The rules a host lives by. */
export function PolicyTab({ host: whole }: { readonly host: Host }) {
  const { trust } = useServices();
  const host = withProfile(whole, whole.detail_profile?.policy);
  const product = productOf(whole, whole.detail_profile?.policy);
  const rules = host.ips_resource_ids ?? [];
  const device = host.xdr_device_id ?? '';
  const target = safeLink(`/index.html#/app/sase?deviceId=${encodeURIComponent(device)}`, trust);
  return (
    <>
      <Policies host={host} product={product} />
      {product !== 'sensor' && (
        <Section id="protection-features" title="Protection features">
          <TableLine
            id="epp_features"
            label="Protection features"
            quiet
            rows={host.epp_features}
            columns={[
              textColumn<Feature>('Feature', ({ name }) => name),
              stateColumn<Feature>('Status', featureStatus, ({ status }) => status),
              textColumn<Feature>('Not compliant', (each) => each.not_compliant_sub_features?.join(', ')),
              stateColumn<Feature>('Pattern outdated', patternOutdated, (each) => String(each.pattern_outdated)),
            ]}
          />
        </Section>
      )}
      <Section id="sensor-features" title="Sensor features">
        <TableLine
          id="xes_features"
          label="Sensor features"
          quiet
          rows={host.xes_features}
          columns={[
            textColumn<SensorFeature>('Feature', ({ name }) => name),
            stateColumn<SensorFeature>('Status', featureStatus, (each) => each.summarized_status),
          ]}
        />
        {systemOf(withProfile(whole, whole.detail_profile?.basic)) === 'windows' && (
          <TextLine id="ad_sensor_status" label="Directory sensor status" value={host.ad_sensor_status} />
        )}
      </Section>
      {(product === 'workload-protection' || product === 'unified') && (
        <Section id="intrusion-prevention" title="Intrusion prevention">
          <PopupLine id="ips_resource_ids" label="Rules" count={rules.length}>
            {() => <Rules resources={rules} />}
          </PopupLine>
        </Section>
      )}
      <Section id="network-access" title="Network access">
        <Line id="xdr_device_id" label="Secure access" copy={device}>
          {device !== '' && <SafeLink text="Open in secure access" target={target} window="new" />}
        </Line>
      </Section>
    </>
  );
}

function Policies({ host, product }: { readonly host: Host; readonly product: string }) {
  const { scope } = useServices();
  const hasUnified = product === 'unified' && flag(scope, 'v1es-unified-policy');
  const hasSensor = flag(scope, 'endpoint-sensor-settings-policies');
  const hasProtection = product === 'endpoint-protection' || product === 'workload-protection';
  if (!hasProtection && !hasUnified && !hasSensor) return null;
  const assignments = [host.unified_policy_assignments ?? []].flat();
  return (
    <Section id="policy" title="Policy">
      {hasProtection && <TextLine id="policy.name" label="Protection policy" value={host.policy?.name} />}
      {hasUnified && (
        <>
          <TextLine
            id="unified_policy"
            label="Unified policy"
            value={host.unified_policy}
            marker={host.unified_policy_private_preview === true ? 'Preview' : undefined}
          />
          <ListLine
            id="unified_policy_assignments.assignment_name"
            label="Assignment"
            entries={assignments.flatMap((each) => each.assignment_name ?? [])}
          />
          <ListLine
            id="unified_policy_assignments.priority_name"
            label="Priority"
            entries={assignments.flatMap((each) => each.priority_name ?? [])}
          />
          <TextLine
            id="unified_policy_anti_malware_schedule_scan.name"
            label="Scheduled malware scan"
            value={host.unified_policy_anti_malware_schedule_scan?.name}
          />
        </>
      )}
      {hasSensor && (
        <>
          <TextLine id="sensor_policy" label="Sensor policy" value={host.sensor_policy} />
          <BooleanLine id="sensor_policy_override" label="Sensor policy override" value={host.sensor_policy_override} />
        </>
      )}
    </Section>
  );
}
