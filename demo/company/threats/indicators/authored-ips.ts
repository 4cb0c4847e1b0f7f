import type { Answer } from '~/generated/contract/operations';
import { authoredActivity } from './authored-activity';
import type { Moments } from '../../time/moments';
import { story } from '../../story';

type IpObject = Answer<'ipQuery'>;

/** IP addresses by their text; internal ones belong to hosts of the company. */
export function authoredIps(when: Moments): ReadonlyMap<string, IpObject> {
  const all = [...outsideIps(when), ...companyIps(when)];
  return new Map(all.map((each) => [each.objectName ?? '', each]));
}

/** Addresses of attackers and of a file-sharing service. */
function outsideIps(when: Moments): readonly IpObject[] {
  return [
    {
      objectName: story.ip,
      wrsScore: 12,
      wrsCategory: ['Phishing', 'Disease Vector'],
      host: story.domain,
      hostedLocation: ['Netherlands'],
      ...authoredActivity(when, { seed: story.ip, days: 4, level: 6, peak: 58 }),
    },
    {
      objectName: story.beaconIp,
      wrsScore: 58,
      wrsCategory: ['C&C Server'],
      host: story.beaconDomain,
      hostedLocation: ['Moldova'],
      ...authoredActivity(when, { seed: story.beaconIp, days: 2, level: 14, peak: 66 }),
    },
    {
      objectName: '198.51.100.20',
      wrsScore: 71,
      wrsCategory: [],
      host: 'files.share-drop.example',
      hostedLocation: ['Germany'],
      ...authoredActivity(when, { seed: 'share-20', days: 7, level: 11, peak: 47, plain: true }),
    },
    {
      objectName: '198.51.100.21',
      wrsScore: 71,
      wrsCategory: [],
      host: 'files.share-drop.example',
      hostedLocation: ['France'],
      ...authoredActivity(when, { seed: 'share-21', days: 7, level: 11, peak: 41 }),
    },
  ];
}

/** Addresses of the company, and one in version 6. */
function companyIps(when: Moments): readonly IpObject[] {
  return [
    {
      objectName: story.companyIp,
      wrsScore: 95,
      wrsCategory: ['Business / Economy'],
      host: `www.${story.companyDomain}`,
      hostedLocation: ['Norway'],
      ...authoredActivity(when, { seed: story.companyIp, days: 14, level: 120, peak: 300 }),
    },
    {
      objectName: story.laptopIp,
      host: story.laptopName,
      ...authoredActivity(when, { seed: story.laptopIp, days: 7, level: 30, peak: 140 }),
    },
    {
      objectName: story.fileServerIp,
      host: story.fileServerName,
      ...authoredActivity(when, { seed: story.fileServerIp, days: 7, level: 80, peak: 410 }),
    },
    { objectName: '172.16.40.9', host: 'LAB-MAC-003' },
    { objectName: '192.168.77.20', host: 'WEB-EDGE-01' },
    { objectName: '2001:db8:45::10', wrsScore: 77, wrsCategory: ['Untested'], host: null, hostedLocation: ['Sweden'] },
  ];
}
