import type { Answer } from '~/generated/contract/operations';
import { licenseItems } from '../../company/notifications/authored';
import { generateNotifications } from '../../company/notifications/generate';
import { moments } from '../../company/time/moments';
import { Refusal, signedIn, type Handlers, type World } from '../handler';
import { LIVE_PATH } from '../socket';

/** Answers of the notification panel, the banner area and the upgrade alert. */
export const notificationHandlers = {
  getNotificationCounts: (call) => {
    const { state } = call.world;
    const account = signedIn(call);
    const lastRead = state.lastRead.get(account.id) ?? 0;
    const items = notificationsOf(call.world);
    const unread = (type: 0 | 1) => items.filter((item) => item.type === type && (item.time ?? 0) > lastRead).length;
    return {
      counts: state.notifications.counts ?? { '0': unread(0), '1': unread(1) },
      token: account.token,
      webSocketUrl: `${call.origin.replace(/^http/, 'ws')}${LIVE_PATH}`,
    };
  },
  listNotifications: (call) => {
    const { state, now } = call.world;
    const { id } = signedIn(call);
    const lastReadTime = state.lastRead.get(id) ?? 0;
    state.lastRead.set(id, now());
    return { notifications: notificationsOf(call.world), lastReadTime };
  },
  getNotificationItems: ({ world: { state } }) => ({
    license: (state.banners.license ?? licenseItems).filter(({ pid }) => !state.dismissedBanners.has(pid)),
    idp: state.banners.idp ?? true,
    promotion: state.banners.promotion ?? true,
    modal: { isKickingAction: state.banners.isKickingAction ?? false },
  }),
  checkCreditPromotion: ({ world }) =>
    world.state.banners.promotionQualified === false
      ? new Refusal(400, 400000, 'The company does not qualify for the promotion.')
      : {},
  dismissBanner: ({ body, world }) => {
    world.state.dismissedBanners.add(body.pid);
    return {};
  },
  // The console hides the item until the next load; the server stores nothing.
  hideBanner: () => ({}),
  noUpgradeBanner: ({ body, world }) => {
    world.state.dismissedBanners.add(body.prefix);
    return {};
  },
  getUpgradeUrl: ({ query }) => ({
    upgradeUrl: `/__demo/pages/upgrade.html?lang=${encodeURIComponent(query.lang)}&relayState=${encodeURIComponent(query.relayState)}`,
  }),
} satisfies Handlers<
  | 'getNotificationCounts'
  | 'listNotifications'
  | 'getNotificationItems'
  | 'checkCreditPromotion'
  | 'dismissBanner'
  | 'hideBanner'
  | 'noUpgradeBanner'
  | 'getUpgradeUrl'
>;

type Notification = NonNullable<Answer<'listNotifications'>['notifications']>[number];

/** The notifications under the override of the control page: the story's, cut or filled up with older ones. */
function notificationsOf({ data, state, start }: World): Notification[] {
  const { informative, tasks, level, items = [] } = state.notifications;
  const hosts = data.hosts.flatMap(({ host }) => host.hostname ?? []);
  const ofType = (type: 0 | 1, wanted: number | undefined): readonly Notification[] => {
    const ofType = data.notifications.filter((item) => item.type === type);
    const stored = level === undefined ? ofType : [];
    const count = Math.max(0, (wanted ?? ofType.length) - stored.length);
    return [
      ...stored.slice(0, wanted ?? ofType.length),
      ...generateNotifications(moments(start), { type, count, level, hosts }),
    ];
  };
  return [...items, ...ofType(0, informative), ...ofType(1, tasks)].toSorted(
    (left, right) => (right.time ?? 0) - (left.time ?? 0),
  );
}
