import type { About } from './about';
import type { Host } from './host';
import { General } from './General';
import { productOf, systemOf, withProfile } from './host';
import { ListLine } from './ListLine';
import { ChipsLine, DateTimeLine, StateLine, TextLine } from './lines';
import { Section } from './Section';
import { Components, Interfaces, VirtualMachine } from './popups';
import { PopupLine } from './PopupLine';
import { featureStatus, moduleStatus } from './State';
import { Updates } from './Updates';

/** What a host is. */
export function BasicTab({ host }: { readonly host: Host }) {
  const basic = withProfile(host, host.detail_profile?.basic);
  const product = productOf(host, host.detail_profile?.basic);
  const system = systemOf(basic);
  const about = {
    host: basic,
    system,
    isProtected: product !== 'sensor',
    isServer: product === 'workload-protection' || product === 'unified',
  };
  return (
    <>
      <General {...about} />
      <System {...about} />
      <Network host={basic} />
      <Software {...about} />
      <Updates {...about} />
    </>
  );
}

function System({ host, system, isServer }: About) {
  const { os } = host;
  const hasExtras = isServer && (system === 'windows' || system === 'linux');
  const machine = host.virtual_machine_details ?? [];
  return (
    <Section id="system" title="System">
      <TextLine id="os.platform" label="Platform" value={os?.platform} />
      <TextLine id="os.name" label="Operating system" value={os?.name} />
      <TextLine id="os.version" label="Version" value={os?.version} />
      <TextLine id="os.arch" label="Architecture" value={os?.arch} />
      {system !== 'windows' && system !== 'mac' && (
        <TextLine id="os.kernel_version" label="Kernel" value={os?.kernel_version} />
      )}
      <TextLine id="cpu_arch" label="CPU architecture" value={host.cpu_arch} />
      {hasExtras && (
        <>
          <StateLine id="docker_engine" label="Docker engine" value={host.docker_engine} states={featureStatus} />
          <ChipsLine id="gcp_network_tags" label="GCP network tags" values={host.gcp_network_tags} />
          <PopupLine id="virtual_machine_details" label="Virtual machine details" count={machine.length}>
            {() => <VirtualMachine details={machine} />}
          </PopupLine>
        </>
      )}
    </Section>
  );
}

function Network({ host }: { readonly host: Host }) {
  const gateway = host.service_gateway_proxy_info;
  const ips = gateway?.ips ?? [];
  const interfaces = host.network_interfaces ?? [];
  const listed = ips.join(', ');
  return (
    <Section id="network" title="Network">
      <TextLine id="last_ip_used" label="Last IP used" value={host.last_ip_used} />
      <PopupLine id="network_interfaces" label="Network interfaces" count={interfaces.length}>
        {() => <Interfaces interfaces={interfaces} />}
      </PopupLine>
      <TextLine id="service_gateway_proxy_info.value" label="Service gateway / proxy" value={gateway?.value} />
      <TextLine id="service_gateway_proxy_info.fqdn" label="Service gateway FQDN" value={gateway?.fqdn} />
      <ListLine
        id="service_gateway_proxy_info.ips"
        label="Service gateway IPs"
        entries={ips}
        mono
        counted
        hint={ips.length >= 20 ? `${ips.length} addresses are listed.\n${listed}` : listed}
      />
    </Section>
  );
}

function Software({ host, system, isProtected, isServer }: About) {
  const engines = host.engines ?? [];
  const patterns = host.patterns ?? [];
  const [installed, available = ''] = (host.agent_ksp_version ?? '').split(',').map((part) => part.trim());
  const isNewer = available !== '' && available !== installed;
  const versions = host.agent_version;
  return (
    <Section id="endpoint-software" title="Endpoint software">
      {isProtected && (
        <TextLine
          id="agent_version.endpoint_protection"
          label="Endpoint protection version"
          value={versions?.endpoint_protection}
        />
      )}
      <TextLine id="agent_version.endpoint_sensor" label="Endpoint sensor version" value={versions?.endpoint_sensor} />
      {isProtected && (
        <>
          <StateLine
            id="epp_component_module_status"
            label="Protection module status"
            value={host.epp_component_module_status}
            states={moduleStatus}
          />
          <DateTimeLine
            id="epp_component_module_last_connected_time"
            label="Protection module last connected"
            value={host.epp_component_module_last_connected_time}
          />
          <DateTimeLine id="last_scan_time" label="Last scan" value={host.last_scan_time} />
          <PopupLine id="engines" label="Engines" count={engines.length}>
            {() => <Components components={engines} />}
          </PopupLine>
          <PopupLine id="patterns" label="Patterns" count={patterns.length}>
            {() => <Components components={patterns} />}
          </PopupLine>
        </>
      )}
      {isServer && system === 'linux' && (
        <TextLine
          id="agent_ksp_version"
          label="Kernel support package (protection)"
          value={installed}
          marker={isNewer ? `available: ${available}` : undefined}
        />
      )}
      {system === 'linux' && (
        <TextLine id="sensor_ksp_version" label="Kernel support package (sensor)" value={host.sensor_ksp_version} />
      )}
    </Section>
  );
}
