import { hashKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TableScreen } from '../../generated/descriptor-types';
import { PlaceContext } from '../place';
import { useServices } from '../services';
import { ScreenHead } from './ScreenHead';
import { usePlaceOfScreen } from './screen-place';
import type { ScreenProps } from './screen-props';
import { TableList } from './table/TableList';
import { useCleanedChange } from './table/use-cleaned-change';
import { useList } from './table/use-list';
import { useStart } from './table/use-list-place';
import { useQuestion } from './table/use-question';
import { useSteadyPlace } from './table/use-steady-place';
import { useSteadyScope } from './table/use-steady-scope';
import { useScreenSources } from './use-screen-sources';

/** Draws a list, row by row, below what stands above every screen. */
export function TableScreenView(props: ScreenProps<TableScreen>) {
  const { screen, address, opening } = props;
  const { settings } = useServices();
  const { renewPeriod } = usePlaceOfScreen();
  const change = useCleanedChange(props);
  const asked = useSteadyScope(props.scope);
  const { sources, scope } = useScreenSources({ screen, scope: asked, opening });
  const size = screen.pageSize ?? settings.screens.pageSize;
  const question = useQuestion(screen, { scope, sources, size, order: address.sort });
  const narrowed = useMemo(() => hashKey([asked['address'], asked['filter']]), [asked]);
  const { place, renew } = useSteadyPlace(question.key, `${narrowed} ${hashKey([question.sort])}`);
  const start = useStart(place, address.page);
  const list = useList({ screen, scope, sources, opening, question, place, size, start: start.wish.page });
  const refresh = (source: string): void => (source === screen.paged ? list.refresh() : sources.ask(source));
  const onRefresh = (): void => {
    if (screen.period) {
      renew();
      renewPeriod();
    }
    list.refresh();
  };
  return (
    <PlaceContext value={{ close: () => undefined, refresh }}>
      <ScreenHead screen={screen} address={address} change={change} scope={list.scope} sources={sources} />
      <TableList {...{ screen, list, question, place, start, size, narrowed, address, change, onRefresh }} />
    </PlaceContext>
  );
}
