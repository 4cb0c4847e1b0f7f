import { useLocation } from 'react-router-dom';
import { periodMembers, periodQuery, type Period, type PeriodChoice } from '~/state/period/period';
import { useServices } from '~/view/context/services';
import { useHasPeriod } from './use-period-address';

/** Gives a function that chooses a period, and writes it into the address of a page that contains one. */
export function useApplyPeriod(): (choice: PeriodChoice) => void {
  const { period, navigate } = useServices();
  const { pathname, search, state } = useLocation();
  const hasPeriod = useHasPeriod();
  return (choice) => {
    period.choose(choice);
    if (!hasPeriod) return;
    navigate(`${pathname}?${searchWithPeriod(search, period.now())}`, { state });
  };
}

/** The query of an address with another period. */
export function searchWithPeriod(search: string, period: Period): URLSearchParams {
  const query = new URLSearchParams(search);
  for (const name of periodMembers) query.delete(name);
  for (const [name, value] of Object.entries(periodQuery(period))) query.set(name, value);
  return query;
}
