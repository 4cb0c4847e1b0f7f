import { useEffect, useMemo, type ReactNode } from 'react';
import { evaluate } from '~/descriptor/evaluate';
import { formatText } from '~/lib/format/text';
import { isShown } from '~/descriptor/is-shown';
import type { Scope } from '~/generated/contract/types';
import { ButtonLine } from '../action/ButtonLine';
import type { SourceResults } from '../data/use-sources';
import { FilterBar } from './FilterBar';
import { PageSteps } from './PageSteps';
import { ScreenTitle } from './ScreenTitle';
import type { ScreenProps } from './screen-props';
import { useScreenContext } from './screen-context';
import type { PageMeta } from '~/state/page-meta';
import type { CallingScreen } from './use-screen-sources';
import './screen-head.css';

/** The head of a screen: its title, its buttons and its filters. */
export function ScreenHead(
  props: Pick<ScreenProps<CallingScreen>, 'screen' | 'address' | 'change'> & {
    readonly scope: Scope;
    /** The title and breadcrumbs that an embedded application has set. They override those of the descriptor. */
    readonly frameMeta?: PageMeta;
    /** The state of the calls from which filters read their options. */
    readonly sources?: Pick<SourceResults, 'failure' | 'retry'>;
    /** The content after the buttons. */
    readonly children?: ReactNode;
  },
) {
  const { screen, address, change, scope, frameMeta, sources, children } = props;
  const { title, setMeta } = useScreenContext();
  const objectName = screen.name && formatText(evaluate(screen.name, scope))?.text;
  const name = frameMeta?.title ?? objectName;
  const crumbs = frameMeta?.crumbs;
  const meta = useMemo<PageMeta | undefined>(() => {
    if (name === undefined) return crumbs && { crumbs };
    return { title: name, crumbs: crumbs ?? [{ label: name }] };
  }, [name, crumbs]);
  useEffect(() => {
    if (!meta) return;
    setMeta(meta);
    return () => setMeta(undefined);
  }, [meta, setMeta]);
  const buttons = (screen.buttons ?? []).filter((button) => isShown(button, scope));
  const hasRow = title !== undefined || buttons.length > 0 || children !== undefined;
  return (
    <>
      {hasRow && (
        <div className="descry-screen-head" data-named={screen.name !== undefined || undefined}>
          {title !== undefined && <ScreenTitle title={name ?? title} />}
          <div className="descry-screen-acts">
            {buttons.length > 0 && (
              <ButtonLine buttons={buttons} scope={scope} focusAfter={titleOf} testId="page-actions" />
            )}
            {children}
            <PageSteps />
          </div>
        </div>
      )}
      <FilterBar screen={screen} address={address} change={change} scope={scope} sources={sources} />
    </>
  );
}

const titleOf = (button: Element): HTMLElement | null | undefined =>
  button.closest('.descry-screen-head')?.querySelector('h1');
