import type { Answer } from '~/generated/contract/operations';
import { memoizeEntries } from '../../entries';
import { moments } from '../../time/moments';
import type { StartTime } from '../../time/age';
import { endpoints } from '../../assets/endpoints/generate';
import type { Indicator } from './types';
import { indicatorsById } from './generate';
import type { Site } from '../sites';
import { activityOf } from './activity';

const endpointsByAddress = memoizeEntries(() => new Map(endpoints().map((each) => [each.ip, each])));

/** The answer for a generated URL. */
export function urlDetail(started: StartTime, id: string): Answer<'urlQuery'> | undefined {
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

/** The answer for a generated domain. */
export function domainDetail(started: StartTime, id: string): Answer<'domainQuery'> | undefined {
  const site = siteOf('domain', id);
  return site && { ...reputation(site), ...hosting(started, site), domainName: id, ...activityOf(started, id) };
}

/** The answer for a generated address; addresses of the company's hosts have no reputation. */
export function ipDetail(started: StartTime, id: string): Answer<'ipQuery'> | undefined {
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

/** Registration and location of a site. */
function hosting({ start }: StartTime, { days, registrant, registrantCountry, ips, country }: Site) {
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
