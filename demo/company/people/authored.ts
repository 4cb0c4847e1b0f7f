import { hostileOr } from '../entries';
import { accountOf, makePerson, type Person } from './person';
import { story } from '../story';
import { HOUR } from '../time/age';

export function authoredPeople(): readonly Person[] {
  return [
    makePerson(story.userName, 'Finance', 'Accountant', 'Oslo', 74, HOUR),
    makePerson('Jonas Weber', 'Engineering', 'Optical engineer', 'Hamburg', 41, 2 * HOUR),
    makePerson('Lena Strand', 'Sales', 'Account manager', 'Bergen', 18, 3 * HOUR),
    makePerson('Ingrid Vik', 'Purchasing', 'Buyer', 'Oslo', 36, 5 * HOUR),
    makePerson('Nils Holm', 'Logistics', 'Dispatcher', 'Oslo', 22, 26 * HOUR),
    { ...makePerson('Former Employee', 'Sales', 'Bid manager', 'Leeds', 9, 700 * HOUR), id: 'usr-one-key' },
    makePerson('Lab Admin', 'Engineering', 'Test engineer', 'Oslo', 33, HOUR),
    // Hostile names: markup, characters that reverse the reading direction, a very long one.
    {
      ...makePerson(
        hostileOr('Guest <img src=x onerror="alert(1)">', 'Field Service Guest'),
        'Service',
        'Field technician',
        'Lyon',
        57,
        HOUR,
      ),
      ...accountOf('guest.0041'),
    },
    {
      ...makePerson(hostileOr('Invoices \u202Egnp.exe', 'Invoices Shared'), 'Finance', 'Accountant', 'Leeds', 63, HOUR),
      ...accountOf('invoices.shared'),
    },
    {
      ...makePerson(
        hostileOr(`Shared mailbox ${'of the warehouse '.repeat(20)}`.trim(), 'Warehouse Shared'),
        'Logistics',
        'Dispatcher',
        'Kraków',
        12,
        HOUR,
      ),
      ...accountOf('warehouse.shared'),
    },
  ];
}
