import { decidedPredicates } from '~/codegen/3-check/expressions/decided-predicates';
import { table } from '~/tests/harness/codegen/table';

const predicate = (when: string) => ({ 'predicates.json': { predicates: { some: { description: 'D', when } } } });
const undecided = (form: string) => [`condition/undecided -> ${form}`];

table(decidedPredicates, [
  ['a condition over what the console sets itself', { given: predicate("region == 'UAE'"), want: [] }],
  [
    'one that says what counts where it is undecided',
    { given: predicate('orElse(profile.access.console == 1, false)'), want: [] },
  ],
  [
    'a comparison with an answer is told with the form that is always decided',
    { given: predicate(' ▶profile.mode == 1'), want: undecided('orElse(profile.mode == 1, false)') },
  ],
  [
    'what stands in for a missing value goes around the comparison',
    { given: predicate(' ▶orElse(profile.mode, 0) == 1'), want: undecided('orElse(profile.mode == 1, false)') },
  ],
  [
    'the same where something must differ from it',
    { given: predicate(" ▶orElse(profile.name, '') != ''"), want: undecided("orElse(profile.name != '', false)") },
  ],
  [
    'but not where the condition holds for what stands in',
    {
      given: predicate(' ▶orElse(profile.mode, 0) == 0'),
      want: undecided('orElse(orElse(profile.mode, 0) == 0, false)'),
    },
  ],
  [
    'an answer is compared before it counts',
    {
      given: predicate("region == 'UAE' && !▶orElse(profile.on, false)"),
      want: undecided('orElse(profile.on == true, false)'),
    },
  ],
]);
