import { expressionsOf, presenceIn } from '../../2-analyze/analysis';
import { pointerOf } from '../../diagnostics/locate';
import { stepsOf } from '../../language/address';
import type { Descriptor, Json, Path } from '../../language/model';
import type { Project } from '../../1-parse/project';
import { findGiven, type FoundGiven, type PartState } from './find-given';

/** Scenarios for the conditions of a descriptor, and the parts for which none was found. */
export interface ProposedScenarios {
  /** The content of the file. */
  readonly file: { readonly $schema: string; readonly scenarios: readonly Json[] };
  /** What is not covered, as `tabs.basic hidden`: answers for it cannot be made, or the part is never in this state. */
  readonly missing: readonly string[];
}

/** One expectation, and what is given so that it is met. */
interface Proposal extends FoundGiven {
  readonly state: PartState;
  readonly part: string;
}

/** Makes scenarios for each condition of a descriptor: one in which it holds, and one in which it does not. */
export function proposeScenarios(project: Project, descriptor: Descriptor): ProposedScenarios {
  const proposals: Proposal[] = [];
  const missing: string[] = [];
  for (const { path, state } of wantedStates(project, descriptor)) {
    const part = stepsOf(descriptor, path).join('.');
    const found = findGiven(project, descriptor, path, state);
    if (found) proposals.push({ ...found, state, part });
    else missing.push(`${part} ${state}`);
  }
  const $schema = project.kinds.schemaLink('scenarios', descriptor.file.path);
  return { file: { $schema, scenarios: scenariosOf(proposals) }, missing };
}

/** Both states of each part that has a condition. */
function wantedStates(project: Project, descriptor: Descriptor) {
  const shown = new Map(presenceIn(project, descriptor).map(({ path }) => [pointerOf(path), path.slice(0, -1)]));
  const used = expressionsOf(project, descriptor).flatMap(([{ path }]) =>
    path.at(-1) === 'enabledWhen' ? [path.slice(0, -1)] : [],
  );
  const statesOf = (paths: Iterable<Path>, ...states: readonly PartState[]) =>
    [...paths].flatMap((path) => (path.length > 0 ? states.map((state) => ({ path, state })) : []));
  return [...statesOf(shown.values(), 'visible', 'hidden'), ...statesOf(used, 'enabled', 'disabled')];
}

/** Expectations for which the same is given are one scenario. */
function scenariosOf(proposals: readonly Proposal[]): readonly Json[] {
  const groups = new Map<string, Proposal[]>();
  for (const proposal of proposals) {
    const key = JSON.stringify([proposal.account, proposal.answers]);
    groups.set(key, [...(groups.get(key) ?? []), proposal]);
  }
  const titles = new Map<string, number>();
  return [...groups.values()].flatMap((group): readonly Json[] => {
    const [first] = group;
    if (!first) return [];
    const count = (titles.get(first.title) ?? 0) + 1;
    titles.set(first.title, count);
    const { account, answers } = first;
    const partsIn = (state: PartState) => group.flatMap((one) => (one.state === state ? [one.part] : []));
    return [
      {
        title: count > 1 ? `${first.title} (${count})` : first.title,
        ...(Object.keys(account).length > 0 && { as: jsonOf(account) }),
        ...(Object.keys(answers).length > 0 && { answers }),
        ...Object.fromEntries(
          (['visible', 'hidden', 'enabled', 'disabled'] as const).flatMap((state) => {
            const parts = [...new Set(partsIn(state))];
            return parts.length > 0 ? [[state, parts] as const] : [];
          }),
        ),
      },
    ];
  });
}

function jsonOf(account: object): Json {
  return JSON.parse(JSON.stringify(account));
}
