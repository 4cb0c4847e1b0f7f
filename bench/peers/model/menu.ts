/** An entry of the menu that leads to a page. */
export interface Leaf {
  readonly label: string;
  readonly path: string;
}

/** A group of the second level. */
export interface Group {
  readonly label: string;
  readonly children: readonly Leaf[];
}

/** A group of the first level. */
export interface Area {
  readonly label: string;
  readonly children: readonly Group[];
}

/**
 * 190 pages in a menu of three levels: ten areas of four groups, of which the first has four pages and the others five.
 */
export const menu: readonly Area[] = numbers(10).map((area) => ({
  label: `Area ${area}`,
  children: numbers(4).map((group) => ({
    label: `Group ${area}.${group}`,
    children: numbers(group === 1 ? 4 : 5).map((page) => ({
      label: `View ${area}.${group}.${page}`,
      path: `/area${area}/group${group}/view${page}`,
    })),
  })),
}));

/** All pages of the menu. */
export const pages: readonly Leaf[] = menu.flatMap(({ children }) => children.flatMap((group) => group.children));

/** The first page, whose entry can be seen once the menu is usable. */
export const firstPage = 'View 1.1.1';

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
