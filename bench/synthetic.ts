import type { Sources } from '../codegen/language/model';

/** How large a synthetic tree is. */
export interface Size {
  readonly drawers: number;
  readonly fields: number;
}

/** A synthetic drawer: by which number it opens, how many fields it has, on how many tabs. */
export interface SyntheticDrawer {
  readonly searchType: number;
  readonly fields: number;
  readonly tabs: number;
  /** Changes the label of its first field. */
  readonly edit?: string;
}

/** The given sources with many large drawers added. The schema's limit on search types is lifted for them. */
export function synthesize(sources: Sources, { drawers, fields }: Size): Sources {
  const all = new Map(sources);
  const schema = 'schemas/drawer.schema.json';
  all.set(schema, encode(decode(all.get(schema)).replace(/"maximum": 13\b/, '"maximum": 100000')));
  for (let index = 0; index < drawers; index += 1) {
    all.set(pathOf(index), encode(syntheticDrawer({ searchType: 1000 + index, fields, tabs: 4 })));
  }
  return all;
}

/** The path of a synthetic drawer. */
export function pathOf(index: number): string {
  return `descriptors/drawers/synthetic-${index}.json`;
}

/** The text of a synthetic drawer. */
export function syntheticDrawer({ searchType, fields, tabs, edit = '' }: SyntheticDrawer): string {
  const perTab = Math.ceil(fields / tabs);
  const drawer = {
    $schema: '../../schemas/drawer.schema.json',
    searchType,
    title: { message: 'DRAWER.TITLE' },
    kind: `Synthetic ${searchType}`,
    icon: 'link',
    name: 'input.id',
    sources: { url: { operation: 'urlQuery', body: { url: 'input.id' } } },
    defaultTab: 'tab-0',
    tabs: Array.from({ length: tabs }, (_, tab) => ({
      id: `tab-${tab}`,
      title: `Tab ${tab}`,
      fields: Array.from({ length: perTab }, (_unused, field) => syntheticField(tab * perTab + field, edit)),
    })),
  };
  return `${JSON.stringify(drawer, null, 2)}\n`;
}

/** Five sorts of field in turn, each with a value, a label and a condition of its own. */
function syntheticField(index: number, edit: string): object {
  const common = { id: `field${index}`, label: `Field ${index}${index === 0 ? edit : ''}` };
  // It holds for every score.
  const when = `url.wrsScore < ${101 + index} && (region != 'UAE' || has(url.host)) && !restrictedRegion`;
  switch (index % 5) {
    case 0:
      return { type: 'text', ...common, value: 'url.objectName' };
    case 1:
      return { type: 'scale', ...common, value: 'url.wrsScore', scale: 'web-reputation', visibleWhen: when };
    case 2:
      return { type: 'number', ...common, value: `url.totalActivities + ${index}`, visibleWhen: 'has(url.host)' };
    case 3:
      return { type: 'list', ...common, value: `url.hostedIP.filter(ip, ip != '10.0.0.${index}')`, first: 5 };
    default:
      return { type: 'text', ...common, value: `orElse(url.domainName, 'none ${index}')`, visibleWhen: when };
  }
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function decode(bytes: Uint8Array | undefined): string {
  return new TextDecoder().decode(bytes);
}
