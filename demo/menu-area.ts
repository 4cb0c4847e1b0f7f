/** A menu entry that opens a screen: key, title, and a mark; `hidden` entries are allowed but not drawn. */
export type MenuLeaf = readonly [key: number, title: string, mark?: 'preview' | 'soon' | 'hidden'];

/** A group on the second level. */
export interface MenuBranch {
  readonly id: string;
  readonly title: string;
  readonly children: readonly MenuLeaf[];
}

/** A group on the first level, with the Blueprint name of its icon. */
export interface MenuArea {
  readonly id: string;
  readonly title: string;
  readonly icon: string;
  readonly children: readonly (MenuLeaf | MenuBranch)[];
}
