import { useId } from 'react';
import type { ListBlock } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import { useText } from '../use-text';
import './list.css';

/** Sentences with points or numbers. */
export function ListView({ block, scope }: { readonly block: ListBlock; readonly scope: Scope }) {
  const text = useText();
  const titleId = useId();
  const List = block.ordered === true ? 'ol' : 'ul';
  return (
    <>
      {block.title && (
        <p id={titleId} className="descry-list-title">
          {text(block.title, scope)}
        </p>
      )}
      <List className="descry-list" aria-labelledby={block.title && titleId}>
        {block.items.map((item, index) => (
          <li key={index}>{text(item, scope)}</li>
        ))}
      </List>
    </>
  );
}
