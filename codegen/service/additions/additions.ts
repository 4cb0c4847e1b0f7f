import { innermost } from '~/lib/innermost';
import { outlineOf } from '../outline';
import type { OpenFile } from '../workspace';
import {
  additionKinds,
  type Addition,
  type AdditionKind,
  type FindPossible,
  type PartContext,
  type Possible,
} from './addition';
import { findColumns, findFields } from './entries';
import { findFilter } from './filters';
import { findSection, findTab } from './tabs';
import { findTile } from './tiles';

const finders: Readonly<Record<AdditionKind, FindPossible>> = {
  tab: findTab,
  section: findSection,
  field: findFields,
  column: findColumns,
  filter: findFilter,
  tile: findTile,
};

/** The parts that can be added while the author is at an offset, and those of which it is said why they cannot. */
export function additionsAt(open: OpenFile, offset: number): readonly Addition[] {
  const context = contextAt(open, offset);
  return additionKinds.flatMap((kind): readonly Addition[] => {
    const possible = finders[kind](context);
    if (!possible) return [];
    const { where, isTitled, takesSeveral, refused } = possible;
    if (possible.choices.length === 0)
      return refused === undefined ? [] : [{ kind, where, isTitled, takesSeveral, choices: [], refused }];
    // What is not shown yet comes first.
    const inOrder = possible.choices.toSorted((left, right) => Number(left.isUsed ?? 0) - Number(right.isUsed ?? 0));
    const choices = inOrder.map(({ id, text, about, isUsed }) => ({
      ...{ id, text },
      ...(about !== undefined && { about }),
      ...(isUsed && { isUsed }),
    }));
    return [{ kind, where, isTitled, takesSeveral, choices }];
  });
}

/** How a part of a kind is added while the author is at an offset; nothing where there is no room for it. */
export function possibleAt(open: OpenFile, offset: number, kind: AdditionKind): Possible | undefined {
  return finders[kind](contextAt(open, offset));
}

function contextAt(open: OpenFile, offset: number): PartContext {
  const part = innermost(outlineOf(open.descriptor), offset)?.path ?? [];
  return { project: open.project, open, part };
}
