import { flag } from '~/descriptor/session-functions';
import { useServices } from '~/view/context/services';
import type { About } from './about';
import { Line } from './Line';
import { StateLine, TextLine } from './lines';
import { Section } from './Section';
import { featureStatus } from './State';

/** How a host gets its updates; nothing where it gets none this way. */
export function Updates({ host, isProtected }: About) {
  const { scope } = useServices();
  const inRings = isProtected && flag(scope, 'pattern-ring-deployment');
  const hasPlans = isProtected && flag(scope, 'endpoint-security-updates');
  const hasVersions = hasPlans && host.instance?.is_opt_in_version_control_policies_feature === true;
  if (!inRings && !hasPlans) return null;
  return (
    <Section id="updates" title="Updates">
      {inRings && (
        <>
          <RingLine ring={ringName(host.ring)} />
          <TextLine
            id="components_update_setting"
            label="Component update setting"
            value={host.components_update_setting}
          />
          <StateLine
            id="component_update_status"
            label="Component update status"
            value={host.component_update_status}
            states={featureStatus}
          />
          <StateLine
            id="component_update_change"
            label="Component update change"
            value={host.component_update_change}
            states={featureStatus}
          />
        </>
      )}
      {hasPlans && (
        <TextLine id="security_update_plan" label="Security update plan" value={host.security_update_plan} />
      )}
      {hasVersions && (
        <TextLine
          id="agent_update_policy"
          label="Update policy of the endpoint software"
          value={host.agent_update_policy}
        />
      )}
      {hasPlans && (
        <StateLine
          id="program_update_status"
          label="Program update status"
          value={host.program_update_status}
          states={featureStatus}
        />
      )}
      {hasVersions && (
        <StateLine
          id="agent_update_status"
          label="Update status of the endpoint software"
          value={host.agent_update_status}
          states={featureStatus}
        />
      )}
    </Section>
  );
}

function RingLine({ ring }: { readonly ring: string | undefined }) {
  return (
    <Line id="ring" label="Ring" copy={ring}>
      {ring !== undefined && <span className="descry-judged">{ring}</span>}
    </Line>
  );
}

function ringName(ring: string | number | null | undefined): string | undefined {
  const step = /^(?:n-)?([0-8])$/.exec(String(ring))?.[1] ?? (ring === 'n' ? '0' : undefined);
  if (step === undefined) return undefined;
  return step === '0' ? 'n' : `n-${step}`;
}
