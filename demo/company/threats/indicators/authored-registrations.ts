import type { Answer } from '~/generated/contract/operations';
import type { Moments } from '../../time/moments';
import { story } from '../../story';

type Registration = Pick<
  Answer<'domainQuery'>,
  'registrantName' | 'registrantCounty' | 'createdDate' | 'updatedDate' | 'expiredDate'
>;

/** The registrations of the authored domains. */
export function registrations(when: Moments) {
  const years = (from: number, count: number) => when.date(from - count * 365);
  const of = (name: string | null, country: string | null, days: number, paidYears: number): Registration => ({
    registrantName: name,
    registrantCounty: country,
    createdDate: when.date(days),
    updatedDate: when.date(Math.floor(days / 3)),
    expiredDate: years(days, paidYears),
  });
  return {
    [story.domain]: of('Privacy Proxy Ltd', 'Panama', 9, 1),
    [story.beaconDomain]: of('Privacy Proxy Ltd', 'Panama', 21, 1),
    'halden-0ptics.example': of(null, null, 4, 1),
    'share-drop.example': of('Share Drop GmbH', 'Germany', 400, 2),
    [story.companyDomain]: of('Halden Optics AS', 'Norway', 4200, 15),
  };
}
