import { useId, useMemo } from 'react';
import type { SectionsScreen } from '~/generated/contract/descriptor-types';
import { SourceRequestContext } from '../data/use-sources';
import { ChoiceContext, useChoice } from '../data/choice';
import { PanelView } from '../panel/PanelView';
import { ActionHostContext } from '../action/action-host';
import { HeadingRankContext, SectionPathContext } from '../section/SectionHeading';
import { ScreenHead } from './ScreenHead';
import type { ScreenProps } from './screen-props';
import './sections-screen.css';
import { usePageHost, useScreenSources } from './use-screen-sources';

/** A screen with sections of fields like those of a drawer, each section on its own card. */
export function SectionsScreenView(props: ScreenProps<SectionsScreen>) {
  const { screen, address, change, queryScope } = props;
  const elementId = useId();
  const { choice } = useChoice(queryScope, screen.id);
  const { sources, scope } = useScreenSources(props);
  const host = usePageHost(sources);
  const sourceScope = useMemo(() => ({ owner: screen.id, sources: screen.sources, queryScope }), [screen, queryScope]);
  // The buttons of the screen are in its head, not in the panel.
  const content = useMemo(
    () => ({
      sections: screen.sections,
      needs: screen.needs,
      ...(screen.emptyWhen && { emptyWhen: screen.emptyWhen }),
      ...(screen.whenEmpty && { whenEmpty: screen.whenEmpty }),
    }),
    [screen],
  );
  return (
    <ActionHostContext value={host}>
      <ScreenHead screen={screen} address={address} change={change} scope={scope} sources={sources} />
      <SectionPathContext value="screens">
        <HeadingRankContext value={2}>
          <SourceRequestContext value={sourceScope}>
            <ChoiceContext value={choice}>
              <PanelView
                ids={{ id: screen.id, elementId, tabId: undefined }}
                content={content}
                scope={scope}
                sources={sources}
                hasNoId={false}
              />
            </ChoiceContext>
          </SourceRequestContext>
        </HeadingRankContext>
      </SectionPathContext>
    </ActionHostContext>
  );
}
