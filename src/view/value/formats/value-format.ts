import type { ReactNode } from 'react';
import type { Rating } from '~/descriptor/scale';
import type { Column, Field, NumberTile } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import type { FormatSettings } from '~/lib/format/formatted-value';
import type { Translate } from '~/i18n/translate';

/** Name of a value format: the types that fields and columns share. */
export type ValueFormatName = Extract<Field['type'], Column['type']>;

/** The formats in which a tile can show its number. */
export type TileFormatName = NonNullable<NumberTile['as']>;

type FieldOf<Name> = Extract<Field, { readonly type: Name }>;

/** Properties of fields and columns that belong to the format of the value. */
type FormatOption =
  | 'yes'
  | 'no'
  | 'scale'
  | 'showValue'
  | 'href'
  | 'window'
  | 'unsecured'
  | 'link'
  | 'mono'
  | 'as'
  | 'whole'
  | 'object';

/** The options of each format in a descriptor. Fields and columns are such specifications. */
export type FormatSpecs = {
  readonly [Name in ValueFormatName]: Pick<FieldOf<Name>, 'type' | Extract<keyof FieldOf<Name>, FormatOption>>;
};

/** A format with its options. */
export type FormatSpec = FormatSpecs[ValueFormatName];

/** The context for formatting values: language, time zone, current time and texts. */
export interface FormatContext {
  readonly settings: FormatSettings;
  /** The time of the server in milliseconds since 1970. */
  readonly now: () => number;
  readonly t: Translate;
}

/** The input for formatting one value. */
export interface FormatInput<Spec> {
  readonly spec: Spec;
  readonly scope: Scope;
  readonly context: FormatContext;
}

/** A formatted value with everything that its element needs. */
export interface RenderedValue {
  /** The displayed text. */
  readonly text: string;
  /** The text that the copy button copies. */
  readonly copy: string | undefined;
  /** The value of a time, in milliseconds since 1970. */
  readonly time?: number;
  /** The tooltip of a value that is not a time. */
  readonly exact?: string;
  /** `text` omits something that the tooltip has. */
  readonly isShortened?: true;
  readonly rating?: Rating;
  /** The value of `data-severity`. */
  readonly severity?: string | undefined;
  /** The raw value of a state, for `data-state-value`. */
  readonly state?: string | undefined;
  /** The entries of a list. */
  readonly entries?: readonly string[];
}

/** What a format makes its element of. */
export interface ElementProps<Spec> {
  /** `undefined` if there is no value. */
  readonly value: RenderedValue | undefined;
  readonly spec: Spec;
  readonly scope: Scope;
  /**
   * In a field the line around the element has the marks and the tooltip of the value; in a cell the element has them
   * itself.
   */
  readonly isInField: boolean;
  /** The pointer and the focus are not on the row of the cell: its tooltip is not rendered yet. */
  readonly isAtRest: boolean;
  /** Arranges the element and the content `beside` it, which is not part of the value. */
  readonly layout: (value: ReactNode, beside?: ReactNode) => ReactNode;
}

/** A value that rows can be sorted by. */
export type SortValue = string | number;

/** A value format: how its values are displayed, copied and exported. */
export interface ValueFormat<Spec> {
  /** Returns `undefined` for a missing value. A value of an unexpected type becomes text. */
  readonly format: (value: unknown, input: FormatInput<Spec>) => RenderedValue | undefined;
  /** The text of a cell of an exported or copied table. */
  readonly exportText: (value: unknown, input: FormatInput<Spec>) => string | undefined;
  readonly element: (props: ElementProps<Spec>) => ReactNode;
  /** What the browser sorts rows by: numbers by value, texts by the language; `undefined` for a missing value. */
  readonly sortValue: (value: unknown, spec: Spec) => SortValue | undefined;
  /** The alignment of its cells in a list. */
  readonly align: 'start' | 'end';
  /** The default width of its columns in a list, in pixels. */
  readonly width: number;
  /** Its values can have any length. Such columns share the remaining width of the list. */
  readonly isFlexible: boolean;
  /** The copy button of a field is always visible, not only on hover and focus. */
  readonly alwaysOffersCopy?: true;
  /** A cell has a copy button if the column requests it, or if the value is an address. */
  readonly offersCopyInCells?: true;
}

/** The texts of a number in a tile. */
export interface TileNumber {
  /** The displayed text. Large numbers are shortened. */
  readonly short: (value: number, settings: FormatSettings) => string;
  /** The tooltip of a shortened number. */
  readonly exact: (value: number, settings: FormatSettings) => string;
}

/** Every value format by its name. */
export type ValueFormats = { readonly [Name in ValueFormatName]: ValueFormat<FormatSpecs[Name]> };

/** The additional properties of the formats that tiles can use. */
export type TileFormats = { readonly [Name in TileFormatName]: { readonly tile: TileNumber } };
