import { seeded } from '../data/seeded';
import { story } from '../data/story';
import { HOUR, type Age } from './age';
import { oneOf, risk, seen, weighted } from './draw';
import { familyNames, givenNames, localPart } from './names';
import { departments, offices } from './offices';
import { once } from './once';

/** Somebody with an account of the company. */
export interface Person {
  /** The id by which the drawer of a user opens. */
  readonly id: string;
  readonly name: string;
  readonly mail: string;
  /** Name of the account with its domain. */
  readonly account: string;
  readonly department: string;
  readonly title: string;
  readonly office: string;
  readonly country: string;
  /** 0 to 100. */
  readonly risk: number;
  readonly lastSeen: Age;
}

/** How many people the company has. */
const COUNT = 5000;
/** The part of them that each office but the largest has, in percent. */
const branches = offices.slice(1).map((office) => [office, 9] as const);

/** Everybody of the company; those of the story come first. */
export const people: () => readonly Person[] = once(() => {
  const named = known();
  const taken = new Set(named.map(({ name }) => name));
  return [...named, ...generated(COUNT - named.length, taken)];
});

/** Everybody by id. */
export const peopleById: () => ReadonlyMap<string, Person> = once(
  () => new Map(people().map((person) => [person.id, person])),
);

function known(): readonly Person[] {
  return [
    person(story.userName, 'Finance', 'Accountant', 'Oslo', 74, HOUR),
    person('Jonas Weber', 'Engineering', 'Optical engineer', 'Hamburg', 41, 2 * HOUR),
    person('Lena Strand', 'Sales', 'Account manager', 'Bergen', 18, 3 * HOUR),
    person('Ingrid Vik', 'Purchasing', 'Buyer', 'Oslo', 36, 5 * HOUR),
    person('Nils Holm', 'Logistics', 'Dispatcher', 'Oslo', 22, 26 * HOUR),
    { ...person('Former Employee', 'Sales', 'Bid manager', 'Leeds', 9, 700 * HOUR), id: 'usr-one-key' },
    person('Lab Admin', 'Engineering', 'Test engineer', 'Oslo', 33, HOUR),
    // Names as they must never be trusted: markup, letters that turn the reading direction, one without end.
    {
      ...person('Guest <img src=x onerror="alert(1)">', 'Service', 'Field technician', 'Lyon', 57, HOUR),
      ...mailbox('guest.0041'),
    },
    { ...person('Invoices \u202Egnp.exe', 'Finance', 'Accountant', 'Leeds', 63, HOUR), ...mailbox('invoices.shared') },
    {
      ...person(
        `Shared mailbox ${'of the warehouse '.repeat(20)}`.trim(),
        'Logistics',
        'Dispatcher',
        'Kraków',
        12,
        HOUR,
      ),
      ...mailbox('warehouse.shared'),
    },
  ];
}

function generated(count: number, taken: ReadonlySet<string>): readonly Person[] {
  const next = seeded('people of the month');
  const pairs = givenNames.length * familyNames.length;
  const made: Person[] = [];
  for (let index = 0; made.length < count; index += 1) {
    // The step shares no divisor with the number of pairs, so every pair comes once.
    const pair = (index * 4801) % pairs;
    const name = `${givenNames[pair % givenNames.length]} ${familyNames[Math.floor(pair / givenNames.length)]}`;
    const department = oneOf(next, departments);
    const office = weighted(next, offices[0], branches);
    const somebody = person(name, department.name, oneOf(next, department.titles), office.name, risk(next), seen(next));
    if (!taken.has(name)) made.push(somebody);
  }
  return made;
}

function person(
  name: string,
  department: string,
  title: string,
  office: string,
  riskScore: number,
  lastSeen: Age,
): Person {
  const country = offices.find((each) => each.name === office)?.country ?? offices[0].country;
  return { name, ...mailbox(localPart(name)), department, title, office, country, risk: riskScore, lastSeen };
}

function mailbox(local: string): Pick<Person, 'id' | 'mail' | 'account'> {
  return {
    id: `usr-${local.replaceAll('.', '-')}`,
    mail: `${local}@${story.companyDomain}`,
    account: `HALDEN\\${local}`,
  };
}
