import { isRecord } from '~/lib/json';
import { isJsonType } from '~/lib/media-type';
import type { Member, Type } from '../../language/type';
import { alternatives, fileIn, union } from '../../language/type-relations';
import { stringAt } from '../read';
import type { BodyMedia, BodySchema, Unsupported } from './contract';
import { stepsBelow, type Documents, type ResolvedNode } from './documents';
import { referenceTo } from './reference';
import { SchemaTypes } from './schema-type';

/** The body of a request, and what of it cannot be sent. */
interface ReadBody {
  readonly body?: BodySchema;
  readonly unsupported: readonly Unsupported[];
}

/** Reads bodies that are no JSON: fields and files (`multipart/form-data`), and one file. */
export class BodyReader {
  readonly #documents: Documents;
  readonly #types: SchemaTypes;

  constructor(documents: Documents) {
    this.#documents = documents;
    this.#types = new SchemaTypes(documents, { withFiles: true });
  }

  /** The body at a node without JSON. What has neither fields nor a file is unsupported, if it is required. */
  read(request: ResolvedNode): ReadBody {
    const required = this.#documents.below(request, 'required').value === true;
    const content = this.#documents.below(request, 'content');
    const names = stepsBelow(content).map(String);
    const multipart = names.find((name) => /^multipart\/form-data\s*(;|$)/i.test(name));
    if (multipart !== undefined) return this.#multipart(this.#documents.below(content, multipart), required);
    const types = names.filter((name) => this.#isFile(name, this.#documents.below(content, name)));
    if (types.length > 0) return { body: this.#file(content, types, required), unsupported: [] };
    const isMissed = required && names.length > 0;
    return { unsupported: isMissed ? [{ what: 'body', name: names.join(', ') }] : [] };
  }

  /** Whether the content of a media type is bytes: it has a binary schema, or none at all. */
  #isFile(name: string, media: ResolvedNode): boolean {
    if (/^(multipart\/|application\/x-www-form-urlencoded)/i.test(name)) return false;
    const schema = this.#documents.below(media, 'schema');
    return schema.value === undefined || fileIn(this.#types.typeAt(schema)) !== undefined;
  }

  #file(content: ResolvedNode, types: readonly string[], required: boolean): BodySchema {
    const [first = ''] = types;
    const media = this.#documents.below(content, first);
    const schema = this.#documents.below(media, 'schema');
    const { path, steps, value = {} } = schema.value === undefined ? media : schema;
    const declared = schema.value === undefined ? undefined : fileIn(this.#types.typeAt(schema));
    const any = types.some((type) => /^(application\/octet-stream|\*\/\*)/i.test(type));
    const type: Type = { ...declared, is: 'file', ...(!any && { mediaTypes: types.map(withoutParameters) }) };
    const reference = referenceTo(steps, path);
    return { required, schema: { reference, value, type }, media: { as: 'file', types: types.map(withoutParameters) } };
  }

  #multipart(media: ResolvedNode, required: boolean): ReadBody {
    const schema = this.#documents.below(media, 'schema');
    const { path, steps, value = {} } = schema;
    const declared = this.#types.typeAt(schema);
    const encodings = new Map(
      this.#documents.children(this.#documents.below(media, 'encoding')).map(([name, node]) => [String(name), node]),
    );
    const contentTypes = new Map<string, string>();
    const unsupported: Unsupported[] = [];
    const readPart = (name: string, member: Member): Member => {
      const encoding = encodings.get(name);
      const contentType = stringAt(encoding?.value, 'contentType');
      const type = typeOfPart(member.type, contentType);
      if (encoding && !this.#canBeSent(encoding, type, contentType))
        unsupported.push({ what: 'part', name, ...(member.optional && { optional: true }) });
      else if (contentType !== undefined) contentTypes.set(name, contentType);
      return { ...member, type };
    };
    const type = mapMembers(declared, readPart);
    const sent: BodyMedia = { as: 'multipart', contentTypes };
    return {
      body: { required, schema: { reference: referenceTo(steps, path), value, type }, media: sent },
      unsupported,
    };
  }

  /** A page sets no headers of a part but its media type, and writes lists only as one part for each item. */
  #canBeSent(encoding: ResolvedNode, type: Type, contentType: string | undefined): boolean {
    const headers = this.#documents.children(this.#documents.below(encoding, 'headers'));
    const needsHeader = headers.some(([name, header]) => {
      const isSet = /^content-(type|disposition)$/i.test(String(name));
      return !isSet && this.#documents.below(header, 'required').value === true;
    });
    const { style = 'form', explode = style === 'form' } = isRecord(encoding.value) ? encoding.value : {};
    const isStyled = style !== 'form' || (explode !== true && alternatives(type).some(({ is }) => is === 'list'));
    const isWritten = contentType === undefined || isText(contentType) || fileIn(type) !== undefined;
    return !needsHeader && !isStyled && isWritten;
  }
}

/** The type of a part. What is bytes by its media type alone is a file; a file takes the media types of the part. */
function typeOfPart(type: Type, contentType: string | undefined): Type {
  if (contentType === undefined) return type;
  const mediaTypes = contentType.split(',').map(withoutParameters);
  const isOpen = mediaTypes.includes('*/*') || mediaTypes.includes('application/octet-stream');
  const file: Type = { is: 'file', ...(!isOpen && { mediaTypes }) };
  const change = (one: Type): Type => {
    if (one.is === 'list') return { ...one, item: union(alternatives(one.item).map(change)) };
    if (one.is === 'file') return { ...one, ...file };
    return (one.is === 'any' || one.is === 'string') && !isText(contentType) ? file : one;
  };
  return union(alternatives(type).map(change));
}

function mapMembers(type: Type, change: (name: string, member: Member) => Member): Type {
  if (type.is !== 'object') return type;
  return { ...type, members: new Map([...type.members].map(([name, member]) => [name, change(name, member)])) };
}

/** Whether a body of this media type can be JSON: JSON itself, or any type. */
export function allowsJson(type: string): boolean {
  return isJsonType(type) || /^\*\/\*\s*(;|$)/.test(type);
}

/** Whether a part of these media types is written as a text: JSON, or text itself. */
function isText(contentType: string): boolean {
  return contentType.split(',').some((type) => allowsJson(type.trim()) || /^text\//i.test(type.trim()));
}

function withoutParameters(mediaType: string): string {
  return (mediaType.split(';')[0] ?? '').trim().toLowerCase();
}
