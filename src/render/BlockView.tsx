import { lazy, Suspense } from 'react';
import { evaluate } from '../descriptor/evaluate';
import type { Block } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import { Skeleton } from '../ui/Skeleton';
import { CheckboxView } from './blocks/CheckboxView';
import { ReaderView } from './blocks/ReaderView';
import { FrameView, type FrameState } from './FrameView';
import { useServices } from './services';
import type { Ticks } from './use-ticks';
import { useText } from './use-text';

const FormView = lazy(async () => ({ default: (await import('./form/FormView')).FormView }));
const StandalonePanel = lazy(async () => ({ default: (await import('./StandalonePanel')).StandalonePanel }));

/** One block of a dialog's content. `onFrame` hears how an embedded page fares. */
export function BlockView(props: {
  readonly block: Block;
  /** Id of the element of a paragraph. */
  readonly id: string;
  readonly scope: Scope;
  readonly ticks: Ticks;
  readonly onFrame: (state: FrameState) => void;
}) {
  const { block, scope, ticks } = props;
  const { settings } = useServices();
  const text = useText();
  switch (block.type) {
    case 'paragraph':
      return <p id={props.id}>{text(block.text, scope)}</p>;
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
    case 'panel':
      return (
        <Suspense fallback={<Skeleton delay={settings.timers.skeletonDelay} />}>
          <StandalonePanel part={block} scope={scope} />
        </Suspense>
      );
    case 'checkbox':
      return <CheckboxView block={block} scope={scope} ticks={ticks} />;
    case 'reader':
      return (
        <ReaderView
          label={text(block.label, scope)}
          height={block.height}
          paragraphs={evaluate(block.paragraphs, scope)}
          isRead={ticks.values[block.name] === true}
          onRead={() => ticks.set(block.name, true)}
        />
      );
  }
}
