import { useRef, useState } from 'react';
import type { RowTarget } from '~/generated/contract/descriptor-types';
import { LazyRespondMenu } from '~/view/response/LazyRespondMenu';
import { RespondTrigger } from '~/view/response/RespondTrigger';
import type { ResponseObject } from '~/state/response-request';
import { readObject } from '~/view/response/response-object';
import type { Selection } from '../model/use-selection';

/** The button that opens the menu of the responses for the selected rows. */
export function RespondToSelection({
  target,
  selection,
}: {
  readonly target: RowTarget;
  readonly selection: Selection;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const [objects, setObjects] = useState<readonly ResponseObject[]>();
  const open = (): void => {
    const sorted = [...selection.entries.values()].toSorted((left, right) => left.index - right.index);
    setObjects(sorted.flatMap(({ scope }) => readObject(target, target.searchType, scope) ?? []));
  };
  return (
    <>
      <RespondTrigger button={button} isOpen={objects !== undefined} isMinimal onClick={open} />
      {objects && (
        <LazyRespondMenu
          objects={objects}
          target={() => button.current}
          onClose={() => {
            setObjects(undefined);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
