import { useEffect, useMemo, type ReactNode } from 'react';
import { evaluate } from '../../descriptor/evaluate';
import { showText } from '../../descriptor/format/text';
import { isShown } from '../../descriptor/is-shown';
import type { Scope } from '../../generated/types';
import { ActionButton } from '../ActionButton';
import type { SourceResults } from '../use-sources';
import { FilterBar } from './FilterBar';
import { ScreenTitle } from './ScreenTitle';
import type { ScreenProps } from './screen-props';
import { usePlaceOfScreen, type OwnPlace } from './screen-place';
import type { CallingScreen } from './use-screen-sources';
import './screen-head.css';

/** What stands above every screen that sends calls: its title, what can be done, and what it is narrowed by. */
export function ScreenHead(
  props: Pick<ScreenProps<CallingScreen>, 'screen' | 'address' | 'change'> & {
    readonly scope: Scope;
    /** What an embedded application says of the page; it goes before what the descriptor says. */
    readonly told?: OwnPlace;
    /** What has come of the calls of the screen, which filters may read their options from. */
    readonly sources?: Pick<SourceResults, 'failure' | 'retry'>;
    /** What stands before the buttons. */
    readonly children?: ReactNode;
  },
) {
  const { screen, address, change, scope, told, sources, children } = props;
  const { title, tell } = usePlaceOfScreen();
  const described = screen.name && showText(evaluate(screen.name, scope))?.text;
  const name = told?.title ?? described;
  const crumbs = told?.crumbs;
  const own = useMemo<OwnPlace | undefined>(() => {
    if (name === undefined) return crumbs && { crumbs };
    return { title: name, crumbs: crumbs ?? [{ label: name }] };
  }, [name, crumbs]);
  useEffect(() => {
    if (!own) return;
    tell(own);
    return () => tell(undefined);
  }, [own, tell]);
  const buttons = (screen.buttons ?? []).filter((button) => isShown(button, scope));
  const hasRow = title !== undefined || buttons.length > 0 || children !== undefined;
  return (
    <>
      {hasRow && (
        <div className="descry-screen-head">
          {title !== undefined && <ScreenTitle title={name ?? title} />}
          {(buttons.length > 0 || children !== undefined) && (
            <div className="descry-screen-acts">
              {children}
              {buttons.map((button) => (
                <ActionButton key={button.id} button={button} scope={scope} />
              ))}
            </div>
          )}
        </div>
      )}
      <FilterBar screen={screen} address={address} change={change} scope={scope} sources={sources} />
    </>
  );
}
