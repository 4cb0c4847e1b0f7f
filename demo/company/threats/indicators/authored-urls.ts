import type { Answer } from '~/generated/contract/operations';
import { authoredActivity } from './authored-activity';
import type { Moments } from '../../time/moments';
import { registrations } from './authored-registrations';
import { story } from '../../story';

type UrlObject = Answer<'urlQuery'>;

const FAKE_SIGN_IN = 'https://login.halden-0ptics.example/sso';
const SHARED_FILE = 'https://files.share-drop.example/d/8f31';

/** URLs by their address. */
export function authoredUrls(when: Moments): ReadonlyMap<string, UrlObject> {
  const registered = registrations(when);
  const all = [...maliciousUrls(when, registered), ...otherUrls(when, registered)];
  return new Map(all.map((each) => [each.objectName ?? '', each]));
}

/** URLs of attackers. */
function maliciousUrls(when: Moments, registered: ReturnType<typeof registrations>): readonly UrlObject[] {
  return [
    {
      objectName: story.url,
      wrsScore: 12,
      wrsCategory: ['Phishing', 'Disease Vector'],
      domainName: story.domain,
      ...registered[story.domain],
      host: `www.${story.domain}`,
      hostedIP: [story.ip],
      hostedLocation: ['Netherlands'],
      ...authoredActivity(when, { seed: 'invoice', days: 3, level: 3, peak: 41 }),
    },
    {
      objectName: story.beaconUrl,
      wrsScore: 58,
      wrsCategory: ['C&C Server'],
      domainName: story.beaconDomain,
      ...registered[story.beaconDomain],
      host: story.beaconDomain,
      hostedIP: [story.beaconIp],
      hostedLocation: ['Moldova'],
      ...authoredActivity(when, { seed: 'beacon', days: 2, level: 12, peak: 60 }),
    },
    {
      objectName: FAKE_SIGN_IN,
      wrsScore: 69,
      wrsCategory: ['Newly Observed Domain'],
      domainName: 'halden-0ptics.example',
      ...registered['halden-0ptics.example'],
      host: 'login.halden-0ptics.example',
      hostedIP: [story.ip],
      hostedLocation: ['Netherlands'],
      ...authoredActivity(when, { seed: 'sign-in', days: 2, level: 2, peak: 7 }),
    },
  ];
}

/** URLs of a file-sharing service and of the company, the ends of the scale, and one that is almost unknown. */
function otherUrls(when: Moments, registered: ReturnType<typeof registrations>): readonly UrlObject[] {
  return [
    {
      objectName: SHARED_FILE,
      wrsScore: 71,
      wrsCategory: [],
      domainName: 'share-drop.example',
      ...registered['share-drop.example'],
      host: 'files.share-drop.example',
      hostedIP: ['198.51.100.20', '198.51.100.21'],
      hostedLocation: ['Germany', 'France'],
      ...authoredActivity(when, { seed: 'share', days: 7, level: 20, peak: 88, plain: true }),
    },
    {
      objectName: `https://www.${story.companyDomain}/`,
      wrsScore: 95,
      wrsCategory: ['Business / Economy'],
      domainName: story.companyDomain,
      ...registered[story.companyDomain],
      host: `www.${story.companyDomain}`,
      hostedIP: [story.companyIp],
      hostedLocation: ['Norway'],
      ...authoredActivity(when, { seed: 'company', days: 14, level: 90, peak: 240 }),
    },
    // The ends of the scale, and an object about which almost nothing is known.
    {
      objectName: 'http://drop.parcel-notice.example/a.js',
      wrsScore: 0,
      domainName: story.domain,
      hostedIP: [story.ip],
    },
    { objectName: `https://shop.${story.companyDomain}/`, wrsScore: 100, domainName: story.companyDomain },
    { objectName: 'https://intranet.halden-optics.example/', wrsScore: null, domainName: story.companyDomain },
  ];
}
