import { createElement, useEffect, useLayoutEffect, type ComponentType, type ReactNode } from 'react';
import { getOwn } from '~/lib/get-own';

/** When a part of the page throws. */
export const phases = ['render', 'effect', 'layout effect', 'clean-up', 'layout clean-up'] as const;

/** One of them. */
export type Phase = (typeof phases)[number];

let armed: { readonly part: string; readonly phase: Phase } | undefined;

/** Lets a part throw from now on; `undefined` disarms. */
export function arm(part: string | undefined, phase: Phase = 'render'): void {
  armed = part === undefined ? undefined : { part, phase };
}

function explode(part: string, phase: Phase): void {
  if (armed?.part === part && armed.phase === phase) throw new Error(`${part} broke in ${phase}`);
}

function Bomb({ part }: { readonly part: string }): ReactNode {
  explode(part, 'render');
  useEffect(() => {
    explode(part, 'effect');
    return () => explode(part, 'clean-up');
  }, [part]);
  useLayoutEffect(() => {
    explode(part, 'layout effect');
    return () => explode(part, 'layout clean-up');
  }, [part]);
  return null;
}

/** The module with a bomb beside its component of that name. */
export function plant(module: unknown, name: string, part: string): object {
  const Component: unknown = getOwn(module, name);
  if (!isComponent(Component)) throw new Error(`There is no component ${name}.`);
  const Armed = (props: object): ReactNode => (
    <>
      <Bomb part={part} />
      {createElement(Component, props)}
    </>
  );
  return { ...Object(module), [name]: Armed };
}

function isComponent(value: unknown): value is ComponentType<object> {
  return typeof value === 'function';
}
