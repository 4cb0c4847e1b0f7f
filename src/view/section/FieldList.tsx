import { memo } from 'react';
import type { Section } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useServices } from '../context/services';
import { useGrowth } from '../data/use-growth';
import { DeferredSection } from './DeferredSection';
import { RepeatedSection } from './RepeatedSection';
import { quickBatches } from './SectionFields';
import { SectionView } from './SectionView';

/** Sections of fields. If they have hundreds of fields, the first sections are visible at once and the others follow. */
export function FieldList(props: { readonly sections: readonly Section[]; readonly scope: Scope }) {
  const { sections, scope } = props;
  const { renderBatch } = useServices().settings.limits;
  const starts = startsOf(sections);
  const total = starts.at(-1) ?? 0;
  const drawn = useGrowth(total, renderBatch, total > quickBatches * renderBatch ? renderBatch : total);
  return sections
    .filter((_, index) => (starts[index] ?? 0) <= drawn)
    .map((section) => <OneSection key={section.id} section={section} scope={scope} />);
}

/** How many fields come before each section, and how many there are in all. */
function startsOf(sections: readonly Section[]): readonly number[] {
  let count = 0;
  return [0, ...sections.map(({ fields }) => (count += fields.length))];
}

interface SectionProps {
  readonly section: Section;
  readonly scope: Scope;
}

/** Memoized, because the sections before it stay as they are when it is added. */
const OneSection = memo(function OneSection({ section, scope }: SectionProps) {
  if (!section.deferred) return <SingleOrRepeated section={section} scope={scope} />;
  return (
    <DeferredSection section={section} scope={scope}>
      {(scopeWithAnswers) => <SingleOrRepeated section={section} scope={scopeWithAnswers} />}
    </DeferredSection>
  );
});

function SingleOrRepeated({ section, scope }: SectionProps) {
  if (!section.value) return <SectionView section={section} scope={scope} />;
  return <RepeatedSection section={section} value={section.value} scope={scope} />;
}
