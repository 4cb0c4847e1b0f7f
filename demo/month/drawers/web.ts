import type { Answer } from '../../../src/generated/operations';
import { moments } from '../../data/moments';
import type { Started } from '../calendar';
import { endpoints } from '../endpoints';
import type { Indicator } from '../indicator';
import { indicatorsById } from '../indicators';
import { once } from '../once';
import type { Site } from '../sites';
import { activityOf } from './seen-activity';

const endpointsByAddress = once(() => new Map(endpoints().map((each) => [each.ip, each])));

/** What the drawer of a URL of the month tells. */
export function monthUrl(started: Started, id: string): Answer<'urlQuery'> | undefined {
  const site = siteOf('url', id);
  return (
    site && {
      ...reputation(site),
      ...hosting(started, site),
      objectName: id,
      domainName: site.name,
      host: /^https?:\/\/([^/]+)/.exec(id)?.[1] ?? site.name,
      ...activityOf(started, id),
    }
  );
}

/** What the drawer of a domain of the month tells. */
export function monthDomain(started: Started, id: string): Answer<'domainQuery'> | undefined {
  const site = siteOf('domain', id);
  return site && { ...reputation(site), ...hosting(started, site), domainName: id, ...activityOf(started, id) };
}

/** What the drawer of an address of the month tells; those of the company's hosts have no reputation. */
export function monthIp(started: Started, id: string): Answer<'ipQuery'> | undefined {
  const site = siteOf('ip', id);
  const host = endpointsByAddress().get(id);
  if (site === undefined) return host && { objectName: id, host: host.name };
  return {
    ...reputation(site),
    objectName: id,
    host: site.name,
    hostedLocation: [site.country],
    ...activityOf(started, id),
  };
}

function siteOf(kind: Indicator['kind'], id: string): Site | undefined {
  const found = indicatorsById().get(id);
  return found?.kind === kind ? found.site : undefined;
}

function reputation({ score, categories }: Site) {
  return { wrsScore: score, wrsCategory: [...categories] };
}

/** Who registered a site and where it stands. */
function hosting({ start }: Started, { days, registrant, registrantCountry, ips, country }: Site) {
  const when = moments(start);
  return {
    registrantName: registrant,
    registrantCounty: registrantCountry,
    createdDate: when.date(days),
    updatedDate: when.date(Math.floor(days / 3)),
    expiredDate: when.date(days - Math.ceil((days + 1) / 365) * 365),
    hostedIP: [...ips],
    hostedLocation: [country],
  };
}
