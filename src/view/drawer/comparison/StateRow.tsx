import type { ReactNode } from 'react';
import { useTranslate } from '~/i18n/translate';
import { SideName } from './SideCell';
import type { Pair } from './compare-rows';

/** A row with what each object has in place of values: that its data is loading, or why it failed and how to retry. */
export function StateRow(props: { readonly names: Pair<string>; readonly states: Pair<ReactNode> }) {
  const { names, states } = props;
  const t = useTranslate();
  return (
    <tr className="descry-compare-state">
      <th scope="row">{t('UI.COMPARE.STATE')}</th>
      <StateCell name={names[0]}>{states[0]}</StateCell>
      <StateCell name={names[1]}>{states[1]}</StateCell>
    </tr>
  );
}

function StateCell({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <td>
      {children && <SideName name={name} />}
      {children}
    </td>
  );
}
