import type { NamedRule } from './environment';
import { findFunction, languageFunctions, type LanguageFunction, type Parameter } from './functions';
import type { Inference } from './infer';
import { inWords, union, withoutNull } from './relations';
import { macros, type Call, type Syntax } from './syntax';
import type { Type } from './type';
import { suggestName, suggestValue } from './values';

/** The type of a function's result. */
export function inferCall(inference: Inference, call: Call): Type {
  if (call.name === 'has') return has(inference, call);
  const found = findFunction(call.name);
  const rule = inference.environment.rules?.get(call.name);
  if (!found) return rule ? ofRule(inference, call, rule) : unknown(inference, call);
  const given = call.receiver ? [call.receiver, ...call.arguments] : call.arguments;
  const mistake = misplacement(call, found) ?? wrongCount(call, found) ?? missing(inference, call, found);
  if (mistake !== undefined) {
    for (const argument of given) inference.typeOf(argument);
    inference.report({ start: call.at.start, end: call.end }, 'call', mistake);
    return typeof found.result === 'string' ? { is: 'any' } : found.result;
  }
  const types = given.map((argument, index) => checkArgument(inference, call.name, argument, found.parameters[index]));
  if (found.result === 'first') return withoutNull(types[0] ?? { is: 'any' });
  return found.result === 'arguments' ? union(types.map(withoutNull)) : found.result;
}

/** What a rule gives. It takes any values: what they are is for its own expression to ask. */
function ofRule(inference: Inference, call: Call, { parameters, type }: NamedRule): Type {
  for (const argument of [...(call.receiver ? [call.receiver] : []), ...call.arguments]) inference.typeOf(argument);
  const form = `${call.name}(${parameters.join(', ')})`;
  if (!call.receiver && call.arguments.length === parameters.length) return type;
  return inference.report({ start: call.at.start, end: call.end }, 'call', `A rule is asked like this: ${form}.`);
}

function missing({ environment }: Inference, { name }: Call, { scope }: LanguageFunction): string | undefined {
  return environment.pure && scope ? `A rule knows nothing of the session: hand over what ${name} gives.` : undefined;
}

function checkArgument(inference: Inference, name: string, argument: Syntax, parameter: Parameter | undefined): Type {
  if (!parameter) return inference.typeOf(argument);
  if ('type' in parameter)
    return inference.expect(argument, parameter.type, `${name} takes ${inWords(parameter.type)}`);
  if (argument.is !== 'literal' || typeof argument.value !== 'string') {
    return inference.report(argument, 'call', `${name} takes a ${'is' in parameter ? 'moment' : 'name'} in quotes.`);
  }
  if ('is' in parameter) {
    if (isMoment(argument.value)) return { is: 'string' };
    const message = `"${argument.value}" is not a moment, e.g. '2025-02-01T08:00'.`;
    return inference.report(argument, 'call', message);
  }
  const names = inference.environment[parameter.names];
  if (!names || names.has(argument.value)) return { is: 'string' };
  const advice = suggestValue(argument, inference.text, [...names]);
  return inference.report(argument, 'unknown-name', `"${argument.value}" is not ${nouns[parameter.names]}.`, advice);
}

/** Whether a text names a day and minute that exist. */
function isMoment(text: string): boolean {
  const utc = new Date(`${text}Z`);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) && !Number.isNaN(utc.getTime()) && utc.toISOString().startsWith(text);
}

const nouns = {
  flags: 'a flag of vocabulary.json',
  permissions: 'a permission of vocabulary.json',
  externalLinks: 'an external link of vocabulary.json',
  memories: 'a memory of console.json',
} as const;

/** `has(path)`; the path is checked like every other. */
function has(inference: Inference, call: Call): Type {
  const [path] = call.arguments;
  if (
    path &&
    call.arguments.length === 1 &&
    !call.receiver &&
    (path.is === 'member' || path.is === 'name' || path.is === 'index')
  ) {
    inference.typeOf(path);
  } else {
    for (const argument of call.arguments) inference.typeOf(argument);
    inference.report(call, 'call', 'has takes one path, e.g. has(url.wrsScore).');
  }
  return { is: 'boolean' };
}

function misplacement({ name, receiver }: Call, found: LanguageFunction): string | undefined {
  if (found.both) return undefined;
  if (found.method && !receiver) return `${name} stands behind its text: text.${name}(...).`;
  return !found.method && receiver ? `${name} stands in front: ${name}(...).` : undefined;
}

function wrongCount({ name, receiver, arguments: given }: Call, { parameters }: LanguageFunction): string | undefined {
  const wanted = parameters.length - (receiver ? 1 : 0);
  if (given.length === wanted) return undefined;
  return `${name} takes ${wanted} ${wanted === 1 ? 'argument' : 'arguments'}, not ${given.length}.`;
}

/** Functions of other languages, and what to write instead. */
const instead: ReadonlyMap<string, string> = new Map([
  ['matches', 'Use contains, startsWith or endsWith.'],
  ['exists_one', 'Use filter and size.'],
  ['int', 'All numbers are of one kind.'],
  ['double', 'All numbers are of one kind.'],
]);

function unknown(inference: Inference, call: Call): Type {
  const macro = macros.find((name) => name === call.name);
  if (macro) {
    const message = `${macro} names an entry and looks at it: list.${macro}(entry, ...).`;
    return inference.report(call.at, 'call', message);
  }
  if (call.receiver) inference.typeOf(call.receiver);
  for (const argument of call.arguments) inference.typeOf(argument);
  // While the file of the rules is broken every name is taken as right.
  if (!inference.environment.predicates) return { is: 'any' };
  const hint = instead.get(call.name);
  const rules = inference.environment.rules?.keys() ?? [];
  const advice = hint
    ? { hint }
    : suggestName(call.name, [...Object.keys(languageFunctions), ...rules, ...macros, 'has']);
  return inference.report(call.at, 'unknown-function', `There is no function "${call.name}".`, advice);
}
