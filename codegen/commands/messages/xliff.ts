import { shippedKinds } from '../../language/kind-table';
import type { PluralForm } from '../../language/message-text';
import { pluralForms } from '../../language/message-text';
import { RefusedFile, type Problem } from './problem';
import type { ReadForm, ReadUnit } from './translation';
import { isStale, unitForms, type MessagePart, type Unit, type UnitForm } from './units';
import { escapeXml, readXml, type XmlElement } from './xml';

/** The mark of a translation whose English has changed since. */
const staleMark = 'descry:stale';

/** Writes units as XLIFF 2.0. A text with plural forms is a group with one unit per form of the language. */
export function writeXliff(units: readonly Unit[], language: string): string {
  const lines = units.flatMap((unit, index) => writeUnit(unit, index, language));
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="${escapeXml(language)}">
  <file id="messages" original="${escapeXml(shippedKinds.pathOf('messages', language))}">
${lines.map((line) => `    ${line}\n`).join('')}  </file>
</xliff>
`;
}

function writeUnit(unit: Unit, index: number, language: string): readonly string[] {
  const name = escapeXml(`${unit.part}:${unit.key}`);
  const forms = unitForms(unit, language);
  const body = (id: string, form: UnitForm, unitName: string): readonly string[] => [
    `<unit id="${id}" name="${unitName}" xml:space="preserve">`,
    ...notesOf(unit, form).map((line) => `  ${line}`),
    `  <segment ${stateOf(unit, form)}>`,
    `    <source>${escapeXml(form.source)}</source>`,
    ...(form.target === undefined ? [] : [`    <target>${escapeXml(form.target)}</target>`]),
    '  </segment>',
    '</unit>',
  ];
  const [only] = forms;
  if (forms.length === 1 && only?.form === undefined && only) return body(`u${index}`, only, name);
  return [
    `<group id="g${index}" name="${name}">`,
    ...forms.flatMap((form) => body(`u${index}.${form.form ?? ''}`, form, form.form ?? '').map((line) => `  ${line}`)),
    '</group>',
  ];
}

function notesOf(unit: Unit, { form }: UnitForm): readonly string[] {
  const notes = [
    ...unit.usedIn.slice(0, 10).map((position) => ['location', position]),
    ...(unit.usedIn.length === 0 ? [['location', unit.key.startsWith('MENU.') ? 'the menu' : 'the interface']] : []),
    ...(form === undefined ? [] : [['plural', `The text for the plural form "${form}".`]]),
    ...(isStale(unit) ? [['stale', 'The English has changed since this was translated. Review it.']] : []),
  ];
  return [
    '<notes>',
    ...notes.map(([category, text = '']) => `  <note category="${category}">${escapeXml(text)}</note>`),
    '</notes>',
  ];
}

function stateOf(unit: Unit, { target }: UnitForm): string {
  if (target === undefined) return 'state="initial"';
  return isStale(unit) ? `state="translated" subState="${staleMark}"` : 'state="final"';
}

/** What an XLIFF file contains. */
export interface ReadXliff {
  readonly language: string;
  readonly units: readonly ReadUnit[];
}

/**
 * Reads XLIFF 2.0 as `writeXliff` writes it and translation tools return it. Throws `RefusedFile` with every mistake.
 */
export function readXliff(file: string, text: string): ReadXliff {
  const root = readXml(file, text);
  const refuse = (line: number, message: string): never => {
    throw new RefusedFile([{ file, line, message }]);
  };
  if (root.name !== 'xliff') refuse(root.line, `<${root.name}> is no XLIFF. Expected <xliff version="2.0">.`);
  if (root.attributes.get('version') !== '2.0')
    refuse(root.line, `XLIFF ${root.attributes.get('version') ?? ''} cannot be read. Save the file as XLIFF 2.0.`);
  if (root.attributes.get('srcLang') !== 'en') refuse(root.line, 'The source language is not "en".');
  const language = root.attributes.get('trgLang') ?? refuse(root.line, 'The attribute "trgLang" is missing.');
  const reader = new UnitReader(file);
  const units = elementsOf(root).flatMap((child) => (child.name === 'file' ? reader.units(child) : []));
  if (reader.problems.length > 0) throw new RefusedFile(reader.problems);
  return { language, units };
}

class UnitReader {
  readonly problems: Problem[] = [];
  readonly #file: string;
  readonly #seen = new Set<string>();

  constructor(file: string) {
    this.#file = file;
  }

  units(parent: XmlElement): readonly ReadUnit[] {
    return elementsOf(parent).flatMap((child) => {
      if (child.name !== 'unit' && child.name !== 'group') return [];
      const unit = child.name === 'unit' ? this.#unit(child) : this.#group(child);
      return unit ? [unit] : [];
    });
  }

  #unit(element: XmlElement): ReadUnit | undefined {
    const { form, isMarked } = this.#form(element, undefined);
    return this.#named(element, [form], isMarked);
  }

  #group(element: XmlElement): ReadUnit | undefined {
    const units = elementsOf(element).filter(({ name }) => name === 'unit');
    const read = units.flatMap((unit) => {
      const name = unit.attributes.get('name');
      const form = pluralForms.find((one) => one === name);
      if (form !== undefined) return [this.#form(unit, form)];
      this.#report(unit.line, `"${name ?? ''}" is no plural form. Expected one of: ${pluralForms.join(', ')}.`);
      return [];
    });
    const forms = read.map(({ form }) => form);
    return this.#named(
      element,
      forms,
      read.some(({ isMarked }) => isMarked),
    );
  }

  #named({ attributes, line }: XmlElement, forms: readonly ReadForm[], isMarked: boolean): ReadUnit | undefined {
    const name = attributes.get('name') ?? '';
    const [, part, key = ''] = /^(shared|texts):([^]+)$/.exec(name) ?? [];
    if (!isPart(part))
      this.#report(line, `The attribute "name" must be that of the exported file, as "shared:UI.CLOSE".`);
    else if (this.#seen.has(name)) this.#report(line, `"${name}" is in the file twice. Remove one of them.`);
    else {
      this.#seen.add(name);
      return { part, key, line, isStale: isMarked, forms };
    }
    return undefined;
  }

  #form(unit: XmlElement, form: PluralForm | undefined): { readonly form: ReadForm; readonly isMarked: boolean } {
    const segments = elementsOf(unit).filter(({ name }) => name === 'segment' || name === 'ignorable');
    const texts = (name: 'source' | 'target', of: readonly XmlElement[]): string =>
      of.map((segment) => this.#text(elementsOf(segment).find((child) => child.name === name))).join('');
    const isTranslated = segments.every(
      (segment) => segment.name === 'ignorable' || elementsOf(segment).some(({ name }) => name === 'target'),
    );
    if (segments.length === 0) this.#report(unit.line, 'The unit has no <segment>.');
    // A gap between segments has a target only if that differs from its source.
    const targets = segments.map(
      (segment) => texts('target', [segment]) || (segment.name === 'ignorable' ? texts('source', [segment]) : ''),
    );
    return {
      form: {
        ...(form !== undefined && { form }),
        source: texts('source', segments),
        ...(isTranslated && { target: targets.join('') }),
        line: unit.line,
      },
      isMarked: segments.some(({ attributes }) => attributes.get('subState') === staleMark),
    };
  }

  #text(element: XmlElement | undefined): string {
    if (!element) return '';
    const inline = element.children.find((child) => typeof child !== 'string');
    if (inline !== undefined && typeof inline !== 'string')
      this.#report(
        inline.line,
        `The inline element <${inline.name}> cannot be read. Write plain text with {placeholders}.`,
      );
    return element.children.filter((child) => typeof child === 'string').join('');
  }

  #report(line: number, message: string): void {
    this.problems.push({ file: this.#file, line, message });
  }
}

function isPart(name: string | undefined): name is MessagePart {
  return name === 'shared' || name === 'texts';
}

function elementsOf({ children }: XmlElement): readonly XmlElement[] {
  return children.filter((child) => typeof child !== 'string');
}
