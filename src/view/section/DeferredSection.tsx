import { use, type ReactNode } from 'react';
import type { Section } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { Skeleton } from '~/ui/Skeleton';
import { SectionHeading } from './SectionHeading';
import { useServices } from '../context/services';
import { SourceFailure } from '../data/SourceFailure';
import { SourceRequestContext, useSources, type SourceScope } from '../data/use-sources';

interface DeferredSectionProps {
  readonly section: Section;
  readonly scope: Scope;
  /** Renders the section with its answers. */
  readonly children: (scope: Scope) => ReactNode;
}

/** A section that loads its own sources, and may fail, independently of the rest of its panel. */
export function DeferredSection(props: DeferredSectionProps) {
  const sourceScope = use(SourceRequestContext);
  return sourceScope ? <LoadedSection {...props} sourceScope={sourceScope} /> : props.children(props.scope);
}

function LoadedSection({
  section,
  scope,
  sourceScope,
  children,
}: DeferredSectionProps & { readonly sourceScope: SourceScope }) {
  const { settings } = useServices();
  const t = useTranslate();
  const { answers, loading, failure, retry } = useSources({ ...sourceScope, needed: section.needs ?? [], scope });
  if (!loading && failure?.state !== 'failed' && failure?.state !== 'empty') return children({ ...scope, ...answers });
  return (
    <section data-section={section.id} aria-busy={loading}>
      {section.title && <SectionHeading>{t(section.title, scope)}</SectionHeading>}
      {loading && <Skeleton delay={settings.timers.skeletonDelay} lines={2} />}
      {!loading && failure && <SourceFailure failure={failure} onRetry={retry} />}
    </section>
  );
}
