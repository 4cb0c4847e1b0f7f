import { diagnose } from '../diagnostic';
import { checkExpression } from '../expression/check';
import { environmentFor } from '../expression/environment-for';
import type { Rule } from '../project';
import { expectedType } from './expected-type';

/** Every expression is right where it stands: its names are known, its types fit, its result can be used. */
export const expressions: Rule = function* (project) {
  for (const descriptor of project.descriptors) {
    for (const marked of project.marks(descriptor)) {
      const { mark, path, value } = marked;
      if ((mark.is !== 'expression' && mark.is !== 'binding') || typeof value !== 'string') continue;
      const environment = environmentFor(project, descriptor, path, mark.is === 'expression' ? mark.scope : undefined);
      const { problems } = checkExpression(value, environment, expectedType(project, descriptor, marked));
      for (const { index, length, ...remark } of problems)
        yield diagnose(descriptor, path, { ...remark, at: { index, length } });
    }
  }
};
