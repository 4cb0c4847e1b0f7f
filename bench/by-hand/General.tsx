import type { About } from './about';
import { ChipsLine, DateTimeLine, StateLine, TextLine } from './lines';
import { Section } from './Section';
import { connectivity, featureStatus } from './State';

/** Names, groups and state of a host. */
export function General({ host, system, isProtected, isServer }: About) {
  return (
    <Section id="general" title="General">
      <TextLine id="hostname" label="Endpoint name" value={host.hostname} />
      {isServer && <TextLine id="display_name" label="Display name" value={host.display_name} />}
      {isProtected && <TextLine id="description" label="Description" value={host.description} />}
      <TextLine id="type" label="Endpoint type" value={host.type} />
      <StateLine
        id="endpoint_connectivity"
        label="Connectivity"
        value={host.endpoint_connectivity ?? 'unknown'}
        states={connectivity}
      />
      <DateTimeLine id="last_connected_time" label="Last connected" value={host.last_connected_time} />
      <ChipsLine id="product_installed" label="Products installed" values={host.product_installed} />
      {isProtected && (
        <>
          <TextLine id="instance.name" label="Protection manager" value={host.instance?.name} />
          <TextLine id="group.name" label="Protection group" value={host.group?.name} />
        </>
      )}
      <TextLine id="group.xes_group_name" label="Sensor group" value={host.group?.xes_group_name} />
      <StateLine id="isolation_status" label="Isolation status" value={host.isolation_status} states={featureStatus} />
      <ChipsLine id="credit_allocation_status" label="Credit allocation" values={host.credit_allocation_status} />
      <TextLine id="last_logged_on_user" label="Last logged-on user" value={host.last_logged_on_user} />
      {isProtected && (system === 'windows' || system === 'mac') && (
        <TextLine id="domain_hierarchy" label="Domain hierarchy" value={host.domain_hierarchy} />
      )}
      <TextLine id="xdr_device_id" label="Endpoint id" value={host.xdr_device_id} mono />
    </Section>
  );
}
