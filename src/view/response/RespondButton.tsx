import { useRef, useState } from 'react';
import type { Drawer, ResponseTarget } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { withValues } from '~/descriptor/bindings';
import { noData, type SourceErrorState } from '~/state/present-error';
import { useSources, type SourceScope } from '../data/use-sources';
import { LazyRespondMenu } from './LazyRespondMenu';
import { RespondTrigger } from './RespondTrigger';
import { readObject } from './response-object';
import './response.css';

/**
 * The button of a drawer that opens the menu of the responses for its object. What the menu reads is requested when it
 * opens.
 */
export function RespondButton(props: {
  readonly drawer: Drawer & { readonly target: ResponseTarget };
  /** The variables of the expressions of the drawer, without its named values. */
  readonly scope: Scope;
  readonly sources: SourceScope;
  readonly hasNoId: boolean;
}) {
  const { drawer, scope } = props;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [needed, setNeeded] = useState<readonly string[]>([]);
  const { answers, loading, failure, retry } = useSources({ ...props.sources, needed, scope });
  const toggle = (): void => {
    if (!props.hasNoId) setNeeded(drawer.target.needs);
    setIsOpen(!isOpen);
  };
  const close = (): void => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <div className="descry-respond">
      <RespondTrigger button={button} isOpen={isOpen} isLoading={isOpen && loading} onClick={toggle} />
      {isOpen && !loading && (
        <ObjectMenu
          drawer={drawer}
          scope={withValues(drawer.values, { ...scope, ...answers })}
          target={() => button.current}
          failure={failure?.state === 'failed' ? failure : undefined}
          onRetry={() => {
            // The menu, which has the focus, is gone while the call is repeated.
            button.current?.focus();
            retry();
          }}
          onClose={close}
        />
      )}
    </div>
  );
}

/** The menu of the responses for the object of a drawer. */
function ObjectMenu(props: {
  readonly drawer: Drawer & { readonly target: ResponseTarget };
  readonly scope: Scope;
  readonly target: () => Element | null;
  /** Why what the responses read is missing. */
  readonly failure: SourceErrorState | undefined;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}) {
  const { drawer, scope, target, failure, onRetry, onClose } = props;
  const { notes } = drawer.target;
  const object = readObject(drawer.target, drawer.searchType ?? '', scope);
  return (
    <LazyRespondMenu
      objects={object ? [object] : []}
      notes={notes && { texts: notes, scope }}
      failure={failure && { message: failure.message ?? noData, onRetry }}
      target={target}
      onClose={onClose}
    />
  );
}
