import type { Entries } from './entry';

const drawer = 'descriptors/drawers/host.json';
const value = '/tabs/0/fields/0/value';
const condition = '/tabs/0/fields/0/visibleWhen';

/** Expressions: their words, their names and their types. */
export const expressions = {
  'expression/empty': {
    text: 'This expression is empty.',
    explanation: 'An expression without text has no value. Write one, or remove the property.',
    example: { file: drawer, at: value, wrong: '" "', right: '"host.name"' },
  },
  'expression/too-long': {
    text: 'This expression has {length} characters; the limit is {limit}.',
    hint: 'Name parts of it in predicates.json.',
    explanation: 'Nobody can read an expression of this length. Give parts of it a name and use the names.',
    example: {
      situation: 'A condition has 3,000 characters.',
      correction: 'Declare its parts in predicates.json and combine their names.',
    },
  },
  'expression/too-deep': {
    text: {
      nested: 'This expression nests deeper than {limit} levels.',
      large: 'This expression is too large.',
      lists: 'More than {limit} of "exists", "all", "filter" and "map" are inside each other.',
    },
    hint: 'Name parts of it in predicates.json.',
    explanation:
      'Nobody can read an expression of this depth, and the parser needs stack for each level. Lists inside lists inside lists take a time that grows with the third power of their length. Name parts of it.',
    example: {
      situation: 'A condition has 40 opening brackets in a row.',
      correction: 'Remove the brackets that change nothing.',
    },
  },
  'expression/outside': {
    text: {
      bytes: 'Bytes are not part of the language.',
      unsigned: 'Unsigned numbers are not part of the language.',
      object: 'Objects in braces are not part of the language.',
      operator: '`{operator}` is not part of the language.',
      optional: '`{operator}` is not part of the language.',
      other: 'This is not part of the language.',
    },
    hint: { optional: 'A missing field needs no mark; `has(...)` tests for it.' },
    explanation:
      'Descriptors use a subset of CEL, the Common Expression Language. This part of CEL is not in the subset, so the console cannot compute it.',
    example: { file: drawer, at: value, wrong: '"host.score % 2"', right: '"host.score / 2"' },
  },
  'expression/syntax': {
    text: {
      character: '"{found}" is not expected here.',
      entry: 'The first argument must be a name for the entry, e.g. `tags.exists(tag, tag == "a")`.',
      text: 'This is an address, and no expression.',
      template: 'A value needs no braces: all of this text is an expression.',
      other: '{reason}.',
    },
    explanation: 'The text is not a valid expression, so the compiler cannot tell what it means.',
    example: { file: drawer, at: condition, wrong: '"host.risk = \'high\'"', right: '"host.risk == \'high\'"' },
  },
  'expression/unknown-name': {
    text: {
      variable: 'Unknown name "{name}".',
      function: '"{name}" is a function: {name}(...).',
      flags: '"{name}" is not a flag of vocabulary.json.',
      permissions: '"{name}" is not a permission of vocabulary.json.',
      externalLinks: '"{name}" is not an external link of vocabulary.json.',
      preferences: '"{name}" is not a preference of console.json.',
      header: 'The contract declares no header "{name}" for the answer of {answer}.',
      repeated: '{message} It is read {count} times in this file.',
    },
    explanation:
      'The expression reads a name that is not in its scope, so it would never have a value. A scope has the session, the sources, the inputs and the named conditions.',
    example: { file: drawer, at: value, wrong: '"hots.name"', right: '"host.name"' },
  },
  'expression/unknown-function': {
    text: 'There is no function "{name}".',
    explanation:
      'The language has a fixed list of functions, and predicates.json can add rules. The nearest is suggested.',
    example: { file: drawer, at: value, wrong: '"sise(host.owners)"', right: '"size(host.owners)"' },
  },
  'expression/unknown-field': {
    text: {
      member: '"{name}" is not a field of {owner}.',
      none: '{owner} is {type}; it has no fields.',
      hyphen: 'The hyphen in "{name}" is a minus sign here.',
    },
    explanation:
      'The contract does not describe this field, so the expression would never have a value. The nearest field is suggested.',
    example: { file: drawer, at: value, wrong: '"host.nmae"', right: '"host.name"' },
  },
  'expression/call': {
    text: {
      rule: 'A rule is called with its parameters: {form}.',
      session: 'A rule cannot read the session: pass the result of {name} to it.',
      method: 'Write {name} behind its text: text.{name}(...).',
      function: 'Write {name} in front: {name}(...).',
      count: '{name} takes {expected}, not {found}.',
      quoted: '{name} takes a name in quotes.',
      'quoted-moment': '{name} takes a moment in quotes.',
      moment: '"{value}" is not a moment, e.g. \'2025-02-01T08:00\'.',
      answer: "header takes the name of a source, or `answer`, e.g. header(hosts, 'ETag').",
      path: 'has takes one path, e.g. has(url.wrsScore).',
      macro: '{name} takes a name for the entry and an expression: list.{name}(entry, ...).',
    },
    explanation: 'The function is not called in the way it is declared, so it has no result. Correct its arguments.',
    example: { file: drawer, at: condition, wrong: '"has(host.name, host.risk)"', right: '"has(host.name)"' },
  },
  'expression/type': {
    text: {
      argument: '{by} expects {expected}, but {source} is {found}.',
      compare: 'Cannot compare {left} with {right}.',
      'in-text': '`in` expects a list, but this is one text.',
      order: '`{operator}` expects two numbers or two texts, but found {left} and {right}.',
      result: 'Expected {expected}, but this expression is {found}.',
      list: 'Expected a list of {expected}, but this expression is a list of {found}.',
    },
    explanation:
      'Values of these types never work together, so the expression would never have a value, and what it guards would stay hidden.',
    example: { file: drawer, at: condition, wrong: '"host.score == \'high\'"', right: '"host.score == 5"' },
  },
  'expression/value': {
    text: {
      compare: '{value} is not a value of {source}.',
      result: '{value} is not one of the expected values.',
      list: 'None of the values of this list is expected here.',
    },
    explanation:
      'The contract lists every value that is possible here, and this is none of them: a comparison with it is never true. The nearest one is suggested.',
    example: { file: drawer, at: condition, wrong: '"host.risk == \'hihg\'"', right: '"host.risk == \'high\'"' },
  },
  'expression/time': {
    severity: 'warning',
    text: '{source} is shown as a time, and in the contract it has not the format of one.',
    explanation:
      'A time is a number, or a text with the format `date-time` or `date`, which the contract gives to other members of this object. Another text cannot be read as a time. Choose another type for it, or add the format to the contract.',
    example: {
      file: drawer,
      at: '/tabs/0/fields/0',
      wrong: '{ "type": "date", "id": "day", "value": "host.name", "label": "Day" }',
      right: '{ "type": "date", "id": "day", "value": "host.seen", "label": "Day" }',
    },
  },
  'expression/null-text': {
    severity: 'warning',
    text: "'null' in quotes is a text of four letters.",
    explanation:
      'A value that is missing is `null`, without quotes, and `has(...)` tests for it. Nothing is equal to the text but an answer that has these four letters.',
    example: { file: drawer, at: condition, wrong: '"host.name != \'null\'"', right: '"host.name != null"' },
  },
  'expression/misspelt': {
    severity: 'warning',
    text: '"{word}" is written only here, and "{meant}" elsewhere.',
    explanation:
      'The contract leaves open which texts are possible here. One that the project has once, and nearly so several times, is mostly misspelt, and what depends on it would never be shown. If both are right, list the file under "off" in checks.json.',
    example: {
      situation: 'A condition compares with "workload-protecton", two others with "workload-protection".',
      correction: 'Write "workload-protection".',
    },
  },
  'expression/constant': {
    severity: 'warning',
    text: { always: 'This condition is always true.', never: 'This condition is never true.' },
    explanation:
      'Whatever the data is, the condition has the same result, so it decides nothing. Usually one of its parts names the wrong value.',
    example: {
      file: drawer,
      at: condition,
      wrong: "\"host.risk == 'low' && host.risk == 'high'\"",
      right: '"host.risk == \'low\' || host.score == 5"',
    },
  },
  'expression/name-taken': {
    text: '"{name}" already has another meaning in expressions.',
    hint: 'Choose another name.',
    explanation:
      'Expressions could not tell the two apart. The other one is part of the session, the scope or the language.',
    example: {
      file: drawer,
      at: '/values',
      wrong: '{ "region": "host.name" }',
      right: '{ "hostRegion": "host.name" }',
    },
  },
  'expression/circle': {
    text: '"{name}" depends on itself: {way}.',
    explanation: 'To compute the one, the other must be known first, and the reverse. Neither would ever have a value.',
    example: {
      file: 'descriptors/predicates.json',
      at: '/predicates/isBeta/when',
      wrong: '"isEarly"',
      right: '"flag(\'beta\')"',
    },
  },
  'condition/contradicts': {
    severity: 'warning',
    text: {
      around: 'This condition never holds together with that of the part around it, so this part is never shown.',
      users: 'This condition holds in nothing that shows this {kind}, so this part is never shown.',
    },
    hint: {
      around: 'The part around it is there only while `{outer}`: {position}.',
      users: 'The {kind} is shown in {users}.',
    },
    explanation:
      'A part is shown while its condition holds and those of all parts around it do. Here no data makes all of them true. Correct one of the two, or remove the part.',
    example: {
      file: drawer,
      at: '/tabs/0',
      wrong:
        '{ "id": "basic", "title": "Facts", "visibleWhen": "host.risk == \'low\'", "fields": [{ "type": "text", "value": "host.name", "label": "Name", "visibleWhen": "host.risk == \'high\'" }] }',
      right:
        '{ "id": "basic", "title": "Facts", "visibleWhen": "host.risk == \'low\'", "fields": [{ "type": "text", "value": "host.name", "label": "Name", "visibleWhen": "host.score == 5" }] }',
    },
  },
  'condition/unreachable': {
    severity: 'warning',
    text: {
      case: 'This case never applies: where its condition holds, one of the cases before it does.',
      never: 'This condition is never true where it is read, so what follows `?` is never the result.',
      always: 'This condition is always true where it is read, so what follows `:` is never the result.',
    },
    explanation:
      'Cases are tried in order, and so are the conditions of `a ? b : c ? d : e`. One that an earlier one covers decides nothing. Correct one of the two, change their order, or remove the later one.',
    example: {
      file: drawer,
      at: value,
      wrong: "\"host.score > 5 ? 'a' : host.score > 9 ? 'b' : 'c'\"",
      right: "\"host.score > 9 ? 'b' : host.score > 5 ? 'a' : 'c'\"",
    },
  },
  'condition/undecided': {
    text: {
      predicate: 'If what this reads is missing or has another type, neither "{name}" nor "!{name}" is true.',
      part: 'If what this reads is missing or has another type, neither this part nor the opposite one is shown.',
    },
    hint: { predicate: 'Count it as false then: {fix}.', part: 'Show this one then: {fix}.' },
    explanation:
      'A condition over a missing value is undecided: neither it nor its negation is true, and both parts are hidden. The fix decides the condition for that case.',
    example: {
      file: 'descriptors/predicates.json',
      at: '/predicates/isBeta/when',
      wrong: '"profile.partnerId == \'a\'"',
      right: '"orElse(profile.partnerId == \'a\', false)"',
    },
  },
  'entry/constant': {
    text: 'This is the same for every entry: it does not read `item`.',
    hint: 'Read the entry, e.g. `item.id`.',
    explanation:
      'This value identifies each entry of the list. If all entries have the same one, a click opens the wrong entry.',
    example: { file: 'descriptors/screens/hosts.json', at: '/rowId', wrong: '"\'host\'"', right: '"item.id"' },
  },
} as const satisfies Entries;
