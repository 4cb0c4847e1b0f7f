import { lazy, Suspense } from 'react';
import { evaluate } from '../descriptor/evaluate';
import type { Block } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import { Skeleton } from '../ui/Skeleton';
import { FrameView, type FrameState } from './FrameView';
import { useServices } from './services';
import { useText } from './use-text';

const FormView = lazy(async () => ({ default: (await import('./form/FormView')).FormView }));

/** One block of a dialog's content. `onFrame` hears how an embedded page fares. */
export function BlockView(props: {
  readonly block: Block;
  readonly scope: Scope;
  readonly onFrame: (state: FrameState) => void;
}) {
  const { block, scope } = props;
  const { settings } = useServices();
  const text = useText();
  switch (block.type) {
    case 'paragraph':
      return <p>{text(block.text, scope)}</p>;
    case 'frame':
      return (
        <FrameView address={evaluate(block.href, scope)} title={text(block.title, scope)} onState={props.onFrame} />
      );
    case 'form':
      return (
        <Suspense fallback={<Skeleton delay={settings.timers.skeletonDelay} />}>
          <FormView form={block.form} scope={scope} />
        </Suspense>
      );
  }
}
