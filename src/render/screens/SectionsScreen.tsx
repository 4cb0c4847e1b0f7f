import { useId, useMemo } from 'react';
import type { SectionsScreen } from '../../generated/descriptor-types';
import { AskingContext } from '../asking';
import { ChoiceContext, useChoice } from '../choice';
import { PanelView } from '../PanelView';
import { PlaceContext } from '../place';
import { HeadingRankContext } from '../SectionHeading';
import { SectionPlaceContext } from '../use-folded';
import { ScreenHead } from './ScreenHead';
import type { ScreenProps } from './screen-props';
import './sections-screen.css';
import { usePagePlace } from './use-page-place';
import { useScreenSources } from './use-screen-sources';

/** Fields under headings, as a drawer has them, each heading with its fields on a card of its own. */
export function SectionsScreenView(props: ScreenProps<SectionsScreen>) {
  const { screen, address, change, opening } = props;
  const elementId = useId();
  const { choice } = useChoice(opening, screen.id);
  const { sources, scope } = useScreenSources(props);
  const place = usePagePlace(sources);
  const asking = useMemo(() => ({ owner: screen.id, sources: screen.sources, opening }), [screen, opening]);
  // What can be done stands beside the title.
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
    <PlaceContext value={place}>
      <ScreenHead screen={screen} address={address} change={change} scope={scope} sources={sources} />
      <SectionPlaceContext value="screens">
        <HeadingRankContext value={2}>
          <AskingContext value={asking}>
            <ChoiceContext value={choice}>
              <PanelView
                ids={{ id: screen.id, elementId, tabId: undefined }}
                content={content}
                scope={scope}
                sources={sources}
                nameless={false}
              />
            </ChoiceContext>
          </AskingContext>
        </HeadingRankContext>
      </SectionPlaceContext>
    </PlaceContext>
  );
}
