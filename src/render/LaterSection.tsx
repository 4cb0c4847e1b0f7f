import { use, type ReactNode } from 'react';
import type { Section } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import { ErrorPanel } from '../ui/ErrorPanel';
import { Skeleton } from '../ui/Skeleton';
import { AskingContext, type Asking } from './asking';
import { SectionHeading } from './SectionHeading';
import { useServices } from './services';
import { useSources } from './use-sources';
import { useMessage, useText } from './use-text';

interface LaterProps {
  readonly section: Section;
  readonly scope: Scope;
  /** Draws the section once its answers are there. */
  readonly children: (scope: Scope) => ReactNode;
}

/** A section that waits for its answers, and fails, while the rest of its panel is shown. */
export function LaterSection(props: LaterProps) {
  const asking = use(AskingContext);
  return asking ? <Waiting {...props} asking={asking} /> : props.children(props.scope);
}

function Waiting({ section, scope, asking, children }: LaterProps & { readonly asking: Asking }) {
  const { settings } = useServices();
  const text = useText();
  const message = useMessage();
  const { answers, loading, failure, retry } = useSources({ ...asking, needed: section.needs ?? [], scope });
  if (!loading && failure?.state !== 'failed' && failure?.state !== 'empty') return children({ ...scope, ...answers });
  return (
    <section data-section={section.id} aria-busy={loading}>
      {section.title && <SectionHeading>{text(section.title, scope)}</SectionHeading>}
      {loading && <Skeleton delay={settings.timers.skeletonDelay} lines={2} />}
      {!loading && failure && <ErrorPanel message={message(failure.message)} onRetry={retry} />}
    </section>
  );
}
