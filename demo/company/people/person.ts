import { story } from '../story';
import type { Age } from '../time/age';
import { localPart } from './names';
import { offices } from './offices';

/** A person with an account of the company. */
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

export function makePerson(
  name: string,
  department: string,
  title: string,
  office: string,
  riskScore: number,
  lastSeen: Age,
): Person {
  const country = offices.find((each) => each.name === office)?.country ?? offices[0].country;
  return { name, ...accountOf(localPart(name)), department, title, office, country, risk: riskScore, lastSeen };
}

export function accountOf(local: string): Pick<Person, 'id' | 'mail' | 'account'> {
  return {
    id: `usr-${local.replaceAll('.', '-')}`,
    mail: `${local}@${story.companyDomain}`,
    account: `HALDEN\\${local}`,
  };
}
