import { expressionsOf, filtersOf, type AuthoredFilter } from '../../2-analyze/analysis';
import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { alternatives, valuesOf, withoutNull } from '../../language/type-relations';
import type { Type } from '../../language/type';
import type { Project } from '../../1-parse/project';
import { perDescriptor } from '../per-descriptor';
import { valuesMeant } from '../scales/scale-uses';

/** What the menu of a value sets a filter to is a value that the filter can have. */
export const columnFilters = perDescriptor(['screen'], function* (project, screen) {
  const columns = screen.authored.kind === 'table' ? (screen.authored.columns ?? []) : [];
  for (const [index, column] of columns.entries()) {
    const set = column && 'filter' in column ? column.filter : undefined;
    const filter = filtersOf(screen.authored).find(({ id }) => id !== undefined && id === set?.by);
    if (!filter) continue;
    const at = ['columns', index, ...(set?.value === undefined ? ['value'] : ['filter', 'value'])];
    const type = expressionsOf(project, screen).find(([{ path }]) => path.join('/') === at.join('/'))?.[1].type;
    const variant = type && mismatch(project, filter, withoutNull(type));
    if (!variant) continue;
    const where = set?.value === undefined ? ['columns', index, 'filter', 'by'] : at;
    yield diagnose(screen, where, finding(`column/filter.${variant}`, { id: filter.id ?? '' }));
  }
});

/** Why a filter cannot have a value of a type; `undefined` if it can, or if it is not known. */
function mismatch(
  project: Project,
  filter: AuthoredFilter,
  type: Type,
): 'option' | 'list' | 'switch' | 'range' | 'date' | 'link' | undefined {
  if (filter.type === 'link') return 'link';
  const kinds = alternatives(type).map(({ is }) => is);
  if (kinds.includes('any')) return undefined;
  if (kinds.includes('list')) return 'list';
  if (filter.type === 'switch') return kinds.includes('boolean') ? undefined : 'switch';
  if (filter.type === 'range') return kinds.includes('number') ? undefined : 'range';
  if (filter.type === 'date') return kinds.includes('string') ? undefined : 'date';
  const options = filter.type === 'text' ? undefined : valuesMeant(project, filter);
  return options && !canBeOption(type, options) ? 'option' : undefined;
}

function canBeOption(type: Type, options: readonly string[]): boolean {
  const values = valuesOf(type);
  if (values) return values.some((value) => options.includes(String(value)));
  return alternatives(type).some(({ is }) =>
    is === 'number'
      ? options.some((option) => /^-?[\d.]+$/.test(option))
      : is === 'boolean'
        ? options.some((option) => option === 'true' || option === 'false')
        : true,
  );
}
