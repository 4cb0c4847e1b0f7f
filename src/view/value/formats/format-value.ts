import type { ReactNode } from 'react';
import type { Scope } from '~/generated/contract/types';
import { formats } from './formats';
import type {
  ElementProps,
  FormatContext,
  FormatSpec,
  FormatSpecs,
  RenderedValue,
  SortValue,
  ValueFormatName,
  ValueFormats,
} from './value-format';

/** The formats as a table by name, which TypeScript can index with a type parameter. */
const byName: ValueFormats = formats;

/** True if the type of a field or a column is a value format. */
export function hasValueFormat<Part extends { readonly type: string }>(
  part: Part,
): part is Extract<Part, { readonly type: ValueFormatName }> {
  return Object.hasOwn(formats, part.type);
}

/** Formats a value for display and for copying; `undefined` is displayed as a dash. */
export function formatValue(
  value: unknown,
  spec: FormatSpec,
  scope: Scope,
  context: FormatContext,
): RenderedValue | undefined {
  return format(spec.type, value, { spec, scope, context });
}

/** Formats a value for a cell of an exported or copied table. */
export function exportValue(value: unknown, spec: FormatSpec, scope: Scope, context: FormatContext): string {
  return exportText(spec.type, value, { spec, scope, context }) ?? '';
}

/** What rows are sorted by that have a value in a format. */
export function sortValue(value: unknown, spec: FormatSpec): SortValue | undefined {
  return sortBy(spec.type, value, spec);
}

/** The element of a formatted value. */
export function formatElement(props: ElementProps<FormatSpec>): ReactNode {
  return element(props.spec.type, props);
}

interface Input<Name extends ValueFormatName> {
  readonly spec: FormatSpecs[Name];
  readonly scope: Scope;
  readonly context: FormatContext;
}

function format<Name extends ValueFormatName>(name: Name, value: unknown, input: Input<Name>) {
  return byName[name].format(value, input);
}

function exportText<Name extends ValueFormatName>(name: Name, value: unknown, input: Input<Name>) {
  return byName[name].exportText(value, input);
}

function sortBy<Name extends ValueFormatName>(name: Name, value: unknown, spec: FormatSpecs[Name]) {
  return byName[name].sortValue(value, spec);
}

function element<Name extends ValueFormatName>(name: Name, props: ElementProps<FormatSpecs[Name]>): ReactNode {
  return byName[name].element(props);
}
