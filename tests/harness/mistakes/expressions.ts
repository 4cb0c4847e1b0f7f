import { checkIn, partsOf, type Syntax, type Range } from '~/codegen/2-analyze/analysis';
import { languageFunctions } from '~/codegen/language/functions';
import { expectedType } from '~/codegen/3-check/expected-type';
import { at } from './edits';
import { isKnowable } from './knowable';
import { expressionSitesOf, misspelt, type ExpressionSite, type Mistake, type World } from './world';

function nodesOf(syntax: Syntax): readonly Syntax[] {
  return [syntax, ...partsOf(syntax).flatMap(nodesOf)];
}

function* everyNode(world: World): Iterable<readonly [ExpressionSite, Syntax]> {
  for (const site of expressionSitesOf(world)) for (const node of nodesOf(site.syntax)) yield [site, node];
}

function inside({ descriptor, offset }: ExpressionSite, { start, end }: Range, text: string, right?: string): Mistake {
  return at(descriptor, { offset: offset + start, length: end - start }, text, right);
}

function whole(site: ExpressionSite, text: string): Mistake {
  return inside(site, { start: 0, end: site.text.length }, text);
}

const literalCalls = ['flag', 'permission', 'externalLink', 'preference', 'seen'];

/** Field paths. */
export const paths = {
  *member(world: World) {
    for (const [site, node] of everyNode(world))
      if (node.is === 'member' && node.name.length > 2)
        yield inside(site, node.at, misspelt(world.next, node.name), node.name);
  },
};

/** Names of sources, predicates and functions. */
export const names = {
  *name(world: World) {
    for (const [site, node] of everyNode(world))
      if (node.is === 'name') yield inside(site, node, misspelt(world.next, node.name), node.name);
  },
  /**
   * Which of several answers has the field cannot always be known, so no advice is asked for. A page without its size
   * is a mistake of its own.
   */
  *noSource(world: World) {
    for (const [site, node] of everyNode(world))
      if (node.is === 'member' && node.object.is === 'name' && node.object.name !== 'page' && node.name.length > 2)
        if (site.text.slice(node.start, node.end) === `${node.object.name}.${node.name}`)
          yield inside(site, node, node.name);
  },
  *function(world: World) {
    for (const [site, node] of everyNode(world))
      if (node.is === 'call')
        yield inside(site, node.at, misspelt(world.next, node.name, Object.keys(languageFunctions)), node.name);
  },
};

/** Flags, permissions, links and choices that the browser stores. */
export const vocabulary = {
  *literal(world: World) {
    for (const [site, node] of everyNode(world)) {
      if (node.is !== 'call' || node.receiver || !literalCalls.includes(node.name)) continue;
      const [name] = node.arguments;
      if (name?.is === 'literal' && typeof name.value === 'string')
        yield inside(site, { start: name.start + 1, end: name.end - 1 }, misspelt(world.next, name.value), name.value);
    }
  },
};

/**
 * Words that are compared, and words that are sent: those of which it can be known that they are misspelt. The contract
 * leaves many texts open; there, nobody can know that a text is wrong that the project has nowhere else, or once: of
 * two that are nearly the same and written once each, either may be meant. Nor that of a short one: `rule` is no slip
 * of `role`.
 */
export const values = {
  *compared(world: World) {
    for (const [site, node] of everyNode(world)) {
      if (node.is !== 'binary' || !['==', '!=', 'in'].includes(node.operator)) continue;
      for (const [index, operand] of node.operands.entries())
        for (const one of operand.is === 'list' ? operand.entries : [operand])
          if (one.is === 'literal' && typeof one.value === 'string' && one.value.length > 2) {
            const other = node.operands[1 - index];
            const type =
              other && checkIn(world.project, site.text.slice(other.start, other.end), site.environment).type;
            if (isKnowable(world, one.value, type)) yield misspeltIn(world, site, one, one.value);
          }
    }
  },
  *sent(world: World) {
    for (const site of expressionSitesOf(world)) {
      const { marked, descriptor, syntax } = site;
      if (!marked.path.some((step) => step === 'body' || step === 'query')) continue;
      for (const one of syntax.is === 'list'
        ? syntax.entries
        : syntax.is === 'choose'
          ? [syntax.yes, syntax.no]
          : [syntax])
        if (one.is === 'literal' && typeof one.value === 'string' && one.value.length > 2)
          if (isKnowable(world, one.value, expectedType(world.project, descriptor, marked)))
            yield misspeltIn(world, site, one, one.value);
    }
  },
};

