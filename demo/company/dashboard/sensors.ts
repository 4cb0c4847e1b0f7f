import type { Answer } from '~/generated/contract/operations';
import { endpoints } from '../assets/endpoints/generate';
import { hasOldPatterns } from '../assets/endpoints/patterns';
import { mobiles } from '../assets/mobiles/generate';
import type { Mobile } from '../assets/mobiles/types';
import { mailboxes } from '../mailboxes/generate';
import { countBy } from '../query/counts';
import { inPeriod, type PeriodQuery, type StartTime } from '../time/age';

/** Numbers of sensors and protection; only the number of seen endpoints depends on the period. */
export function sensorNumbers(started: StartTime, query: PeriodQuery): Omit<Answer<'sensorSummary'>, 'asOf'> {
  return {
    endpoints: {
      total: endpoints().length,
      seen: endpoints().filter(({ lastSeen }) => inPeriod(started, lastSeen, query)).length,
      byConnection: countBy(endpoints(), ({ connection }) => connection, ['connected', 'disconnected', 'unknown']),
      byProduct: countBy(endpoints(), ({ product }) => product),
      byOs: countBy(endpoints(), ({ os }) => os),
      outdatedPatterns: endpoints().filter(hasOldPatterns).length,
    },
    mailAccounts: {
      total: mailboxes().length,
      protected: mailboxes().filter(({ protection }) => protection === 'enabled').length,
      byProtection: countBy(mailboxes(), ({ protection }) => protection, ['enabled', 'partial', 'disabled']),
    },
    mobiles: {
      total: mobiles().length,
      enrolled: mobiles().filter(({ deviceStatus }) => deviceStatus !== null).length,
      byStatus: countBy(mobiles(), stateOf, ['success', 'warning', 'error']),
    },
  };
}

/** The state of a device by the name of its filter. */
function stateOf({ deviceStatus }: Mobile): string {
  return deviceStatus === null ? 'unknown' : ({ 1: 'success', 2: 'warning', 3: 'error' } as const)[deviceStatus];
}
