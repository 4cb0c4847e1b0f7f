import { iconPaths } from '~/generated/console/icons';
import type { IconName } from '~/generated/console/ids';
import { isPointing } from '~/lib/is-pointing';
import { uiIconPaths } from './icon-paths';

/** The name of any icon: those of descriptors and those that only components use. */
export type AnyIconName = IconName | keyof typeof uiIconPaths;

const paths: Readonly<Record<string, readonly string[]>> = { ...iconPaths, ...uiIconPaths };

/** True if an icon has this name. */
export function hasIcon(name: string): name is AnyIconName {
  return Object.hasOwn(paths, name);
}

/**
 * An icon: its name, or for one that a part alone uses which is loaded later, its SVG paths in a view box of 16 by 16.
 */
export type IconSource = AnyIconName | readonly string[];

/** An icon. Beside a text it is decoration; without a text it needs a `label`. */
export function Icon(props: { readonly name: IconSource; readonly size?: number; readonly label?: string }) {
  const { name } = props;
  const { size = 16, label } = props;
  const access = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className="descry-icon"
      data-pointing={(typeof name === 'string' && isPointing(name)) || undefined}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="currentColor"
      {...access}
    >
      {(typeof name === 'string' ? (paths[name] ?? []) : name).map((path) => (
        <path key={path} d={path} fillRule="evenodd" clipRule="evenodd" />
      ))}
    </svg>
  );
}
