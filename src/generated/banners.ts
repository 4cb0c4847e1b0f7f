// Generated from descriptors/banners.json. Do not edit.
import type { Banners } from './descriptor-types';
import { predicates as p } from './predicates';
import type { Reads } from './types';

/** What the console tells above the page. */
export const banners: Banners = {
  sources: {
    notification: { operation: 'getNotificationItems' },
    credit: {
      operation: 'checkCreditPromotion',
      when: (s: Reads, f) => f.eq(s.notification?.promotion, true),
    },
  },
  banners: [
    {
      id: 'last-essential',
      value: (s: Reads) => s.notification?.license,
      visibleWhen: (s: Reads, f) => f.and(f.eq(s.item?.pid, 'last_essential'), f.ge(s.item?.days, 0)),
      type: (s: Reads, f) => f.choose(f.eq(s.item?.status, 2), 'error', f.choose(f.eq(s.item?.status, 1), 'warning', 'info')),
      pid: (s: Reads) => s.item?.pid,
      title: {
        key: 'banners.banners.last-essential.title',
        text: 'Your last Essential license is about to end.',
      },
      titleWhen: [
        {
          id: 'several',
          when: (s: Reads, f) => f.gt(s.item?.days, 1),
          text: {
            key: 'banners.banners.last-essential.titleWhen.several.text',
            text: 'Your last Essential license ends in {days} days.',
            with: { days: (s: Reads) => s.item?.days },
          },
        },
        {
          id: 'one',
          when: (s: Reads, f) => f.eq(s.item?.days, 1),
          text: {
            key: 'banners.banners.last-essential.titleWhen.one.text',
            text: 'Your last Essential license ends tomorrow.',
          },
        },
        {
          id: 'none',
          when: (s: Reads, f) => f.eq(s.item?.days, 0),
          text: {
            key: 'banners.banners.last-essential.titleWhen.none.text',
            text: 'Your last Essential license ends today.',
          },
        },
      ],
      buttons: [
        {
          id: 'resolve',
          label: { key: 'banners.banners.last-essential.buttons.resolve.label', text: 'Renew' },
          action: { type: 'navigate', to: '/app/bc/company/license' },
        },
      ],
    },
    {
      id: 'advanced-trial',
      value: (s: Reads) => s.notification?.license,
      visibleWhen: (s: Reads, f) => f.and(f.eq(s.item?.pid, 'advanced_trial'), f.ge(s.item?.days, 0)),
      type: (s: Reads, f) => f.choose(f.eq(s.item?.status, 2), 'error', f.choose(f.eq(s.item?.status, 1), 'warning', 'info')),
      pid: (s: Reads) => s.item?.pid,
      title: { key: 'banners.banners.advanced-trial.title', text: 'Your Advanced trial is about to end.' },
      titleWhen: [
        {
          id: 'several',
          when: (s: Reads, f) => f.gt(s.item?.days, 1),
          text: {
            key: 'banners.banners.advanced-trial.titleWhen.several.text',
            text: 'Your Advanced trial ends in {days} days.',
            with: { days: (s: Reads) => s.item?.days },
          },
        },
        {
          id: 'one',
          when: (s: Reads, f) => f.eq(s.item?.days, 1),
          text: {
            key: 'banners.banners.advanced-trial.titleWhen.one.text',
            text: 'Your Advanced trial ends tomorrow.',
          },
        },
        {
          id: 'none',
          when: (s: Reads, f) => f.eq(s.item?.days, 0),
          text: {
            key: 'banners.banners.advanced-trial.titleWhen.none.text',
            text: 'Your Advanced trial ends today.',
          },
        },
      ],
      buttons: [
        {
          id: 'resolve',
          label: { key: 'BANNER.SEE_LICENSES' },
          action: { type: 'navigate', to: '/app/bc/company/license' },
        },
      ],
    },
    {
      id: 'complimentary-credit',
      value: (s: Reads) => s.notification?.license,
      visibleWhen: (s: Reads, f) => f.and(f.eq(s.item?.pid, 'complimentary_credit'), f.ge(s.item?.days, 0)),
      type: (s: Reads, f) => f.choose(f.eq(s.item?.status, 2), 'error', f.choose(f.eq(s.item?.status, 1), 'warning', 'info')),
      pid: (s: Reads) => s.item?.pid,
      title: {
        key: 'banners.banners.complimentary-credit.title',
        text: 'Your complimentary credits are about to expire.',
      },
      titleWhen: [
        {
          id: 'several',
          when: (s: Reads, f) => f.gt(s.item?.days, 1),
          text: {
            key: 'banners.banners.complimentary-credit.titleWhen.several.text',
            text: 'Your complimentary credits expire in {days} days.',
            with: { days: (s: Reads) => s.item?.days },
          },
        },
        {
          id: 'one',
          when: (s: Reads, f) => f.eq(s.item?.days, 1),
          text: {
            key: 'banners.banners.complimentary-credit.titleWhen.one.text',
            text: 'Your complimentary credits expire tomorrow.',
          },
        },
        {
          id: 'none',
          when: (s: Reads, f) => f.eq(s.item?.days, 0),
          text: {
            key: 'banners.banners.complimentary-credit.titleWhen.none.text',
            text: 'Your complimentary credits expire today.',
          },
        },
      ],
      buttons: [
        {
          id: 'resolve',
          label: { key: 'BANNER.SEE_CREDITS' },
          action: { type: 'navigate', to: '/app/bc/company/credit' },
        },
      ],
    },
    {
      id: 'paid-credit',
      value: (s: Reads) => s.notification?.license,
      visibleWhen: (s: Reads, f) => f.and(f.eq(s.item?.pid, 'paid_credit'), f.ge(s.item?.days, 0)),
      type: (s: Reads, f) => f.choose(f.eq(s.item?.status, 2), 'error', f.choose(f.eq(s.item?.status, 1), 'warning', 'info')),
      pid: (s: Reads) => s.item?.pid,
      title: { key: 'banners.banners.paid-credit.title', text: 'Your paid credits are about to expire.' },
      titleWhen: [
        {
          id: 'several',
          when: (s: Reads, f) => f.gt(s.item?.days, 1),
          text: {
            key: 'banners.banners.paid-credit.titleWhen.several.text',
            text: 'Your paid credits expire in {days} days.',
            with: { days: (s: Reads) => s.item?.days },
          },
        },
        {
          id: 'one',
          when: (s: Reads, f) => f.eq(s.item?.days, 1),
          text: {
            key: 'banners.banners.paid-credit.titleWhen.one.text',
            text: 'Your paid credits expire tomorrow.',
          },
        },
        {
          id: 'none',
          when: (s: Reads, f) => f.eq(s.item?.days, 0),
          text: {
            key: 'banners.banners.paid-credit.titleWhen.none.text',
            text: 'Your paid credits expire today.',
          },
        },
      ],
      buttons: [
        {
          id: 'resolve',
          label: { key: 'BANNER.SEE_CREDITS' },
          action: { type: 'navigate', to: '/app/bc/company/credit' },
        },
      ],
    },
    {
      id: 'product',
      value: (s: Reads) => s.notification?.license,
      visibleWhen: (s: Reads, f) => f.and(f.not(f.within(s.item?.pid, ['last_essential', 'advanced_trial', 'complimentary_credit', 'paid_credit'])), f.ge(s.item?.days, 0)),
      type: (s: Reads, f) => f.choose(f.eq(s.item?.status, 2), 'error', f.choose(f.eq(s.item?.status, 1), 'warning', 'info')),
      pid: (s: Reads) => s.item?.pid,
      title: {
        key: 'banners.banners.product.title',
        text: 'The license of {product} is about to end.',
        with: { product: (s: Reads) => s.item?.pid },
      },
      titleWhen: [
        {
          id: 'several',
          when: (s: Reads, f) => f.gt(s.item?.days, 1),
          text: {
            key: 'banners.banners.product.titleWhen.several.text',
            text: 'The license of {product} ends in {days} days.',
            with: { days: (s: Reads) => s.item?.days, product: (s: Reads) => s.item?.pid },
          },
        },
        {
          id: 'one',
          when: (s: Reads, f) => f.eq(s.item?.days, 1),
          text: {
            key: 'banners.banners.product.titleWhen.one.text',
            text: 'The license of {product} ends tomorrow.',
            with: { product: (s: Reads) => s.item?.pid },
          },
        },
        {
          id: 'none',
          when: (s: Reads, f) => f.eq(s.item?.days, 0),
          text: {
            key: 'banners.banners.product.titleWhen.none.text',
            text: 'The license of {product} ends today.',
            with: { product: (s: Reads) => s.item?.pid },
          },
        },
      ],
      buttons: [
        {
          id: 'resolve',
          label: { key: 'BANNER.SEE_LICENSES' },
          action: { type: 'navigate', to: '/app/bc/company/license' },
        },
      ],
    },
    {
      id: 'identity-provider',
      visibleWhen: (s: Reads, f) => f.eq(s.notification?.idp, true),
      type: () => 'warning',
      title: {
        key: 'banners.banners.identity-provider.title',
        text: 'The connection to your identity provider needs attention.',
      },
      buttons: [
        {
          id: 'resolve',
          label: {
            key: 'banners.banners.identity-provider.buttons.resolve.label',
            text: 'Check the provider',
          },
          action: { type: 'navigate', to: '/app/iam2/idp' },
        },
      ],
    },
    {
      id: 'promotion',
      visibleWhen: (s: Reads, f) => f.and(f.eq(s.notification?.promotion, true), f.has(s.credit)),
      type: () => 'info',
      title: {
        key: 'banners.banners.promotion.title',
        text: 'Your company qualifies for promotional credits.',
      },
      buttons: [
        {
          id: 'resolve',
          label: { key: 'BANNER.SEE_CREDITS' },
          action: { type: 'navigate', to: '/app/bc/company/credit' },
        },
      ],
    },
    {
      id: 'upgrade',
      visibleWhen: (s: Reads, f) => f.and(p.upgradeDue(s, f), f.not(f.remembered(s, 'upgradeDismissed'))),
      type: () => 'info',
      title: {
        key: 'banners.banners.upgrade.title',
        text: 'Your company can upgrade to foundation accounts.',
      },
      buttons: [
        {
          id: 'resolve',
          label: { key: 'BANNER.LEARN_MORE' },
          visibleWhen: (s: Reads, f) => p.consoleAccess(s, f),
          action: { type: 'openDialog', dialog: 'upgrade' },
        },
        {
          id: 'denied',
          as: 'resolve',
          label: { key: 'BANNER.LEARN_MORE' },
          visibleWhen: (s: Reads, f) => f.not(p.consoleAccess(s, f)),
          action: { type: 'navigate', to: '/users/403', query: { msg: () => 'console' } },
        },
        {
          id: 'dont-show-again',
          label: { key: 'banners.banners.upgrade.buttons.dont-show-again.label', text: 'Do not show again' },
          action: {
            type: 'remember',
            name: 'upgradeDismissed',
            then: [{ type: 'call', operation: 'noUpgradeBanner', body: { prefix: () => 'upgrade' } }],
          },
        },
      ],
    },
  ],
};
