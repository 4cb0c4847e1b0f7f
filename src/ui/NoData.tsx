import type { ReactNode } from 'react';
import { Icon } from './Icon';

/** The content of a panel without data: a sentence, a hint and controls. */
export function NoData(props: { readonly text: string; readonly hint?: string; readonly children?: ReactNode }) {
  return (
    <div className="descry-no-data">
      <Icon name="document" size={20} />
      <p className="descry-no-data-text">{props.text}</p>
      {props.hint !== undefined && <p className="descry-no-data-hint">{props.hint}</p>}
      {props.children}
    </div>
  );
}
