import { decodeUrlId } from '../url-id';
import { notFound, type Handlers, type Refusal } from '../handler';

/** Answers about one object of the detail drawer. */
export const objectHandlers = {
  emailQuery: ({ body, world }) => found(world.data.emails.get(body.messageId), body.messageId),
  fileQuery: ({ body, world }) => found(world.data.files.get(body.sha1.toLowerCase()), body.sha1),
  urlQuery: ({ body, world }) => found(world.data.urls.get(decodeUrlId(body.url)), body.url),
  domainQuery: ({ body, world }) => found(world.data.domains.get(body.domain.toLowerCase()), body.domain),
  ipQuery: ({ body, world }) => found(world.data.ips.get(body.ip), body.ip),
  mobileQuery: ({ body, world }) => found(world.data.mobiles.get(body.deviceId), body.deviceId),
  userAccountQuery: ({ query, world }) => found(world.data.users.get(query.userId), query.userId),
  containerBasic: ({ body, world }) => found(world.data.containers.get(body.containerId), body.containerId),
  cloudBasic: ({ query, world }) => found(world.data.cloudAssets.get(query.arn), query.arn),
  threatInsightQuery: ({ query, world }) => found(world.data.threatInsights.get(query.name), query.name),
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

function found<T>(object: T | undefined, id: string): { data: T } | Refusal {
  return object === undefined ? notFound(id) : { data: object };
}