function misspeltIn(world: World, site: ExpressionSite, { start, end }: Range, word: string): Mistake {
  return inside(site, { start: start + 1, end: end - 1 }, misspelt(world.next, word), word);
}

function isCondition({ marked: { mark } }: ExpressionSite): boolean {
  return mark.is === 'expression' && mark.type === 'boolean';
}

/** Types. */
export const types = {
  *numberForText(world: World) {
    for (const [site, node] of everyNode(world))
      if (node.is === 'binary' && ['==', '!='].includes(node.operator))
        for (const one of node.operands)
          if (one.is === 'literal' && typeof one.value === 'string') yield inside(site, one, '3');
  },
  *textForNumber(world: World) {
    for (const [site, node] of everyNode(world))
      if (node.is === 'binary' && ['==', '!=', '<', '>', '<=', '>='].includes(node.operator))
        for (const one of node.operands)
          if (one.is === 'literal' && typeof one.value === 'number') yield inside(site, one, "'3'");
  },
  *valueForCondition(world: World) {
    for (const site of expressionSitesOf(world))
      if (isCondition(site) && site.syntax.is === 'binary' && ['==', '!='].includes(site.syntax.operator)) {
        const [left] = site.syntax.operands;
        const text = left && site.text.slice(left.start, left.end);
        // A value that is true or false is a condition.
        const isTested = text && checkIn(world.project, text, site.environment).type.is === 'boolean';
        if (text && left.is === 'member' && !isTested) yield whole(site, text);
      }
  },
  *sizeOfText(world: World) {
    for (const site of expressionSitesOf(world)) if (isCondition(site)) yield whole(site, `size(${site.text})`);
  },
  *minus(world: World) {
    for (const [site, node] of everyNode(world))
      if (
        node.is === 'binary' &&
        node.operator === '+' &&
        node.operands.some((one) => one.is === 'literal' && typeof one.value === 'string')
      ) {
        const [left, right] = node.operands;
        if (left && right)
          yield inside(
            site,
            { start: left.start, end: right.end },
            `${site.text.slice(left.start, left.end)} - ${site.text.slice(right.start, right.end)}`,
          );
      }
  },
};

/** Signs that are missing or too many. */
export const syntax = {
  *bracket(world: World) {
    for (const site of expressionSitesOf(world)) {
      const index = site.text.lastIndexOf(')');
      if (index >= 0) yield inside(site, { start: index, end: index + 1 }, '');
    }
  },
  *quote(world: World) {
    for (const [site, node] of everyNode(world))
      if (node.is === 'literal' && typeof node.value === 'string')
        yield inside(site, { start: node.end - 1, end: node.end }, '');
  },
  *operator(world: World) {
    for (const site of expressionSitesOf(world)) if (isCondition(site)) yield whole(site, `${site.text} &&`);
  },
  *comma(world: World) {
    for (const [site, node] of everyNode(world)) {
      const [first, second] = node.is === 'call' ? node.arguments : node.is === 'list' ? node.entries : [];
      if (first && second) yield inside(site, { start: first.end, end: second.start }, ' ');
    }
  },
  *operand(world: World) {
    for (const [site, node] of everyNode(world)) {
      const [first, second] = node.is === 'binary' ? node.operands : [];
      if (first && second) yield inside(site, second, '');
    }
  },
};

function swapped(from: string, to: string) {
  return function* (world: World): Iterable<Mistake> {
    for (const site of expressionSitesOf(world)) {
      const index = site.text.indexOf(from);
      if (index >= 0) yield inside(site, { start: index, end: index + from.length }, to, from.trim());
    }
  };
}

