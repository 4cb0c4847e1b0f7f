import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { head } from '../lib/head';
import { textRuns } from './long-runs';
import { useUiText } from './ui-text';

const shownLength = 4000;

/** Text from outside: characters only, its direction kept to itself, cut with a way to see all when it is huge. */
export function UntrustedText(props: { readonly text: string; readonly mono?: boolean }) {
  const say = useUiText();
  const [whole, setWhole] = useState(false);
  const { text } = props;
  const cut = !whole && text.length > shownLength;
  return (
    <>
      <bdi className={props.mono ? 'descry-untrusted descry-mono' : 'descry-untrusted'}>
        {textRuns(cut ? head(text, shownLength) : text).map((run, index) =>
          run.long ? (
            <span key={index} className="descry-long">
              {run.text}
            </span>
          ) : (
            run.text
          ),
        )}
      </bdi>
      {cut && (
        <Button variant="minimal" size="small" data-action="more" onClick={() => setWhole(true)}>
          {say('UI.SHOW_ALL', { count: text.length })}
        </Button>
      )}
    </>
  );
}
