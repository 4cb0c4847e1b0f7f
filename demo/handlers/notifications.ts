import { licenseItems } from '../data/notifications';
import { Refusal, signedIn, type Handlers } from '../handler';
import { notificationsOf } from '../notifications';
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
  // Hiding is for the page only: the item comes again with the next load.
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
