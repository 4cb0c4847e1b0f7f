import type { Type } from '../language/type';
import { printKey } from '../language/print';

/** A type of the language as TypeScript writes it. */
export function typeScriptOf(type: Type, indent = ''): string {
  switch (type.is) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return type.is;
    case 'file':
      return 'Blob';
    case 'any':
      return 'unknown';
    case 'list':
      return `ReadonlyArray<${typeScriptOf(type.item, indent)}>`;
    case 'union':
      return type.of.map((one) => typeScriptOf(one, indent)).join(' | ');
    case 'object': {
      const inner = `${indent}  `;
      const members = [...type.members].map(
        ([name, { type: member, optional }]) =>
          `${inner}readonly ${printKey(name)}${optional ? '?' : ''}: ${typeScriptOf(member, inner)};\n`,
      );
      return `{\n${members.join('')}${indent}}`;
    }
  }
}
