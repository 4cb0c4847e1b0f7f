import type { Kind } from '../language/kinds';
import type { ConstantOutput, LazyMember } from '../language/kind-row';
import { print, type Printable } from '../language/print';
import type { Project } from '../1-parse/project';
import { compiledValue } from './compiled-value';
import { consoleFolder, header, type EmittedFile } from './emitter';
import { Imports } from './imports';

/** `console.ts`, `header.ts` ...: the singletons whose module is a constant. */
export function* emitSingletons(project: Project): Iterable<EmittedFile> {
  for (const { kind, output } of project.kinds.entries) {
    if (output.as === 'constant') yield* emitSingleton(project, kind, output);
  }
}

function* emitSingleton(project: Project, kind: Kind, output: ConstantOutput): Iterable<EmittedFile> {
  const descriptor = project.find(kind, kind);
  const members = Object.entries(output.lazyMembers ?? {}).map(([member, constant]) => ({
    member,
    constant,
    imports: new Imports('./'),
  }));
  const imports = new Imports('./');
  const lazy = new Map(members.map((one) => [one.member, one.imports]));
  const compiled = descriptor ? compiledValue(project, descriptor, imports, lazy) : output.whenAbsent;
  if (compiled === undefined) return;
  const from = descriptor?.file.path ?? 'descriptors/';
  const eager = Object.fromEntries(Object.entries(compiled).filter(([member]) => !lazy.has(member)));
  const apart = members.flatMap(({ member, constant }) => (constant.isAlwaysThere ? [member] : []));
  yield constantModule(from, kind, { constant: output, value: eager, imports, isOptional: false, apart });
  for (const { member, constant, imports: imported } of members) {
    const name = `${kind}-${member.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    const value = Object.getOwnPropertyDescriptor(compiled, member)?.value;
    yield constantModule(from, name, { constant, value, imports: imported, isOptional: !constant.isAlwaysThere });
  }
}

/** A module with one constant. An optional one is undefined without a value. */
function constantModule(
  from: string,
  file: string,
  module: {
    readonly constant: LazyMember;
    readonly value: Printable | undefined;
    readonly imports: Imports;
    readonly isOptional: boolean;
    /** Members of the type that another module has. */
    readonly apart?: readonly string[];
  },
): EmittedFile {
  const { constant, value, imports, isOptional, apart = [] } = module;
  const { type, name, about, isList } = constant;
  imports.type('descriptor-types', type);
  const members = apart.map((member) => `'${member}'`).join(' | ');
  const one = apart.length > 0 ? `Omit<${type}, ${members}>` : type;
  const whole = isList ? `readonly ${one}[]` : one;
  const typed = isOptional ? `${whole} | undefined` : whole;
  const text = value === undefined ? 'undefined' : print(value);
  return {
    path: `${consoleFolder}${file}.ts`,
    text: `${header(from)}${imports.print()}
/** ${about} */
export const ${name}: ${typed} = ${text};
`,
  };
}
