import { diagnose } from '../diagnostic';
import { checkExpression } from '../expression/check';
import { environmentFor } from '../expression/environment-for';
import { expectedType } from './expected-type';
import { dependent } from './local';

/** Every expression is right where it stands: its names are known, its types fit, its result can be used. */
export const expressions = dependent(
  ['panel', 'dialog', 'form', 'predicates', 'vocabulary', 'console', 'scale'],
  function* (descriptor, project) {
    for (const marked of project.marks(descriptor)) {
      const { mark, path, value } = marked;
      if ((mark.is !== 'expression' && mark.is !== 'binding') || typeof value !== 'string') continue;
      const environment = environmentFor(project, descriptor, path, mark.is === 'expression' ? mark.scope : undefined);
      const { problems } = checkExpression(value, environment, expectedType(project, descriptor, marked));
      for (const { index, length, ...remark } of problems)
        yield diagnose(descriptor, path, { ...remark, at: { index, length } });
    }
  },
);
