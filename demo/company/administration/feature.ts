import type { WireAnswer } from '~/generated/contract/operations';

/** A product or feature of the platform, as the directory lists it; whether it was opted in is up to the demo. */
export type Feature = Omit<WireAnswer<'featureList'>['data']['items'][number], 'optedIn'>;

type Category = Feature['category'];
type Page = readonly [path: string, menuKey: number] | undefined;

/** A product. */
export function product(category: Category, name: string, page: Page, description: string): Feature {
  return { ...feature(category, name, page, description), id: `product-${slug(name)}`, kind: 'product' };
}

/** A feature that the company has no licence for. */
export function unlicensed(category: Category, name: string, page: Page, description: string): Feature {
  return { ...feature(category, name, page, description), state: 'not-licensed' };
}

/** A feature that is not released yet, by the key under which it is opted in. */
export function preRelease(key: string, category: Category, name: string, page: Page, description: string): Feature {
  return { ...feature(category, name, page, description), key, state: 'pre-release' };
}

/** A feature that can be used. */
export function feature(category: Category, name: string, page: Page, description: string): Feature {
  return {
    id: `feature-${slug(name)}`,
    key: null,
    name,
    description,
    category,
    kind: 'feature',
    path: page?.[0] ?? null,
    menuKey: page?.[1] ?? null,
    state: 'available',
  };
}

function slug(name: string): string {
  return name.toLowerCase().replaceAll(/\W+/g, '-');
}
