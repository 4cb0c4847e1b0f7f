import type { Section } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useServices } from '../context/services';
import { DeferredSection } from './DeferredSection';
import { RepeatedSection } from './RepeatedSection';
import { SectionView } from './SectionView';

/** How many fields of a long panel are rendered in full when it opens: more than a screen shows. */
const firstFields = 40;

/** Panels with more than this many batches of fields are long. */
const quickBatches = 3;

/**
 * Sections of fields. Of hundreds of fields only those near the visible part are rendered in full, the others as plain
 * text.
 */
export function FieldList(props: { readonly sections: readonly Section[]; readonly scope: Scope }) {
  const { sections, scope } = props;
  const { renderBatch } = useServices().settings.limits;
  const starts = startsOf(sections);
  const isLong = (starts.at(-1) ?? 0) > quickBatches * renderBatch;
  return sections.map((section, index) => (
    <OneSection
      key={section.id}
      section={section}
      scope={scope}
      atOnce={isLong ? Math.max(0, firstFields - (starts[index] ?? 0)) : Infinity}
    />
  ));
}

/** How many fields come before each section, and how many there are in all. */
function startsOf(sections: readonly Section[]): readonly number[] {
  let count = 0;
  return [0, ...sections.map(({ fields }) => (count += fields.length))];
}

interface SectionProps {
  readonly section: Section;
  readonly scope: Scope;
  /** How many of its fields are rendered in full at once. */
  readonly atOnce: number;
}

function OneSection(props: SectionProps) {
  if (!props.section.deferred) return <SingleOrRepeated {...props} />;
  return (
    <DeferredSection section={props.section} scope={props.scope}>
      {(scope) => <SingleOrRepeated {...props} scope={scope} />}
    </DeferredSection>
  );
}

function SingleOrRepeated({ section, scope, atOnce }: SectionProps) {
  if (!section.value) return <SectionView section={section} scope={scope} atOnce={atOnce} />;
  return <RepeatedSection section={section} value={section.value} scope={scope} />;
}
