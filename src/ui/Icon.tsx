import { iconPaths } from '~/generated/console/icons';
import type { IconName } from '~/generated/console/ids';
import { uiIconPaths } from './icon-paths';

/** Any icon of the console: the parts' own and those that descriptors name. */
export type AnyIconName = IconName | keyof typeof uiIconPaths;

const paths: Readonly<Record<string, readonly string[]>> = { ...iconPaths, ...uiIconPaths };

/** Pictures that point along the line of reading: a language from right to left turns them round. */
const pointing = /-(left|right)$|^menu-(open|closed)$|^log-(in|out)$|^send-message$/;

/** Whether there is a picture of that name. */
export function hasIcon(name: string): name is AnyIconName {
  return Object.hasOwn(paths, name);
}

/** An icon as decoration beside words; alone it needs a `label`. */
export function Icon(props: { readonly name: AnyIconName; readonly size?: number; readonly label?: string }) {
  const { size = 16, label } = props;
  const access = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      className="descry-icon"
      data-pointing={pointing.test(props.name) || undefined}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="currentColor"
      {...access}
    >
      {(paths[props.name] ?? []).map((path) => (
        <path key={path} d={path} fillRule="evenodd" clipRule="evenodd" />
      ))}
    </svg>
  );
}
