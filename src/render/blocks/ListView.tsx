import type { ListBlock } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import { useText } from '../use-text';
import './list.css';

/** Sentences with points or numbers. */
export function ListView({ block, scope }: { readonly block: ListBlock; readonly scope: Scope }) {
  const text = useText();
  const List = block.ordered === true ? 'ol' : 'ul';
  return (
    <>
      {block.title && <p className="descry-list-title">{text(block.title, scope)}</p>}
      <List className="descry-list">
        {block.items.map((item, index) => (
          <li key={index}>{text(item, scope)}</li>
        ))}
      </List>
    </>
  );
}
