import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '~/i18n/format/times';
import { useTranslate } from '~/i18n/translate';
import { useServices } from '~/view/context/services';
import { PropertyList } from '~/ui/PropertyList';
import { Skeleton } from '~/ui/Skeleton';
import { chipsColumn } from './cells';
import type { Host } from './host';
import { TableLine, textColumn } from './TableLine';

type Entries<K extends keyof Host> = NonNullable<Host[K]>;
type Machine = Entries<'virtual_machine_details'>;
type Interface = Entries<'network_interfaces'>;
type Component = Entries<'engines'>;

/** What a virtual machine tells of itself. */
export function VirtualMachine({ details }: { readonly details: Machine }) {
  return (
    <PropertyList>
      <TableLine
        id="virtual_machine_details"
        label="Virtual machine details"
        rows={details}
        columns={[
          textColumn<Machine[number]>('Key', ({ key }) => key),
          textColumn<Machine[number]>('Value', ({ value }) => value),
        ]}
      />
    </PropertyList>
  );
}

/** The network interfaces of a host. */
export function Interfaces({ interfaces }: { readonly interfaces: Interface }) {
  const t = useTranslate();
  const yesOrNo = (value: unknown): string =>
    value === true ? t('UI.YES') : value === false ? t('UI.NO') : String(value ?? '');
  return (
    <PropertyList>
      <TableLine
        id="network_interfaces"
        label="Network interfaces"
        rows={interfaces}
        columns={[
          textColumn<Interface[number]>('Name', ({ name }) => name),
          textColumn<Interface[number]>('Display name', (each) => each.display_name),
          textColumn<Interface[number]>('MAC', ({ mac }) => mac, true),
          textColumn<Interface[number]>('DHCP', ({ dhcp }) => yesOrNo(dhcp)),
          chipsColumn<Interface[number]>('IPs', ({ ips }) => ips),
        ]}
      />
    </PropertyList>
  );
}

/** The engines or patterns of a host. */
export function Components({ components }: { readonly components: Component }) {
  const { format } = useServices();
  return (
    <PropertyList>
      <TableLine
        id="components"
        label="Components"
        quiet
        rows={components}
        columns={[
          textColumn<Component[number]>('Type', ({ type }) => type),
          textColumn<Component[number]>('Version', ({ version }) => version, true),
          textColumn<Component[number]>('Last update', (each) => formatDateTime(each.last_update_time, format)?.text),
        ]}
      />
    </PropertyList>
  );
}

/** The intrusion prevention rules of a host. */
export function Rules({ resources }: { readonly resources: readonly string[] }) {
  const { client, settings } = useServices();
  const { data } = useQuery({
    queryKey: ['by-hand', 'rules', resources],
    queryFn: async ({ signal }) => {
      const { data: answer } = await client.api.POST('/public/aru/api/v1/ips-rule/resources/search', {
        params: { query: { dsru_version: 'latest' } },
        body: {
          filter: { resource_id: [...resources] },
          limit: 1000,
          offset: 0,
          order: [{ field: 'update_at', direction: 'asc' }],
        },
        signal,
      });
      return answer;
    },
  });
  if (!data) return <Skeleton delay={settings.timers.skeletonDelay} />;
  const rules = data.items ?? [];
  return (
    <PropertyList>
      <TableLine
        id="rules"
        label="Rules"
        rows={rules}
        columns={[
          textColumn<(typeof rules)[number]>('Identifier', ({ identifier }) => identifier, true),
          textColumn<(typeof rules)[number]>('Name', ({ name }) => name),
        ]}
      />
    </PropertyList>
  );
}
