import { signedIn, type Handlers } from '../handler';
import { licenseItems } from '../data/notifications';
import { LIVE_PATH } from '../socket';

/** Answers of the notification panel, the banner area and the upgrade alert. */
export const notificationHandlers = {
  getNotificationCounts: (call) => {
    const { data, state } = call.world;
    const account = signedIn(call);
    const unread = (type: 0 | 1) =>
      data.notifications.filter(
        (item) => item.type === type && (item.time ?? 0) > (state.lastRead.get(account.id) ?? 0),
      );
    return {
      counts: { '0': unread(0).length, '1': unread(1).length },
      token: account.token,
      webSocketUrl: `${call.origin.replace(/^http/, 'ws')}${LIVE_PATH}`,
    };
  },
  listNotifications: (call) => {
    const { data, state, now } = call.world;
    const { id } = signedIn(call);
    const lastReadTime = state.lastRead.get(id) ?? 0;
    state.lastRead.set(id, now());
    return { notifications: [...data.notifications], lastReadTime };
  },
  getNotificationItems: ({ world }) => ({
    license: licenseItems.filter(({ pid }) => !world.state.dismissedBanners.has(pid)),
    idp: true,
    promotion: true,
    modal: { isKickingAction: false },
  }),
  checkCreditPromotion: () => ({}),
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
