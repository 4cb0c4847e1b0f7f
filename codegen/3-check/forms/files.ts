import { byteSize, bytesOf } from '~/lib/byte-size';
import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import type { Authored } from '../../language/authored';
import type { FormLine, FormProperty } from '../../language/authored-types';
import type { Descriptor, DescriptorOf, Diagnostic, Path } from '../../language/model';
import type { Member } from '../../language/type';
import { fileIn } from '../../language/type-relations';
import { perDescriptor } from '../per-descriptor';

/** Whether a property of a form is a file, or several. */
export function isFile(property: Authored<FormProperty>): boolean {
  if (property.type === 'array') return property.items?.format === 'binary';
  return 'format' in property && property.format === 'binary';
}

/** What a property that is a file cannot have, and what only the line of a file has. */
export function* checkFile(
  descriptor: Descriptor,
  path: Path,
  line: Authored<FormLine>,
  property: Authored<FormProperty>,
): Iterable<Diagnostic> {
  const isOfFile = isFile(property) || line.widget === 'file';
  for (const word of isOfFile ? [] : (['accept', 'maxSize'] as const)) {
    if (line[word] === undefined) continue;
    yield diagnose(descriptor, [...path, word], { ...finding('form/file.line', { word }), key: true });
  }
  if (property.type !== 'string' || !isFile(property)) return;
  for (const rule of ['enum', 'const', 'minLength', 'maxLength', 'pattern'] as const) {
    if (property[rule] === undefined) continue;
    const at = ['schema', 'properties', line.property ?? '', rule];
    yield diagnose(descriptor, at, { ...finding('form/file.rule', { rule }), key: true });
  }
}

/** The call of a form with a file takes files. */
export const sentFiles = perDescriptor(['form'], function* (project, descriptor) {
  const { schema, submit } = descriptor.authored;
  const operation = project.contract.operations.get(submit?.operation ?? '');
  const files = Object.entries(schema?.properties ?? {}).filter(([, property]) => property && isFile(property));
  const [name] = files[0] ?? [];
  if (!operation || name === undefined || project.contract.isIncomplete || operation.schemas.body?.media) return;
  // A body that cannot be sent at all is reported as that.
  if (operation.unsupported.some(({ what }) => what === 'body')) return;
  yield diagnose(
    descriptor,
    ['submit', 'operation'],
    finding('form/file.operation', { operation: operation.id, name }),
  );
});

/** Where a control takes files that the contract refuses. An ending is not compared with media types. */
export function* widerThan(descriptor: DescriptorOf<'form'>, property: string, { type }: Member): Iterable<Diagnostic> {
  const { maxBytes, mediaTypes } = fileIn(type) ?? {};
  const { layout = [] } = descriptor.authored;
  const index = layout.findIndex((line) => line?.property === property);
  const line = layout[index];
  if (!line || line.widget !== 'file') return;
  const size = line.maxSize === undefined ? undefined : sizeOf(line.maxSize);
  if (maxBytes !== undefined && (size === undefined || size > maxBytes)) {
    const found = finding('form/file.size', { name: property, limit: byteSize(maxBytes), bytes: maxBytes });
    const at = line.maxSize === undefined ? ['layout', index, 'widget'] : ['layout', index, 'maxSize'];
    yield diagnose(descriptor, at, found);
  }
  if (mediaTypes && line.accept === undefined) {
    const found = finding('form/file.types', { name: property, types: mediaTypes.join(', ') });
    yield diagnose(descriptor, ['layout', index, 'widget'], found);
  }
  for (const [position, accepted] of mediaTypes ? (line.accept ?? []).entries() : []) {
    if (accepted === undefined || accepted.startsWith('.') || takes(mediaTypes ?? [], accepted)) continue;
    const found = finding('form/file.type', { name: property, type: accepted, types: (mediaTypes ?? []).join(', ') });
    yield diagnose(descriptor, ['layout', index, 'accept', position], found);
  }
}

function sizeOf(size: string | number): number | undefined {
  return typeof size === 'number' ? size : bytesOf(size);
}

/** Whether each file of a media type, or of a group such as `image/*`, is of one of others. */
function takes(types: readonly string[], accepted: string): boolean {
  const [group = ''] = accepted.toLowerCase().split('/');
  return types.some((type) => type === accepted.toLowerCase() || type === `${group}/*` || type === '*/*');
}
