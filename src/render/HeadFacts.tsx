import { showHeadFact } from '../descriptor/head-fact';
import type { HeadFact } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import { head } from '../lib/head';
import { Tooltip } from '../ui/Tooltip';
import { useServices } from './services';
import { useText } from './use-text';

/** More does not fit on a line; all of it stands in the panels. */
const longestFact = 200;

/** What to know first of an object, as entries of a list; what is not known is left out. */
export function HeadFacts({ facts, scope }: { readonly facts: readonly HeadFact[]; readonly scope: Scope }) {
  const { clock, format } = useServices();
  const text = useText();
  return facts.map((fact) => {
    const shown = showHeadFact(fact, scope, clock.now(), format);
    if (!shown) return null;
    return (
      <li key={fact.id} data-fact={fact.id}>
        {fact.label && `${text(fact.label, scope)} `}
        <Tooltip text={shown.copy === shown.text ? undefined : shown.copy}>
          {() => <bdi>{head(shown.text, longestFact)}</bdi>}
        </Tooltip>
      </li>
    );
  });
}
