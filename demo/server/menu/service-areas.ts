import type { MenuArea } from './product-areas';

/** Areas of the side menu that serve the company: from data to administration. */
export const serviceAreas: readonly MenuArea[] = [
  {
    id: 'data',
    title: 'Data security',
    icon: 'database',
    children: [
      [897, 'Data posture'],
      [899, 'Data inventory'],
      [900, 'Data policies', 'preview'],
      [88, 'Data detection and response'],
    ],
  },
  {
    id: 'code',
    title: 'Code security',
    icon: 'code',
    children: [
      [1001, 'Code security'],
      [1008, 'AI scanner and guard', 'preview'],
    ],
  },
  {
    id: 'vulnerability',
    title: 'Vulnerability management',
    icon: 'bug',
    children: [
      [8823, 'Vulnerability overview'],
      [8824, 'Network vulnerability scanner'],
      [1000, 'Compliance configuration'],
    ],
  },
  {
    id: 'awareness',
    title: 'Security awareness',
    icon: 'learning',
    children: [
      [8821, 'Phishing simulation'],
      [8822, 'Awareness training'],
    ],
  },
  {
    id: 'automation',
    title: 'Workflow automation',
    icon: 'automatic-updates',
    children: [
      [885, 'Workflow automation'],
      [886, 'Workflow integrations'],
      [74, 'Automation center'],
    ],
  },
  {
    id: 'customers',
    title: 'Customers and licenses',
    icon: 'people',
    children: [
      [41, 'Customer overview'],
      [42, 'Remote management'],
      [43, 'License management platform'],
      [879, 'Partner management'],
      [8792, 'Self-service portal'],
      [8791, 'Product invitations', 'soon'],
    ],
  },
  {
    id: 'usage',
    title: 'Usage and billing',
    icon: 'credit-card',
    children: [
      [44, 'Usage report'],
      [8733, 'Licenses'],
      [8736, 'Credits'],
    ],
  },
  {
    id: 'administration',
    title: 'Administration',
    icon: 'settings',
    children: [
      [601, 'Audit logs'],
      [602, 'Remote support'],
      [604, 'Platform directory'],
      [66, 'Notifications'],
      [67, 'Console settings'],
      {
        id: 'products',
        title: 'Products',
        children: [
          [65, 'Products'],
          [68, 'Product instances'],
          [661, 'TippingPoint connection'],
          [603, 'Third-party integration'],
          [878, 'Service gateway'],
          [880, 'Service gateway inventory'],
          [883, 'Directory'],
        ],
      },
      {
        id: 'access',
        title: 'Users and access',
        children: [
          [8911, 'Accounts'],
          [8910, 'Roles'],
          [8912, 'API keys'],
          [8913, 'Identity providers'],
          [8914, 'Account preferences'],
          [8915, 'Domain verification'],
          [8916, 'Access layers'],
          [8917, 'Asset groups'],
          [8730, 'Single sign-on', 'hidden'],
          [8731, 'Business accounts', 'hidden'],
          [8732, 'Business roles', 'hidden'],
          [8734, 'Business preferences', 'hidden'],
          [8737, 'Company profile', 'hidden'],
        ],
      },
      [1003, 'Tag management'],
      [1004, 'Data subject requests'],
      [888, 'Self-diagnosis'],
      [999, 'Vendor site'],
    ],
  },
  {
    id: 'start',
    title: 'Getting started',
    icon: 'home',
    children: [
      [72, 'Getting started'],
      [73, 'About'],
      [75, 'Access denied', 'hidden'],
      [76, 'Maintenance', 'hidden'],
      [77, 'Sign out', 'hidden'],
    ],
  },
];
