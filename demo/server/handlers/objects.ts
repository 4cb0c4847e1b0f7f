import { cloudAssetDetail } from '../../company/assets/cloud/detail';
import { containerDetail } from '../../company/assets/containers/detail';
import { mobileDetail } from '../../company/assets/mobiles/detail';
import { userAccount } from '../../company/identities/detail';
import { emailDetail } from '../../company/mail/detail';
import { fileDetail } from '../../company/threats/indicators/file-detail';
import { domainDetail, ipDetail, urlDetail } from '../../company/threats/indicators/web-detail';
import { insightDetail } from '../../company/threats/insights/detail';
import { found, type Handlers } from '../handler';
import { decodeUrlId } from '../url-id';

/** Answers about one object of the detail drawer. */
export const objectHandlers = {
  emailQuery: ({ body, world }) =>
    found(world.data.emails.get(body.messageId) ?? emailDetail(world, body.messageId), body.messageId),
  fileQuery: ({ body, world }) => {
    const sha1 = body.sha1.toLowerCase();
    return found(world.data.files.get(sha1) ?? fileDetail(sha1), body.sha1);
  },
  urlQuery: ({ body, world }) => {
    const url = decodeUrlId(body.url);
    return found(world.data.urls.get(url) ?? urlDetail(world, url), body.url);
  },
  domainQuery: ({ body, world }) => {
    const domain = body.domain.toLowerCase();
    return found(world.data.domains.get(domain) ?? domainDetail(world, domain), body.domain);
  },
  ipQuery: ({ body, world }) => found(world.data.ips.get(body.ip) ?? ipDetail(world, body.ip), body.ip),
  mobileQuery: ({ body, world }) =>
    found(world.data.mobiles.get(body.deviceId) ?? mobileDetail(world, body.deviceId), body.deviceId),
  userAccountQuery: ({ query, world }) =>
    found(world.data.users.get(query.userId) ?? userAccount(query.userId), query.userId),
  containerBasic: ({ body, world }) =>
    found(world.data.containers.get(body.containerId) ?? containerDetail(body.containerId), body.containerId),
  cloudBasic: ({ query, world }) =>
    found(world.data.cloudAssets.get(query.arn) ?? cloudAssetDetail(query.arn), query.arn),
  threatInsightQuery: ({ query, world }) =>
    found(world.data.threatInsights.get(query.name) ?? insightDetail(query.name), query.name),
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
