import { holds } from '../descriptor/is-shown';
import { predicates } from '../generated/predicates';
import { views } from '../generated/vocabulary';
import { isRecord } from '../lib/json';
import { own, ownText } from '../lib/own';
import { isTimeZone } from '../lib/time-zone';
import { readAccess, type Access } from './access';

/** View of the signed-in user; one that the console does not know counts as small business. */
export type View = (typeof views)[number];

/** The signed-in user, as far as the shell needs to know. */
export interface Profile {
  readonly userName: string;
  readonly accountId: string;
  readonly userId: string | undefined;
  readonly companyName: string | undefined;
  readonly companyGuid: string | undefined;
  readonly role: string | undefined;
  readonly email: string | undefined;
  readonly logo: string | undefined;
  readonly partnerId: string | undefined;
  /** Changes when the settings of the console change. */
  readonly settingsHash: string | undefined;
  /** Zone in which times are shown, by its IANA name. */
  readonly timeZone: string | undefined;
  readonly userType: string | undefined;
  readonly view: View;
  readonly isFoundation: boolean;
  /** Whether the assistant may start. */
  readonly assistants: { readonly ai: boolean; readonly caseLog: boolean; readonly helpKit: boolean };
  readonly access: Access;
  /** The answer itself, which expressions read as `profile`. */
  readonly answer: Readonly<Record<string, unknown>>;
}

/** Reads the answer of `getAuth`. Missing or wrong members count as absent; what grants something must be exact. */
export function readProfile(value: unknown): Profile {
  const answer = isRecord(value) ? value : {};
  const advanced = own(answer, 'advancedInfo');
  return {
    userName: ownText(answer, 'user_name') ?? '',
    accountId: ownText(answer, 'account_id') ?? '',
    userId: ownText(answer, 'user_id'),
    companyName: ownText(answer, 'companyName'),
    companyGuid: ownText(answer, 'companyGUID'),
    role: ownText(answer, 'role'),
    email: ownText(own(answer, 'accountProfile'), 'email'),
    logo: ownText(answer, 'logo'),
    partnerId: ownText(answer, 'partnerId'),
    settingsHash: ownText(own(answer, 'consoleSettings'), 'hash'),
    timeZone: readTimeZone(own(answer, 'consoleSettings')),
    userType: ownText(advanced, 'userType'),
    view: views.find((view) => view === own(advanced, 'view')) ?? 'smbp',
    isFoundation: own(advanced, 'isFoundation') === true,
    assistants: {
      ai: Boolean(own(answer, 'aidialog')),
      caseLog: Boolean(own(answer, 'caseLogApp')),
      helpKit: Boolean(own(answer, 'helpKitApp')),
    },
    access: readAccess(own(answer, 'access')),
    answer,
  };
}

function readTimeZone(consoleSettings: unknown): string | undefined {
  const name = ownText(consoleSettings, 'timeZone');
  return name !== undefined && isTimeZone(name) ? name : undefined;
}

/** Whether the view belongs to an enterprise. */
export function isEnterprise(view: View): boolean {
  return holds(predicates.enterpriseView, { view });
}
