import { ratedParts } from '../../1-parse/parts';
import type { Project } from '../../1-parse/project';
import { equalsOf, expressionsOf, rangeOf, type AuthoredScaleRow } from '../../2-analyze/analysis';
import { didYouMean } from '../../diagnostics/diagnostic';
import { valueAt } from '../../language/address';
import type { Descriptor, DescriptorOf, Path } from '../../language/model';
import type { Type } from '../../language/type';
import { valuesOf } from '../../language/type-relations';
import { globalQuery, query } from '../../memo';

/** A value that a scale rates. */
export interface ScaleUse {
  readonly scale: DescriptorOf<'scale'>;
  /** The expression, and the object that has it and the name of the scale. */
  readonly path: Path;
  readonly holderPath: Path;
  readonly text: string;
  readonly type: Type;
  /** The values of the contract for which the scale has no row. */
  readonly withoutRow: readonly (string | number)[];
}

/** What scales rate in a descriptor. Of a broken scale it is not known what its rows are meant to be. */
export const scaleUsesIn = query((project: Project, descriptor: Descriptor): readonly ScaleUse[] =>
  [...expressionsOf(project, descriptor)].flatMap(([{ mark, path }, { text, type, problems }]) => {
    if (mark.is !== 'expression' || problems.length > 0) return [];
    const holderPath = path.slice(0, -1);
    const { type: holderType, scale: id } = ratedParts(valueAt(descriptor.value, holderPath));
    // In a chart the scale has the names of what is counted.
    const rated = ['bar', 'ring'].includes(holderType ?? '') ? 'name' : 'value';
    const scale = path.at(-1) === rated && id !== undefined ? project.find('scale', id) : undefined;
    if (!scale || project.broken.some((one) => one.kind === 'scale' && one.id === id)) return [];
    const rows = scale.authored.rows ?? [];
    const withoutRow = (valuesOf(type) ?? []).filter((one) => !rows.some((row) => matches(row, one)));
    return [{ scale, path, holderPath, text, type, withoutRow }];
  }),
);

/** A row for a value that nothing has, where a value that something has is spelt nearly so. */
export interface MisspeltRow {
  readonly scale: DescriptorOf<'scale'>;
  /** The value in the scale. */
  readonly path: Path;
  readonly value: string;
  readonly meant: string;
  /** The expression of a value that can be `meant`. */
  readonly text: string;
}

/** The rows of all scales that are misspelt: wrong once, and missing wherever the scale is used. */
export const misspeltRows = globalQuery((project: Project): readonly MisspeltRow[] => {
  const uses = project.descriptors.flatMap((descriptor) => scaleUsesIn(project, descriptor));
  return project.of('scale').flatMap((scale) => {
    const all = uses.filter((use) => use.scale === scale);
    const missing = all.flatMap(({ text, withoutRow }) => withoutRow.map((value) => ({ value: String(value), text })));
    if (missing.length === 0) return [];
    const used = new Set(all.flatMap(({ type }) => valuesOf(type) ?? []));
    const rows = [...(scale.authored.rows ?? []).entries()];
    return rows.flatMap(([index, row]) =>
      equalsOf(row).flatMap(({ value, at }): readonly MisspeltRow[] => {
        if (typeof value !== 'string' || used.has(value)) return [];
        const meant = didYouMean(
          value,
          missing.map((one) => one.value),
        );
        const { text } = missing.find((one) => one.value === meant) ?? {};
        if (meant === undefined || text === undefined) return [];
        return [{ scale, path: ['rows', index, ...at], value, meant, text }];
      }),
    );
  });
});

function matches(row: AuthoredScaleRow, value: string | number): boolean {
  const range = rangeOf(row);
  if (range && typeof value === 'number' && range.from <= value && value <= range.to) return true;
  return equalsOf(row).some((one) => one.value === value);
}
