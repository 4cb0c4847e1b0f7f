import type { ComponentProps } from 'react';
import { Loaded } from '../data/Loaded';
import type { RespondMenu } from './RespondMenu';

/** The menu of the responses for some objects. Its code is loaded when it first opens. */
export function LazyRespondMenu(props: ComponentProps<typeof RespondMenu>) {
  return (
    <Loaded name="responses" load={() => import('./RespondMenu')} inLine>
      {(loaded) => <loaded.RespondMenu {...props} />}
    </Loaded>
  );
}
