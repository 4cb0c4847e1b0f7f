import { isUsablePattern } from '../../3-check/forms/patterns';
import type { Limits, Member, Scalar, Type } from '../../language/type';
import { alternatives, fileIn, valuesOf, withoutNull } from '../../language/type-relations';
import { labelFor } from '~/lib/humanize-identifier';
import { wordsFor } from '../fields/words';

/** A value that a form asks for. */
export interface FormLine {
  readonly name: string;
  readonly required: boolean;
  /** Its rules: a JSON Schema. */
  readonly schema: object;
  /** Its control. */
  readonly layout: object;
}

/** Choices side by side, up to this number; more are a list that opens. */
const maxRadios = 3;

/** Whether a form can have a property with a name. */
export function isFormName(name: string): boolean {
  return /^[A-Za-z]\w*$/.test(name) && !(name in Object.prototype);
}

/** The line that asks for a member of a body; nothing for one that no control can fill in. */
export function lineFor(name: string, member: Member): FormLine | undefined {
  if (!isFormName(name)) return undefined;
  const { type, limits = {}, optional } = member;
  const named = { property: name, label: labelFor(name) };
  const values = limits.values ?? valuesOf(type);
  if (values && !isYesOrNo(values)) return choiceLine(named, { values, isWhole: limits.isWhole }, !optional);
  // Of several shapes, the first that a control can fill in.
  const lines = alternatives(withoutNull(type)).flatMap((shape) => lineOfShape(named, shape, member) ?? []);
  return lines[0];
}

function lineOfShape(named: Named, shape: Type, { limits = {}, optional }: Member): FormLine | undefined {
  const name = named.property;
  if ((shape.is === 'string' || shape.is === 'number') && shape.values)
    return choiceLine(named, { values: shape.values, isWhole: limits.isWhole }, !optional);
  switch (shape.is) {
    case 'boolean':
      return {
        name,
        required: false,
        schema: { type: 'boolean' },
        layout: { ...named, widget: 'checkbox', initial: 'false', messages: { any: anyMessage } },
      };
    case 'number': {
      const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = limits;
      const type = limits.isWhole ? 'integer' : 'number';
      const schema = { type, minimum, maximum, exclusiveMinimum, exclusiveMaximum };
      return {
        name,
        required: !optional,
        schema,
        layout: { ...named, widget: 'text', messages: messagesOf(schema, !optional) },
      };
    }
    case 'file':
    case 'list':
      return fileLine(named, { type: shape, limits, optional });
    case 'string':
      return textLine(named, limits, !optional);
    default:
      return undefined;
  }
}

/** The line of a file or of several; nothing for another list. */
function fileLine(named: Named, { type, limits = {}, optional }: Member): FormLine | undefined {
  const file = fileIn(type);
  if (!file) return undefined;
  const one = { type: 'string', format: 'binary' };
  const { maxItems } = limits;
  const { maxBytes: maxSize, mediaTypes: accept } = file;
  const messages = {
    ...(!optional && { required: 'Choose a file.' }),
    ...(maxItems !== undefined && { maxItems: `Choose at most ${maxItems} files.` }),
    any: 'Choose another file.',
  };
  return {
    name: named.property,
    required: !optional,
    schema: type.is === 'list' ? { type: 'array', items: one, maxItems } : one,
    layout: { ...named, widget: 'file', accept, maxSize, messages },
  };
}

interface Named {
  readonly property: string;
  readonly label: string;
}

/** What a choice offers. */
interface Choices extends Pick<Limits, 'isWhole'> {
  readonly values: readonly Scalar[];
}

/** Whether values are those of a check box. */
function isYesOrNo(values: readonly Scalar[]): boolean {
  return values.every((value) => typeof value === 'boolean');
}

function choiceLine(named: Named, { values, isWhole }: Choices, required: boolean): FormLine {
  const widget = values.length <= maxRadios ? 'radio' : 'select';
  const options = values.map((value) => ({ value, text: wordsOf(value) }));
  return {
    name: named.property,
    required,
    schema: { type: typeOfAll(values, isWhole), enum: values },
    layout: { ...named, widget, options, messages: { any: 'Choose a value.' } },
  };
}

function wordsOf(value: Scalar): string {
  if (typeof value === 'number') return String(value);
  return value === null ? 'None' : wordsFor(String(value));
}

function typeOfAll(values: readonly Scalar[], isWhole: true | undefined): string {
  if (values.every((value) => typeof value === 'string')) return 'string';
  if (!values.every((value) => typeof value === 'number')) return 'mixed';
  return isWhole || values.every((value) => Number.isInteger(value)) ? 'integer' : 'number';
}

/** The formats that a form can require. */
const formats: ReadonlySet<unknown> = new Set(['email', 'uri', 'date', 'date-time', 'ipv4', 'ipv6']);

function textLine(named: Named, limits: Limits, required: boolean): FormLine {
  const { minLength, maxLength } = limits;
  const pattern = limits.pattern !== undefined && isUsablePattern(limits.pattern) ? limits.pattern : undefined;
  const format = formats.has(limits.format) ? limits.format : undefined;
  const schema = { type: 'string', format, minLength, maxLength, pattern };
  const control = controlFor(named.property, limits);
  return {
    name: named.property,
    required,
    schema,
    layout: { ...named, ...control, messages: messagesOf(schema, required) },
  };
}

/** Limits of a text that is longer than a line. */
const lineLength = 200;

function controlFor(name: string, { format, maxLength = 0 }: Limits): object {
  if (format === 'email' || /e?mail(address)?$/i.test(name)) return { widget: 'email', autocomplete: 'email' };
  if (/phone(number)?$/i.test(name)) return { widget: 'tel', autocomplete: 'tel' };
  const isLong = maxLength > lineLength || /(comment|description|memo|message|note|reason)s?$/i.test(name);
  return { widget: isLong ? 'textarea' : 'text', trim: true };
}

const anyMessage = 'This value is not possible.';

/** A message for each rule that can be broken. */
function messagesOf(schema: Limits & { readonly type: string }, required: boolean): object {
  const { type, format, minLength, maxLength, pattern, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  return {
    ...(required && { required: 'Enter a value.' }),
    ...(format !== undefined && { format: formatMessages[format] }),
    ...(minLength !== undefined && minLength > 1 && { minLength: `Use at least ${minLength} characters.` }),
    ...(maxLength !== undefined && { maxLength: `Use at most ${maxLength} characters.` }),
    ...(minimum !== undefined && { minimum: `The lowest value is ${minimum}.` }),
    ...(maximum !== undefined && { maximum: `The highest value is ${maximum}.` }),
    ...(exclusiveMinimum !== undefined && { exclusiveMinimum: `Enter more than ${exclusiveMinimum}.` }),
    ...(exclusiveMaximum !== undefined && { exclusiveMaximum: `Enter less than ${exclusiveMaximum}.` }),
    any: pattern === undefined && type !== 'string' ? 'Enter a number.' : anyMessage,
  };
}

const formatMessages: Readonly<Record<string, string>> = {
  email: 'Enter an email address.',
  uri: 'Enter an address, such as https://example.com.',
  date: 'Enter a day, such as 2025-12-31.',
  'date-time': 'Enter a time, such as 2025-12-31T08:00:00Z.',
  ipv4: 'Enter an IPv4 address.',
  ipv6: 'Enter an IPv6 address.',
};
