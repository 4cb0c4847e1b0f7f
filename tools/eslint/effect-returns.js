const effects = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect']);

/** Name of the called function, also of `React.useEffect`. */
function calledName({ callee }) {
  return callee.type === 'MemberExpression' ? callee.property.name : callee.name;
}

/** Whether a node is a function written in place. */
function isFunction(node) {
  return node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';
}

/** Whether React may get this value from an effect: nothing, or a function that is known to be one. */
function isAllowed(node) {
  if (node == null || isFunction(node)) return true;
  if (node.type === 'UnaryExpression') return node.operator === 'void';
  if (node.type === 'ConditionalExpression') return isAllowed(node.consequent) && isAllowed(node.alternate);
  // A name, e.g. `undefined` or that of a function above: a value that somebody has looked at.
  return node.type === 'Identifier';
}

/** The function that a `return` belongs to. */
function functionAround(node) {
  let around = node.parent;
  while (around && !isFunction(around) && around.type !== 'FunctionDeclaration') around = around.parent;
  return around;
}

/** The value of the `ref` of an element that a function was written into, or the first argument of an effect. */
function takesCleanUp(node) {
  const { parent } = node;
  if (parent?.type === 'CallExpression') return parent.arguments[0] === node && effects.has(calledName(parent));
  return parent?.type === 'JSXExpressionContainer' && parent.parent.name?.name === 'ref';
}

/**
 * React calls whatever an effect or a ref callback gives back. The result of a call is whatever its author makes of it
 * next: `scrollIntoView` gave nothing for twenty years and gives a promise today.
 * @type {import('eslint').Rule.RuleModule}
 */
export const effectReturns = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unknown:
        'React calls what an effect or a ref callback returns: return a clean-up function by its name, or nothing (`void`).',
    },
  },
  create(context) {
    return {
      ArrowFunctionExpression(node) {
        if (node.body.type === 'BlockStatement' || !takesCleanUp(node) || isAllowed(node.body)) return;
        context.report({ node: node.body, messageId: 'unknown' });
      },
      ReturnStatement(node) {
        const around = functionAround(node);
        if (!isFunction(around) || !takesCleanUp(around) || isAllowed(node.argument)) return;
        context.report({ node, messageId: 'unknown' });
      },
    };
  },
};
