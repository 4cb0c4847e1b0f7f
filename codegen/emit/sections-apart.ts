import type { Json, Path } from '../model';
import { isList, isObject } from '../parse/schema';
import { compiledList, isCompiledObject, type CompiledObject } from './compiled-value';

/** The position of the section that a path inside a tab or panel lies in, if that section waits for its answers alone. */
export function sectionApart(content: Json | undefined, [first, index]: Path): number | undefined {
  const sections = isObject(content) && first === 'sections' ? content.sections : undefined;
  const section = isList(sections) && typeof index === 'number' ? sections[index] : undefined;
  return isObject(section) && section.later === true ? Number(index) : undefined;
}

/** A compiled tab or panel whose sections that wait alone name the sources they read. */
export function withSectionNeeds(
  content: CompiledObject,
  needsOf: (index: number) => readonly string[] | undefined,
): CompiledObject {
  if (content.sections === undefined) return content;
  const sections = compiledList(content, 'sections').map((section, index) =>
    isCompiledObject(section) && section.later === true ? { ...section, needs: needsOf(index) ?? [] } : section,
  );
  return { ...content, sections };
}
