import type { Answer } from '../../src/generated/operations';
import { inPeriod, type PeriodQuery } from './age';
import type { Started } from './calendar';
import { counted } from './counts';
import { endpoints } from './endpoints';
import { mailboxes } from './mailboxes';
import { mobiles, type Mobile } from './mobiles';
import { hasOldPatterns } from './patterns';

/** Which sensors and protections are in place; the period narrows who was seen. */
export function sensorNumbers(started: Started, query: PeriodQuery): Omit<Answer<'sensorSummary'>, 'asOf'> {
  return {
    endpoints: {
      total: endpoints().length,
      seen: endpoints().filter(({ lastSeen }) => inPeriod(started, lastSeen, query)).length,
      byConnection: counted(endpoints(), ({ connection }) => connection, ['connected', 'disconnected', 'unknown']),
      byProduct: counted(endpoints(), ({ product }) => product),
      byOs: counted(endpoints(), ({ os }) => os),
      outdatedPatterns: endpoints().filter(hasOldPatterns).length,
    },
    mailAccounts: {
      total: mailboxes().length,
      protected: mailboxes().filter(({ protection }) => protection === 'enabled').length,
      byProtection: counted(mailboxes(), ({ protection }) => protection, ['enabled', 'partial', 'disabled']),
    },
    mobiles: {
      total: mobiles().length,
      enrolled: mobiles().filter(({ deviceStatus }) => deviceStatus !== null).length,
      byStatus: counted(mobiles(), stateOf, ['success', 'warning', 'error']),
    },
  };
}

/** The states as the filters of the list of mobile devices call them. */
function stateOf({ deviceStatus }: Mobile): string {
  return deviceStatus === null ? 'unknown' : ({ 1: 'success', 2: 'warning', 3: 'error' } as const)[deviceStatus];
}