/** What people write who know another language. */
export const slips = {
  identical: swapped(' == ', ' === '),
  notIdentical: swapped(' != ', ' !== '),
  assignment: swapped(' == ', ' = '),
  unequal: swapped(' != ', ' <> '),
  and: swapped(' && ', ' and '),
  or: swapped(' || ', ' or '),
  oneAnd: swapped(' && ', ' & '),
  oneOr: swapped(' || ', ' | '),
  arrow: swapped(' >= ', ' => '),
  not: swapped('!', 'not '),
  *optional(world: World) {
    for (const [site, node] of everyNode(world))
      if (node.is === 'member' && site.text[node.at.start - 1] === '.')
        yield inside(site, { start: node.at.start - 1, end: node.at.start }, '?.', '.');
  },
  *typographic(world: World) {
    for (const [site, node] of everyNode(world))
      if (node.is === 'literal' && typeof node.value === 'string')
        yield inside(site, node, `’${node.value}’`, `'${node.value}'`);
  },
  *unquoted(world: World) {
    for (const [site, node] of everyNode(world))
      if (node.is === 'literal' && typeof node.value === 'string' && /^[A-Za-z]\w+$/.test(node.value))
        yield inside(site, node, node.value);
  },
  *length(world: World) {
    for (const [site, node] of everyNode(world))
      if (node.is === 'call' && node.name === 'size' && node.arguments[0])
        yield inside(site, node, `${site.text.slice(node.arguments[0].start, node.arguments[0].end)}.length`);
  },
  *nullWord(world: World) {
    for (const [site, node] of everyNode(world))
      if (node.is === 'call' && node.name === 'has' && node.arguments[0])
        yield inside(site, node, `${site.text.slice(node.arguments[0].start, node.arguments[0].end)} != 'null'`);
  },
};

/** Conditions that say nothing, or contradict themselves or what is around them. */
export const logic = {
  *twoValues(world: World) {
    for (const [site, node] of everyNode(world))
      if (
        node.is === 'binary' &&
        node.operator === '==' &&
        node.operands[1]?.is === 'literal' &&
        typeof node.operands[1].value === 'string'
      ) {
        const text = site.text.slice(node.start, node.end);
        const left = node.operands[0] ? site.text.slice(node.operands[0].start, node.operands[0].end) : '';
        if (isCondition(site) && site.syntax === node)
          yield whole(site, `${text} && ${left} != ${site.text.slice(node.operands[1].start, node.operands[1].end)}`);
      }
  },
  *eitherUnequal(world: World) {
    for (const site of expressionSitesOf(world))
      // What it reads stays, so that nothing else becomes unused.
      if (isCondition(site)) yield whole(site, `region != 'UAE' || region != 'GOV_US' || ${site.text}`);
  },
  *numbers(world: World) {
    for (const [site, node] of everyNode(world))
      if (
        node.is === 'binary' &&
        ['>', '>='].includes(node.operator) &&
        isCondition(site) &&
        site.syntax === node &&
        node.operands[0]
      ) {
        const left = site.text.slice(node.operands[0].start, node.operands[0].end);
        yield whole(site, `${site.text} && ${left} < -1`);
      }
  },
  *opposite(world: World) {
    for (const site of expressionSitesOf(world)) {
      const { marked, descriptor, text } = site;
      if (marked.mark.is !== 'expression' || marked.mark.decides !== 'presence') continue;
      const inner = expressionSitesOf(world).filter(
        (one) =>
          one.descriptor === descriptor &&
          one.marked.path.length > marked.path.length &&
          one.marked.mark.is === 'expression' &&
          one.marked.mark.decides === 'presence' &&
          marked.path.slice(0, -1).every((step, index) => one.marked.path[index] === step),
      );
      for (const one of inner) if (text.length < 60) yield whole(one, `!(${text})`);
    }
  },
  *predicates(world: World) {
    for (const site of expressionSitesOf(world))
      if (
        isCondition(site) &&
        !site.text.includes('estricted') &&
        site.descriptor.kind !== 'predicates' &&
        !site.text.includes('||')
      )
        yield whole(site, `${site.text} && emirates && governmentCloud`);
  },
};
