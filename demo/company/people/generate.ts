import { memoizeEntries } from '../entries';
import { oneOf, riskScore, seeded, lastSeenAge, weighted } from '../random';
import { authoredPeople } from './authored';
import { familyNames, givenNames } from './names';
import { departments, offices } from './offices';
import { makePerson, type Person } from './person';

/** Number of people. */
const COUNT = 5000;
/** The offices other than the largest, each with its percentage of the people. */
const branches = offices.slice(1).map((office) => [office, 9] as const);

/** Everybody of the company; those of the story come first. */
export const people: () => readonly Person[] = memoizeEntries(() => {
  const named = authoredPeople();
  const taken = new Set(named.map(({ name }) => name));
  return [...named, ...generated(COUNT - named.length, taken)];
});

/** Everybody by id. */
export const peopleById: () => ReadonlyMap<string, Person> = memoizeEntries(
  () => new Map(people().map((person) => [person.id, person])),
);

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
    const somebody = makePerson(
      name,
      department.name,
      oneOf(next, department.titles),
      office.name,
      riskScore(next),
      lastSeenAge(next),
    );
    if (!taken.has(name)) made.push(somebody);
  }
  return made;
}
