import { decodeUrlId } from '../url-id';
import { monthEmail } from '../month/drawers/email';
import { monthFile } from '../month/drawers/file';
import { monthCloudAsset, monthContainer, monthMobile, monthUser } from '../month/drawers/objects';
import { monthInsight } from '../month/drawers/threat-insight';
import { monthDomain, monthIp, monthUrl } from '../month/drawers/web';
import { found, type Handlers } from '../handler';

/** Answers about one object of the detail drawer. */
export const objectHandlers = {
  emailQuery: ({ body, world }) =>
    found(world.data.emails.get(body.messageId) ?? monthEmail(world, body.messageId), body.messageId),
  fileQuery: ({ body, world }) => {
    const sha1 = body.sha1.toLowerCase();
    return found(world.data.files.get(sha1) ?? monthFile(sha1), body.sha1);
  },
  urlQuery: ({ body, world }) => {
    const url = decodeUrlId(body.url);
    return found(world.data.urls.get(url) ?? monthUrl(world, url), body.url);
  },
  domainQuery: ({ body, world }) => {
    const domain = body.domain.toLowerCase();
    return found(world.data.domains.get(domain) ?? monthDomain(world, domain), body.domain);
  },
  ipQuery: ({ body, world }) => found(world.data.ips.get(body.ip) ?? monthIp(world, body.ip), body.ip),
  mobileQuery: ({ body, world }) =>
    found(world.data.mobiles.get(body.deviceId) ?? monthMobile(world, body.deviceId), body.deviceId),
  userAccountQuery: ({ query, world }) =>
    found(world.data.users.get(query.userId) ?? monthUser(query.userId), query.userId),
  containerBasic: ({ body, world }) =>
    found(world.data.containers.get(body.containerId) ?? monthContainer(body.containerId), body.containerId),
  cloudBasic: ({ query, world }) =>
    found(world.data.cloudAssets.get(query.arn) ?? monthCloudAsset(query.arn), query.arn),
  threatInsightQuery: ({ query, world }) =>
    found(world.data.threatInsights.get(query.name) ?? monthInsight(query.name), query.name),
} satisfies Handlers<
  | 'emailQuery'
  | 'fileQuery'
  | 'urlQuery'
  | 'domainQuery'
  | 'ipQuery'
  | 'mobileQuery'
  | 'userAccountQuery'
  | 'containerBasic'
  | 'cloudBasic'
  | 'threatInsightQuery'
>;
