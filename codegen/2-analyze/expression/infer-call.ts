import { finding, type Finding, hint } from '../../diagnostics/finding';
import type { NamedRule } from './type-environment';
import { findFunction, languageFunctions, type LanguageFunction, type Parameter } from '../../language/functions';
import type { Inference } from './inference';
import { union, withoutNull } from '../../language/type-relations';
import { macros, type Call, type Syntax } from './syntax';
import type { Type } from '../../language/type';
import { suggestName, suggestValue } from './values';

/** The type of a function's result. */
export function inferCall(inference: Inference, call: Call): Type {
  if (call.name === 'has') return has(inference, call);
  if (call.name === 'header' && call.arguments.length === 2 && !call.receiver) return header(inference, call);
  const found = findFunction(call.name);
  const rule = inference.environment.rules?.get(call.name);
  if (!found) return rule ? ofRule(inference, call, rule) : unknown(inference, call);
  const given = call.receiver ? [call.receiver, ...call.arguments] : call.arguments;
  const mistake = misplacement(call, found) ?? wrongCount(call, found) ?? missing(inference, call, found);
  if (mistake) {
    for (const argument of given) inference.typeOf(argument);
    inference.report({ start: call.at.start, end: call.end }, mistake);
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
  return inference.report({ start: call.at.start, end: call.end }, finding('expression/call.rule', { form }));
}

function missing({ environment }: Inference, { name }: Call, { scope }: LanguageFunction): Finding | undefined {
  return environment.pure && scope ? finding('expression/call.session', { name }) : undefined;
}

function checkArgument(inference: Inference, name: string, argument: Syntax, parameter: Parameter | undefined): Type {
  if (!parameter) return inference.typeOf(argument);
  if ('type' in parameter) return inference.expect(argument, parameter.type, name);
  if (argument.is !== 'literal' || typeof argument.value !== 'string') {
    const variant = 'is' in parameter ? 'quoted-moment' : 'quoted';
    const written = inference.source(argument);
    const isKnown = 'names' in parameter && inference.environment[parameter.names]?.has(written) === true;
    const advice = isKnown ? { hint: hint('in-quotes', { name: written }), fix: `'${written}'` } : {};
    return inference.report(argument, finding(`expression/call.${variant}`, { name }), advice);
  }
  if ('is' in parameter) {
    if (isMoment(argument.value)) return { is: 'string' };
    return inference.report(argument, finding('expression/call.moment', { value: argument.value }));
  }
  const names = inference.environment[parameter.names];
  if (!names || names.has(argument.value)) return { is: 'string' };
  const advice = suggestValue(argument, inference.text, [...names]);
  return inference.report(
    argument,
    finding(`expression/unknown-name.${parameter.names}`, { name: argument.value }),
    advice,
  );
}

/** Whether a text names a day and minute that exist. */
function isMoment(text: string): boolean {
  const utc = new Date(`${text}Z`);
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(text) && !Number.isNaN(utc.getTime()) && utc.toISOString().startsWith(text);
}

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
    inference.report(call, finding('expression/call.path'));
  }
  return { is: 'boolean' };
}

/** `header(source, 'Name')`: the contract declares the header and its type. */
function header(inference: Inference, call: Call): Type {
  const [answer, name] = call.arguments;
  const { variables, pure } = inference.environment;
  if (!answer || !name) return { is: 'any' };
  if (pure) return inference.report(call, finding('expression/call.session', { name: 'header' }));
  const variable = answer.is === 'name' ? variables.get(answer.name) : undefined;
  if (answer.is !== 'name' || (variable && !variable.source && answer.name !== 'answer'))
    return inference.report(answer, finding('expression/call.answer'));
  // An unknown name is reported where it is written.
  inference.typeOf(answer);
  if (!variable) return { is: 'any' };
  if (name.is !== 'literal' || typeof name.value !== 'string')
    return inference.report(name, finding('expression/call.quoted', { name: 'header' }));
  const found = variable.headers?.get(name.value.toLowerCase());
  if (found) return found.type;
  const known = [...(variable.headers?.values() ?? [])].map((one) => one.name);
  const advice = suggestValue(name, inference.text, known);
  return inference.report(
    name,
    finding('expression/unknown-name.header', { name: name.value, answer: answer.name }),
    advice,
  );
}

function misplacement({ name, receiver }: Call, found: LanguageFunction): Finding | undefined {
  if (found.both) return undefined;
  if (found.method && !receiver) return finding('expression/call.method', { name });
  return !found.method && receiver ? finding('expression/call.function', { name }) : undefined;
}

function wrongCount({ name, receiver, arguments: given }: Call, { parameters }: LanguageFunction): Finding | undefined {
  const wanted = parameters.length - (receiver ? 1 : 0);
  if (given.length === wanted) return undefined;
  const expected = `${wanted} ${wanted === 1 ? 'argument' : 'arguments'}`;
  return finding('expression/call.count', { name, expected, found: given.length });
}

/** Functions of other languages, and the hint that says what to write instead. */
const instead: ReadonlyMap<string, 'no-matches' | 'no-exists-one' | 'no-includes' | 'one-number-type'> = new Map([
  ['includes', 'no-includes'],
  ['matches', 'no-matches'],
  ['exists_one', 'no-exists-one'],
  ['int', 'one-number-type'],
  ['double', 'one-number-type'],
]);

function unknown(inference: Inference, call: Call): Type {
  const macro = macros.find((name) => name === call.name);
  if (macro) {
    return inference.report(call.at, finding('expression/call.macro', { name: macro }));
  }
  if (call.receiver) inference.typeOf(call.receiver);
  for (const argument of call.arguments) inference.typeOf(argument);
  // While the file of the rules is broken every name is taken as right.
  if (!inference.environment.predicates) return { is: 'any' };
  const other = instead.get(call.name);
  const rules = inference.environment.rules?.keys() ?? [];
  const advice = other
    ? { hint: hint(other) }
    : suggestName(call.name, [...Object.keys(languageFunctions), ...rules, ...macros, 'has']);
  return inference.report(call.at, finding('expression/unknown-function', { name: call.name }), advice);
}
