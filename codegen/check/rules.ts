import { diagnoseFile } from '../diagnostic';
import type { Rule } from '../project';
import { columns } from './columns';
import { drawerMembers } from './drawer-members';
import { entries } from './entries';
import { errors } from './errors';
import { expressions } from './expressions';
import { filters } from './filters';
import { formCases } from './form-cases';
import { formWords } from './form-words';
import { forms } from './forms';
import { ids } from './ids';
import { inputs } from './inputs';
import { linkPlaces } from './link-places';
import { memories } from './memories';
import { messages } from './messages';
import { names } from './names';
import { operations } from './operations';
import { paging } from './paging';
import { patterns } from './patterns';
import { pictures } from './pictures';
import { presets } from './presets';
import { reachability } from './reachability';
import { redirects } from './redirects';
import { routes } from './routes';
import { scaleValues } from './scale-values';
import { scales } from './scales';
import { schemaLinks } from './schema-links';
import { screenLinks } from './screen-links';
import { screens } from './screens';
import { shortcuts } from './shortcuts';
import { shownScreens } from './shown-screens';
import { slides } from './slides';
import { sorting } from './sorting';
import { texts } from './texts';
import { ticks } from './ticks';
import { translations } from './translations';
import { unread } from './unread';
import { unused } from './unused';
import { variables } from './variables';

/** The most diagnostics of one rule: whoever has more has one mistake many times. */
const most = 500;

/** Every rule, in the order they run. None of them depends on another. */
export const rules: readonly Rule[] = [
  schemaLinks,
  names,
  ids,
  texts,
  messages,
  translations,
  routes,
  redirects,
  inputs,
  unused,
  scales,
  scaleValues,
  errors,
  shortcuts,
  ticks,
  slides,
  pictures,
  memories,
  presets,
  forms,
  formCases,
  formWords,
  patterns,
  variables,
  expressions,
  operations,
  screens,
  shownScreens,
  screenLinks,
  linkPlaces,
  paging,
  sorting,
  filters,
  unread,
  entries,
  drawerMembers,
  columns,
  reachability,
].map(limited);

function limited(rule: Rule): Rule {
  return function* (project) {
    let given = 0;
    for (const diagnostic of rule(project)) {
      if (given === most) {
        const message = `There are more mistakes of this sort (${diagnostic.code}); they are not listed.`;
        yield diagnoseFile(diagnostic.file, { code: 'too-many', message });
        return;
      }
      given += 1;
      yield diagnostic;
    }
  };
}
