import type { ValueFormatName } from '~/view/value/formats/value-format';

/** Number of fields of the drawer that is compared with the one written by hand. */
export const valueFields = 20;

/** A field of every value format. `bench/by-hand/Values.tsx` draws the same. */
const fieldOfFormat: { readonly [Name in ValueFormatName]: object } = {
  text: { value: 'url.objectName' },
  mono: { value: 'url.host' },
  number: { value: 'url.totalActivities' },
  bytes: { value: 'url.totalActivities' },
  percent: { value: 'url.wrsScore', whole: 100 },
  duration: { value: 'url.totalActivities' },
  date: { value: 'url.createdDate' },
  dateTime: { value: 'url.lastSeen' },
  relativeTime: { value: 'url.lastSeen' },
  boolean: { value: 'has(url.host)' },
  scale: { value: 'url.wrsScore', scale: 'web-reputation', showValue: true },
  state: { value: "has(url.host) ? 'connected' : 'disconnected'", scale: 'connection' },
  chips: { value: 'url.wrsCategory' },
  link: { value: 'url.domainName', href: "'https://help.example/' + url.domainName", window: 'new' },
};

/**
 * The text of a drawer with 20 fields: every value format, and the first of them again. Every second field has a
 * condition.
 */
export function valueDrawer(searchType: number): string {
  const formats = Object.entries(fieldOfFormat);
  const drawer = {
    $schema: '../../schemas/drawer.schema.json',
    searchType,
    title: { message: 'DRAWER.TITLE' },
    kind: 'Values',
    icon: 'link',
    name: 'input.id',
    sources: { url: { operation: 'urlQuery', body: { url: 'input.id' } } },
    defaultTab: 'values',
    tabs: [
      {
        id: 'values',
        title: 'Values',
        fields: Array.from({ length: valueFields }, (_, index) => {
          const [type, options] = formats[index % formats.length] ?? [];
          const condition = index % 2 === 1 && { visibleWhen: `url.wrsScore < ${101 + index} && has(url.host)` };
          return { type, id: `field${index}`, label: `Value ${index}`, ...options, ...condition };
        }),
      },
    ],
  };
  return `${JSON.stringify(drawer, null, 2)}\n`;
}
