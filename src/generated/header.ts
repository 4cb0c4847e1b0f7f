// Generated from descriptors/header.json. Do not edit.
import type { Header } from './descriptor-types';
import { predicates as p } from './predicates';
import type { Reads } from './types';

/** What stands in the bar at the top. */
export const header: Header = {
  brand: {
    title: { key: 'header.brand.title', text: 'Descry' },
    titleWhen: [
      {
        id: 'uae',
        when: (s: Reads, f) => p.emirates(s, f),
        text: { key: 'header.brand.titleWhen.uae.text', text: 'Descry UAE' },
      },
      {
        id: 'partner',
        when: (s: Reads, f) => p.serviceProviderView(s, f),
        text: { key: 'header.brand.titleWhen.partner.text', text: 'Descry Partner' },
      },
    ],
  },
  search: {
    visibleWhen: (s: Reads, f) => p.enterpriseView(s, f),
    to: '/app/global-search',
    optIn: {
      when: (s: Reads, f) => f.not(f.flag(s, 'platform-data-query-preview')),
      dialog: 'data-query-opt-in',
    },
  },
  clock: {
    entries: [
      {
        id: 'time-zone',
        label: { key: 'HEADER.TIME_ZONE' },
        visibleWhen: (s: Reads, f) => p.consoleAccess(s, f),
        action: { type: 'navigate', to: '/admin/timezone' },
      },
      {
        id: 'time-zone-denied',
        as: 'time-zone',
        label: { key: 'HEADER.TIME_ZONE' },
        visibleWhen: (s: Reads, f) => f.not(p.consoleAccess(s, f)),
        action: { type: 'navigate', to: '/users/403', query: { msg: () => 'console' } },
      },
    ],
  },
  assistant: {
    visibleWhen: (s: Reads, f) => f.and(p.enterpriseView(s, f), s.tracking, f.not(s.serviceProviderContext)),
  },
  slots: [
    { id: 'case-log', visibleWhen: (s: Reads, f) => p.enterpriseView(s, f) },
    { id: 'ai', visibleWhen: (s: Reads, f) => p.enterpriseView(s, f) },
    { id: 'chat-bot' },
  ],
  partner: {
    visibleWhen: (s: Reads, f) => p.hasPartner(s, f),
    entries: [
      {
        id: 'technical-support',
        label: { key: 'HEADER.TECHNICAL_SUPPORT' },
        icon: 'envelope',
        action: {
          type: 'call',
          operation: 'getWhitelabel',
          path: { partnerId: (s: Reads) => s.profile?.partnerId },
          query: { withemail: () => true },
          then: [{ type: 'mail', to: (s: Reads) => s.answer?.email, subject: () => 'Technical Support' }],
        },
      },
    ],
  },
  help: {
    visibleWhen: (s: Reads, f) => p.serviceProviderView(s, f),
    entries: [
      {
        id: 'contact-support',
        label: { key: 'header.help.entries.contact-support.label', text: 'Contact support' },
        visibleWhen: (s: Reads, f) => p.governmentCloud(s, f),
        action: { type: 'openDialog', dialog: 'support-case' },
      },
      {
        id: 'technical-support',
        label: { key: 'HEADER.TECHNICAL_SUPPORT' },
        visibleWhen: (s: Reads, f) => f.and(f.not(p.governmentCloud(s, f)), p.hasPartner(s, f)),
        action: {
          type: 'call',
          operation: 'getWhitelabel',
          path: { partnerId: (s: Reads) => s.profile?.partnerId },
          query: { withemail: () => true },
          then: [{ type: 'mail', to: (s: Reads) => s.answer?.email, subject: () => 'Technical Support' }],
        },
      },
      {
        id: 'technical-support-draft',
        as: 'technical-support',
        label: { key: 'HEADER.TECHNICAL_SUPPORT' },
        visibleWhen: (s: Reads, f) => f.and(f.not(p.governmentCloud(s, f)), f.not(p.hasPartner(s, f))),
        action: { type: 'mail', subject: () => 'Technical Support' },
      },
    ],
  },
  company: {
    menuWhen: (s: Reads, f) => p.foundationCompany(s, f),
    entries: [
      {
        id: 'license',
        label: { key: 'header.company.entries.license.label', text: 'License' },
        icon: 'endorsed',
        visibleWhen: (s: Reads, f) => f.can(s, 'viewLicense'),
        action: { type: 'navigate', to: '/app/bc/company/license' },
      },
      {
        id: 'product-connector',
        label: { key: 'header.company.entries.product-connector.label', text: 'Product connector' },
        icon: 'link',
        visibleWhen: (s: Reads, f) => f.can(s, 'productConnector.view'),
        action: { type: 'navigate', to: '/admin/product-instance' },
      },
      {
        id: 'roles',
        label: { key: 'header.company.entries.roles.label', text: 'User roles' },
        icon: 'key',
        visibleWhen: (s: Reads, f) => f.can(s, 'roleManagement.viewRoles'),
        action: { type: 'navigate', to: '/app/iam2/role' },
      },
      {
        id: 'role-management',
        label: {
          key: 'header.company.entries.role-management.label',
          text: 'Role management in the other console',
        },
        icon: 'share',
        visibleWhen: (s: Reads, f) => f.can(s, 'roleManagement.viewRoles'),
        action: { type: 'jump' },
      },
      {
        id: 'accounts',
        label: { key: 'header.company.entries.accounts.label', text: 'User accounts' },
        icon: 'people',
        visibleWhen: (s: Reads, f) => f.can(s, 'accountManagement.viewAccountsAndApiKey'),
        action: { type: 'navigate', to: '/app/iam2/account' },
      },
      {
        id: 'single-sign-on',
        label: { key: 'header.company.entries.single-sign-on.label', text: 'Single sign-on' },
        icon: 'log-in',
        visibleWhen: (s: Reads, f) => f.can(s, 'singleSignOn.view'),
        action: { type: 'navigate', to: '/app/iam2/idp' },
      },
      {
        id: 'api-keys',
        label: { key: 'header.company.entries.api-keys.label', text: 'API keys' },
        icon: 'code',
        visibleWhen: (s: Reads, f) => f.and(f.can(s, 'apiKey.view'), p.enterpriseView(s, f)),
        action: { type: 'navigate', to: '/app/iam2/apikey' },
      },
      {
        id: 'switch-company',
        label: { key: 'header.company.entries.switch-company.label', text: 'Switch company' },
        icon: 'swap-horizontal',
        action: { type: 'logIn' },
      },
    ],
  },
  user: {
    entries: [
      {
        id: 'language',
        label: { key: 'header.user.entries.language.label', text: 'Language' },
        icon: 'translate',
        visibleWhen: (s: Reads, f) => f.and(f.not(f.flag(s, 'uic-hide-language-settings')), f.not(p.emirates(s, f))),
        action: { type: 'openDialog', dialog: 'language' },
      },
      {
        id: 'account',
        label: { key: 'HEADER.ACCOUNT' },
        icon: 'user',
        visibleWhen: (s: Reads, f) => f.and(f.eq(s.profile?.access?.account, 1), p.newPreferences(s, f)),
        action: { type: 'navigate', to: '/app/iam2/users_preference' },
      },
      {
        id: 'account-preferences',
        as: 'account',
        label: { key: 'HEADER.ACCOUNT' },
        icon: 'user',
        visibleWhen: (s: Reads, f) => f.and(f.eq(s.profile?.access?.account, 1), f.not(p.newPreferences(s, f))),
        action: { type: 'navigate', to: '/app/bc/iam/users_preference' },
      },
      {
        id: 'switch-group',
        label: { key: 'header.user.entries.switch-group.label', text: 'Switch SAML group' },
        icon: 'swap-horizontal',
        visibleWhen: (s: Reads, f) => f.startsWith(s.userType, 'saml'),
        action: { type: 'logIn' },
      },
      {
        id: 'company-profile',
        label: { key: 'header.user.entries.company-profile.label', text: 'Company profile' },
        icon: 'office',
        visibleWhen: (s: Reads, f) => f.eq(s.profile?.access?.company, 1),
        action: { type: 'navigate', to: '/app/bc/company/profile' },
      },
      {
        id: 'palette',
        label: { key: 'HEADER.PALETTE' },
        icon: 'search-text',
        action: { type: 'command', name: 'palette' },
      },
      {
        id: 'shortcuts',
        label: { key: 'HEADER.SHORTCUTS' },
        icon: 'key-command',
        action: { type: 'command', name: 'shortcuts' },
      },
      {
        id: 'log-out',
        label: { key: 'header.user.entries.log-out.label', text: 'Log out' },
        icon: 'log-out',
        action: { type: 'logOut' },
      },
    ],
  },
  started: [
    {
      id: 'simulations',
      title: { key: 'header.started.simulations.title', text: 'Attack simulations' },
      icon: 'flash',
      buttons: [
        {
          id: 'simulate-endpoint',
          label: {
            key: 'header.started.simulations.buttons.simulate-endpoint.label',
            text: 'Endpoint attacks',
          },
          action: { type: 'openDialog', dialog: 'attack-simulator', with: { slide: () => 0 } },
        },
        {
          id: 'simulate-network',
          label: {
            key: 'header.started.simulations.buttons.simulate-network.label',
            text: 'Network attacks',
          },
          action: { type: 'openDialog', dialog: 'attack-simulator', with: { slide: () => 1 } },
        },
        {
          id: 'simulate-cloud-identity',
          label: {
            key: 'header.started.simulations.buttons.simulate-cloud-identity.label',
            text: 'Cloud identity attacks',
          },
          action: { type: 'openDialog', dialog: 'attack-simulator', with: { slide: () => 2 } },
        },
        {
          id: 'simulate-ai-detection',
          label: {
            key: 'header.started.simulations.buttons.simulate-ai-detection.label',
            text: 'AI detection',
          },
          action: { type: 'openDialog', dialog: 'attack-simulator', with: { slide: () => 3 } },
        },
        {
          id: 'simulate-container',
          label: {
            key: 'header.started.simulations.buttons.simulate-container.label',
            text: 'Container security',
          },
          action: { type: 'openDialog', dialog: 'attack-simulator', with: { slide: () => 4 } },
        },
        {
          id: 'simulate-workbench',
          label: {
            key: 'header.started.simulations.buttons.simulate-workbench.label',
            text: 'Workbench insights',
          },
          action: { type: 'openDialog', dialog: 'attack-simulator', with: { slide: () => 5 } },
        },
      ],
    },
    {
      id: 'guides',
      title: { key: 'header.started.guides.title', text: 'Guides' },
      icon: 'learning',
      buttons: [
        {
          id: 'open-ai-companion',
          label: { key: 'header.started.guides.buttons.open-ai-companion.label', text: 'AI companion' },
          action: { type: 'openDialog', dialog: 'ai-companion' },
        },
        {
          id: 'open-cloud-workload',
          label: { key: 'header.started.guides.buttons.open-cloud-workload.label', text: 'Cloud workloads' },
          action: { type: 'openDialog', dialog: 'cloud-workload' },
        },
      ],
    },
  ],
  shortcuts: [
    {
      id: 'palette',
      keys: 'mod+k',
      label: { key: 'HEADER.PALETTE' },
      action: { type: 'command', name: 'palette' },
    },
    {
      id: 'search',
      keys: '/',
      label: { key: 'header.shortcuts.search.label', text: 'Search' },
      visibleWhen: (s: Reads, f) => p.enterpriseView(s, f),
      action: { type: 'command', name: 'search' },
    },
    {
      id: 'help',
      keys: '?',
      label: { key: 'HEADER.SHORTCUTS' },
      action: { type: 'command', name: 'shortcuts' },
    },
    {
      id: 'menu',
      keys: '[',
      label: { key: 'header.shortcuts.menu.label', text: 'Collapse or expand the menu' },
      action: { type: 'command', name: 'toggle-menu' },
    },
    {
      id: 'notifications',
      keys: 'g n',
      label: { key: 'header.shortcuts.notifications.label', text: 'Notifications' },
      action: { type: 'command', name: 'notifications' },
    },
    {
      id: 'theme',
      keys: 'g t',
      label: { key: 'header.shortcuts.theme.label', text: 'Light or dark theme' },
      action: { type: 'command', name: 'switch-theme' },
    },
    {
      id: 'home',
      keys: 'g h',
      label: { key: 'header.shortcuts.home.label', text: 'Home' },
      action: { type: 'navigate', to: '/' },
    },
    {
      id: 'dashboard',
      keys: 'g d',
      label: { key: 'header.shortcuts.dashboard.label', text: 'Dashboard' },
      action: { type: 'navigate', to: '/dashboard' },
    },
    {
      id: 'workbench',
      keys: 'g w',
      label: { key: 'header.shortcuts.workbench.label', text: 'Workbench' },
      action: { type: 'navigate', to: '/workbench' },
    },
    {
      id: 'audit',
      keys: 'g a',
      label: { key: 'header.shortcuts.audit.label', text: 'Audit logs' },
      action: { type: 'navigate', to: '/admin/log' },
    },
  ],
};
