import { Classes } from '@blueprintjs/core';
import locate from '@blueprintjs/icons/lib/esm/generated/16px/paths/locate';
import collapseAll from '@blueprintjs/icons/lib/esm/generated/16px/paths/collapse-all';
import expandAll from '@blueprintjs/icons/lib/esm/generated/16px/paths/expand-all';
import type { KeyboardEvent } from 'react';
import { useTranslate } from '~/i18n/translate';
import { Icon, type IconSource } from '~/ui/Icon';
import { IconButton } from '~/ui/IconButton';
import { CopyTools, type Copied } from '~/view/value/CopyTools';
import type { Tree } from './use-tree';

/** The filter of a tree, the number of matches, and buttons that fold all nodes and lead to the current one. */
export function TreeTools(props: {
  readonly tree: Tree;
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
  readonly onCurrent: () => void;
  /** `undefined` if the tree is not copied. */
  readonly copied: Copied | undefined;
}) {
  const { tree, filter, onFilter, onCurrent, copied } = props;
  const t = useTranslate();
  const parents = tree.descendants;
  return (
    <div className="descry-tree-tools">
      <TreeFilter filter={filter} onFilter={onFilter} />
      <span className="descry-tree-found" role="status">
        {tree.matches && t('UI.TREE.FOUND', { count: tree.matches.size })}
      </span>
      <span className="descry-tree-buttons">
        {tree.current.index !== undefined && (
          <Tool icon={locate} action="current" label={t('UI.TREE.CURRENT')} onClick={onCurrent} />
        )}
        {parents.size > 0 && (
          <>
            <Tool
              icon={expandAll}
              action="expand-all"
              label={t('UI.TREE.EXPAND')}
              onClick={() => tree.folding.fold(parents.keys(), false)}
            />
            <Tool
              icon={collapseAll}
              action="collapse-all"
              label={t('UI.TREE.COLLAPSE')}
              onClick={() => tree.folding.fold(parents.keys(), true)}
            />
          </>
        )}
        {copied && <CopyTools copy={copied} quiet={false} />}
      </span>
    </div>
  );
}

function TreeFilter({ filter, onFilter }: { readonly filter: string; readonly onFilter: (filter: string) => void }) {
  const t = useTranslate();
  const label = t('UI.TREE.FILTER');
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || filter === '') return;
    // The same Escape must not close a drawer.
    event.preventDefault();
    onFilter('');
  };
  return (
    <span className="descry-tree-filter">
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        value={filter}
        onChange={({ target }) => onFilter(target.value)}
        onKeyDown={onKeyDown}
      />
      {filter !== '' && (
        <IconButton
          icon="cross"
          label={t('UI.FILTER_CLEAR', { filter: label })}
          action="clear"
          onClick={() => onFilter('')}
        />
      )}
    </span>
  );
}

/** A button with an icon and, where there is room, its words. */
function Tool(props: {
  readonly icon: IconSource;
  readonly action: string;
  readonly label: string;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={`${Classes.BUTTON} ${Classes.MINIMAL} ${Classes.SMALL} descry-tree-tool`}
      data-action={props.action}
      onClick={props.onClick}
    >
      <Icon name={props.icon} />
      <span className={Classes.BUTTON_TEXT}>{props.label}</span>
    </button>
  );
}
