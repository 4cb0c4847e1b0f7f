import type { ReactNode } from 'react';
import { Tooltip } from '~/ui/Tooltip';

/** A shortened value whose tooltip has the full value. */
export function ExactValue({ exact, children }: { readonly exact: string; readonly children: ReactNode }) {
  return (
    <Tooltip text={exact}>
      {(access) => (
        <span data-exact="" {...access}>
          {children}
        </span>
      )}
    </Tooltip>
  );
}
