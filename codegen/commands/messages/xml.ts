import { RefusedFile } from './problem';

/** An element of an XML document. */
export interface XmlElement {
  /** The name without its prefix. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly (XmlElement | string)[];
  /** Line of its start tag, from 1. */
  readonly line: number;
}

const entities: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** Elements inside elements: more are an attack. */
const maxDepth = 100;

/** Characters that XML 1.0 does not allow, not even escaped. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;

/**
 * Reads an XML document: elements, text, comments and CDATA, no document type. Throws `RefusedFile` with the line of a
 * mistake.
 */
export function readXml(file: string, text: string): XmlElement {
  return new XmlReader(file, text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')).document();
}

/** A text or the value of an attribute, escaped. Throws for characters that XML cannot contain. */
export function escapeXml(text: string): string {
  const [sign] = forbidden.exec(text) ?? [];
  if (sign !== undefined) throw new Error(`XML cannot contain ${JSON.stringify(sign)} of ${JSON.stringify(text)}.`);
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}

class XmlReader {
  readonly #file: string;
  readonly #text: string;
  #offset = 0;
  #counted = 0;
  #lines = 1;

  constructor(file: string, text: string) {
    this.#file = file;
    this.#text = text;
  }

  document(): XmlElement {
    this.#misc();
    if (this.#text.startsWith('<!', this.#offset))
      this.#refuse('A document type is not allowed. Remove <!DOCTYPE ...>.');
    const root = this.#element(0);
    this.#misc();
    if (this.#offset < this.#text.length) this.#refuse('The document has something after its root element.');
    return root;
  }

  /** Space, comments and processing instructions around the root. */
  #misc(): void {
    while (this.#take(/\s+|<\?[^]*?\?>|<!--[^]*?-->/y));
  }

  #element(depth: number): XmlElement {
    const line = this.#line();
    if (depth > maxDepth) this.#refuse('The elements are nested too deeply.');
    const [, tag = ''] = this.#take(/<([^\s<>/="'&!?]+)/y) ?? this.#refuse('A start tag is expected here.');
    const attributes = this.#attributes();
    const name = tag.replace(/^.*:/, '');
    if (this.#take(/\s*\/>/y)) return { name, attributes, children: [], line };
    if (!this.#take(/\s*>/y)) this.#refuse(`The tag <${tag}> is not closed.`);
    const children = this.#children(depth);
    const [, end] =
      this.#take(/<\/([^\s>]+)\s*>/y) ?? this.#refuse(`The element <${tag}> of line ${line} has no end tag.`);
    if (end !== tag) this.#refuse(`</${end}> ends the element <${tag}> of line ${line}.`);
    return { name, attributes, children, line };
  }

  #attributes(): ReadonlyMap<string, string> {
    const attributes = new Map<string, string>();
    for (;;) {
      const found = this.#take(/\s+([^\s<>/="'&]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y);
      if (!found) return attributes;
      const [, name = '', double, single = ''] = found;
      if (attributes.has(name)) this.#refuse(`The attribute "${name}" is written twice.`);
      attributes.set(name, this.#unescaped(double ?? single));
    }
  }

  #children(depth: number): readonly (XmlElement | string)[] {
    const children: (XmlElement | string)[] = [];
    while (this.#offset < this.#text.length && !this.#text.startsWith('</', this.#offset)) {
      const cdata = this.#take(/<!\[CDATA\[([^]*?)\]\]>/y);
      const text = cdata ? cdata[1] : this.#take(/[^<]+/y)?.[0];
      if (text !== undefined) children.push(cdata ? text : this.#unescaped(text));
      else if (!this.#take(/<!--[^]*?-->|<\?[^]*?\?>/y)) children.push(this.#element(depth + 1));
    }
    return children;
  }

  #unescaped(text: string): string {
    return text.replaceAll(/&([^;&\s]*;?)/g, (reference, body: string) => {
      const name = body.replace(/;$/, '');
      const [, hex, decimal] = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? [];
      const code = hex === undefined ? Number(decimal ?? NaN) : Number.parseInt(hex, 16);
      const sign = code <= 0x10ffff ? String.fromCodePoint(code) : entities.get(name);
      if (!body.endsWith(';') || sign === undefined || forbidden.test(sign))
        return this.#refuse(`"${reference}" is no character. Write "&amp;" for "&".`);
      return sign;
    });
  }

  #take(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#offset;
    const found = pattern.exec(this.#text);
    if (!found) return undefined;
    this.#offset = pattern.lastIndex;
    return found;
  }

  /** Counts on from the last position that was counted: files have thousands of elements. */
  #line(): number {
    for (; this.#counted < this.#offset; this.#counted += 1) {
      if (this.#text[this.#counted] === '\n') this.#lines += 1;
    }
    return this.#lines;
  }

  #refuse(message: string): never {
    throw new RefusedFile([{ file: this.#file, line: this.#line(), message }]);
  }
}
