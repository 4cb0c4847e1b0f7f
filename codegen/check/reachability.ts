import { diagnose } from '../diagnostic';
import { checkExpression } from '../expression/check';
import { environmentFor } from '../expression/environment-for';
import { dependent } from './local';

/** A condition that always or never holds says nothing. */
export const reachability = dependent(
  ['panel', 'dialog', 'form', 'predicates', 'vocabulary', 'console', 'scale'],
  function* (descriptor, project) {
    for (const { mark, path, value } of project.marks(descriptor)) {
      if (mark.is !== 'expression' || mark.type !== 'boolean' || typeof value !== 'string') continue;
      const { constant } = checkExpression(value, environmentFor(project, descriptor, path, mark.scope));
      if (constant === undefined) continue;
      const message = `This condition ${constant ? 'always' : 'never'} holds.`;
      yield diagnose(descriptor, path, { severity: 'warning', code: 'expression/constant', message });
    }
  },
);
