import type { Answer } from '~/generated/contract/operations';
import { authoredActivity } from './authored-activity';
import type { Moments } from '../../time/moments';
import { registrations } from './authored-registrations';
import { story } from '../../story';

type DomainObject = Answer<'domainQuery'>;

/** Domains by name. */
export function authoredDomains(when: Moments): ReadonlyMap<string, DomainObject> {
  const registered = registrations(when);
  const all = [...maliciousDomains(when, registered), ...otherDomains(when, registered)];
  return new Map(all.map((each) => [each.domainName ?? '', each]));
}

/** Domains of attackers. */
function maliciousDomains(when: Moments, registered: ReturnType<typeof registrations>): readonly DomainObject[] {
  return [
    {
      domainName: story.domain,
      wrsScore: 12,
      wrsCategory: ['Phishing'],
      ...registered[story.domain],
      hostedIP: [story.ip],
      hostedLocation: ['Netherlands'],
      ...authoredActivity(when, { seed: story.domain, days: 4, level: 5, peak: 52 }),
    },
    {
      domainName: story.beaconDomain,
      wrsScore: 58,
      wrsCategory: ['C&C Server'],
      ...registered[story.beaconDomain],
      hostedIP: [story.beaconIp],
      hostedLocation: ['Moldova'],
      ...authoredActivity(when, { seed: story.beaconDomain, days: 2, level: 14, peak: 66 }),
    },
    {
      domainName: 'halden-0ptics.example',
      wrsScore: 69,
      wrsCategory: ['Newly Observed Domain'],
      ...registered['halden-0ptics.example'],
      hostedIP: [story.ip],
      hostedLocation: ['Netherlands'],
      ...authoredActivity(when, { seed: 'halden-0ptics', days: 2, level: 3, peak: 9 }),
    },
  ];
}

/** A file-sharing service and the domain of the company. */
function otherDomains(when: Moments, registered: ReturnType<typeof registrations>): readonly DomainObject[] {
  return [
    {
      domainName: 'share-drop.example',
      wrsScore: 71,
      wrsCategory: [],
      ...registered['share-drop.example'],
      hostedIP: ['198.51.100.20', '198.51.100.21'],
      hostedLocation: ['Germany', 'France'],
      ...authoredActivity(when, { seed: 'share-drop', days: 7, level: 22, peak: 95, plain: true }),
    },
    {
      domainName: story.companyDomain,
      wrsScore: 95,
      wrsCategory: ['Business / Economy'],
      ...registered[story.companyDomain],
      hostedIP: [story.companyIp],
      hostedLocation: ['Norway'],
      ...authoredActivity(when, { seed: story.companyDomain, days: 14, level: 120, peak: 300 }),
    },
  ];
}
