import { useLayoutEffect, useRef } from 'react';
import type { Button } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { ActionButton } from '../action/ActionButton';

/**
 * A button in the head of a screen. If it disappears while it has the focus, as "Close" once something is closed, the
 * title gets the focus, which would be lost.
 */
export function HeadButton({ button, scope }: { readonly button: Button; readonly scope: Scope }) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      element.closest('.descry-screen-head')?.querySelector('h1')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <span ref={box} className="descry-screen-act">
      <ActionButton button={button} scope={scope} />
    </span>
  );
}
