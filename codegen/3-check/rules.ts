import type { Descriptor, Diagnostic } from '../language/model';
import { globalQuery, query } from '../memo';
import { inAllDescriptors } from '../2-analyze/analysis';
import type { Project, Rule } from '../1-parse/project';
import type { DescriptorRule } from './per-descriptor';
import { bulkLimits } from './lists/bulk-limits';
import { builtInPages } from './links/built-in-pages';
import { changes } from './names/changes';
import { columnFilters } from './lists/column-filters';
import { columns } from './lists/columns';
import { contradictions } from './contradictions';
import { decidedPredicates } from './expressions/decided-predicates';
import { deniedReasons } from './links/denied-reasons';
import { drawerMembers } from './names/drawer-members';
import { engineValues } from './names/engine-values';
import { entries } from './expressions/entries';
import { errorMessages, errors } from './errors';
import { expressions } from './expressions/expressions';
import { filters } from './lists/filters';
import { galleries } from './lists/galleries';
import { formCases } from './forms/form-cases';
import { formNames } from './forms/form-names';
import { formWords } from './forms/form-words';
import { forms } from './forms/forms';
import { hiddenCharacters } from './texts/hidden-characters';
import { misleadingHosts } from './texts/misleading-hosts';
import { ids } from './names/ids';
import { inputs } from './names/inputs';
import { linkTargets } from './links/link-targets';
import { preferences } from './names/preferences';
import { messages } from './texts/messages';
import { names } from './names/names';
import { operations } from './names/operations';
import { optimistic } from './names/optimistic';
import { undoCall } from './names/undo-call';
import { oppositeParts } from './opposite-parts';
import { outsideAddresses } from './links/outside-addresses';
import { paging } from './lists/paging';
import { panelCircles } from './names/panel-circles';
import { passedRatings } from './names/passed-ratings';
import { patterns } from './forms/patterns';
import { pictures } from './names/pictures';
import { presets } from './forms/presets';
import { queryBar } from './lists/query-bar';
import { projectRules, ruleDefinitions } from './project-rules/project-rules';
import { reachability } from './reachability';
import { redirects } from './links/redirects';
import { namesOfResponse, submits, undoing } from './responses/responses';
import { operationsOfResponses, tasksOfHeader } from './responses/operations';
import { givenInputs, reachedObjects, targets } from './responses/targets';
import { renamed } from './expressions/renamed';
import { routeTitles } from './links/route-titles';
import { routes } from './links/routes';
import { scaleRows, scaleValues } from './scales/scale-values';
import { scales } from './scales/scales';
import { accounts } from './scenarios/accounts';
import { scenarios, scenarioSwitches } from './scenarios/scenarios';
import { schemaLinks } from './names/schema-links';
import { screenLinks } from './links/screen-links';
import { screens } from './lists/screens';
import { searchTypes } from './names/search-types';
import { sentFiles } from './forms/files';
import { sentTimes } from './names/sent-times';
import { sentValues } from './forms/sent-values';
import { severityTargets } from './project-rules/severity-targets';
import { shortcuts } from './names/shortcuts';
import { slots } from './names/slots';
import { shownScreens } from './links/shown-screens';
import { sharedNamesOfControls } from './names/shared-names';
import { sharedPlaceholders } from './texts/misspelt-placeholders';
import { signIn } from './names/sign-in';
import { slides } from './names/slides';
import { sorting } from './lists/sorting';
import { texts } from './texts/texts';
import { textSlips } from './texts/text-slips';
import { themeColors, themeContrast, themeFiles, themeFonts } from './theme/theme';
import { ticks } from './forms/ticks';
import { timelines } from './lists/timelines';
import { times } from './expressions/times';
import { translations } from './texts/translations';
import { graphs, trees } from './lists/trees';
import { unreachableBranches, unreachableCases } from './unreachable-cases';
import { misspeltWords } from './expressions/misspelt-words';
import { unread } from './expressions/unread';
import { unreadList, unreadNames, unreadShared } from './expressions/unread-names';
import { unused } from './names/unused';
import { variables } from './expressions/variables';

/** How many findings a rule about the whole project collects: enough for every cause, and not all memory. */
const maxFindings = 20_000;

/** Every rule, in the order of what they find. None of them depends on another. */
const rules: readonly (Rule | DescriptorRule)[] = [
  schemaLinks,
  names,
  ids,
  sharedNamesOfControls,
  texts,
  sharedPlaceholders,
  hiddenCharacters,
  misleadingHosts,
  textSlips,
  messages,
  translations,
  routes,
  routeTitles,
  builtInPages,
  redirects,
  signIn,
  engineValues,
  inputs,
  unused,
  unreadNames,
  unreadShared,
  unreadList,
  searchTypes,
  scales,
  scaleValues,
  scaleRows,
  errors,
  errorMessages,
  shortcuts,
  slots,
  themeColors,
  themeContrast,
  themeFiles,
  themeFonts,
  ticks,
  slides,
  pictures,
  panelCircles,
  preferences,
  presets,
  forms,
  formNames,
  formCases,
  formWords,
  submits,
  targets,
  reachedObjects,
  givenInputs,
  namesOfResponse,
  undoing,
  operationsOfResponses,
  tasksOfHeader,
  sentValues,
  sentFiles,
  sentTimes,
  patterns,
  variables,
  expressions,
  renamed,
  misspeltWords,
  times,
  decidedPredicates,
  oppositeParts,
  operations,
  optimistic,
  undoCall,
  changes,
  screens,
  galleries,
  shownScreens,
  screenLinks,
  deniedReasons,
  linkTargets,
  outsideAddresses,
  paging,
  sorting,
  filters,
  queryBar,
  unread,
  entries,
  drawerMembers,
  passedRatings,
  columns,
  bulkLimits,
  columnFilters,
  trees,
  graphs,
  timelines,
  reachability,
  contradictions,
  unreachableCases,
  unreachableBranches,
  scenarios,
  accounts,
  scenarioSwitches,
  projectRules,
  ruleDefinitions,
  severityTargets,
];

/** What one rule finds. */
interface RuleFindings {
  readonly rule: Rule;
  readonly findings: readonly Diagnostic[];
}

const descriptorRules = rules.filter(isAboutDescriptors);

function isAboutDescriptors(rule: Rule | DescriptorRule): rule is DescriptorRule {
  return 'findingsIn' in rule;
}

/**
 * What the rules about descriptors find in one. After an edit, what all of them read of another descriptor is compared
 * with the last run once, and not once for each rule.
 */
const findingsInDescriptors = inAllDescriptors(
  query((project: Project, descriptor: Descriptor): readonly RuleFindings[] =>
    descriptorRules.flatMap((rule) => {
      const findings = rule.findingsIn(project, descriptor);
      return findings.length > 0 ? [{ rule, findings }] : [];
    }),
  ),
);

/** What each rule finds in a project, in the order of the rules. */
const findingsByRule: readonly ((project: Project) => readonly Diagnostic[])[] = rules.map((rule) => {
  if (!isAboutDescriptors(rule)) return globalQuery((project: Project) => collect(rule(project)));
  return (project) => findingsInDescriptors(project).flatMap((one) => (one.rule === rule ? one.findings : []));
});

/** What all rules find in a project. */
export function findingsOf(project: Project): readonly Diagnostic[] {
  return findingsByRule.flatMap((findings) => findings(project));
}

function collect(findings: Iterable<Diagnostic>): readonly Diagnostic[] {
  const collected: Diagnostic[] = [];
  for (const one of findings) if (collected.push(one) === maxFindings) break;
  return collected;
}
