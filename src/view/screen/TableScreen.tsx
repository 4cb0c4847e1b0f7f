import type { TableScreen } from '~/generated/contract/descriptor-types';
import { ActionHostContext } from '../action/action-host';
import { ScreenHead } from './ScreenHead';
import { useScreenContext } from './screen-context';
import type { ScreenProps } from './screen-props';
import { useCleanedChange } from './table/model/list-address';
import { useTableData } from './table/model/use-table-data';
import { TableList } from './table/view/TableList';

/** A screen with a list below its head. */
export function TableScreenView(props: ScreenProps<TableScreen>) {
  const { screen, address } = props;
  const { renewPeriod } = useScreenContext();
  const change = useCleanedChange(props);
  const data = useTableData(props);
  const { list, sources } = data;
  const refresh = (source: string): void => (source === screen.paged ? list.refresh() : sources.requestSource(source));
  const onRefresh = (): void => {
    if (screen.period) {
      data.expectNewPeriod();
      renewPeriod();
    }
    list.refresh();
  };
  return (
    <ActionHostContext value={{ close: () => undefined, refresh }}>
      <ScreenHead screen={screen} address={address} change={change} scope={list.scope} sources={sources} />
      <TableList screen={screen} data={data} address={address} change={change} onRefresh={onRefresh} />
    </ActionHostContext>
  );
}
