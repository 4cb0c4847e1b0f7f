import type { ReactNode } from 'react';

/** Groups of the palette, in the order in which equally good ones stand. */
export const paletteGroups = ['objects', 'pages', 'commands', 'search'] as const;

/** A group of the palette. */
export type PaletteGroup = (typeof paletteGroups)[number];

/** Something to go to or to run. */
export interface PaletteItem {
  readonly id: string;
  readonly group: PaletteGroup;
  readonly title: string;
  /** What tells it from others of the same title: the way to a page, the kind of an object. */
  readonly hint: string;
  readonly icon: ReactNode;
  /** Keys that do the same. */
  readonly keys?: string | undefined;
  readonly run: () => void;
}
