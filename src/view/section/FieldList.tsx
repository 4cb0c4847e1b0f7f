import type { Section } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { DeferredSection } from './DeferredSection';
import { RepeatedSection } from './RepeatedSection';
import { SectionView } from './SectionView';

/** Sections of fields. */
export function FieldList(props: { readonly sections: readonly Section[]; readonly scope: Scope }) {
  const { scope } = props;
  return props.sections.map((section) =>
    section.deferred ? (
      <DeferredSection key={section.id} section={section} scope={scope}>
        {(scopeWithAnswers) => <SingleOrRepeated section={section} scope={scopeWithAnswers} />}
      </DeferredSection>
    ) : (
      <SingleOrRepeated key={section.id} section={section} scope={scope} />
    ),
  );
}

function SingleOrRepeated({ section, scope }: { readonly section: Section; readonly scope: Scope }) {
  if (!section.value) return <SectionView section={section} scope={scope} />;
  return <RepeatedSection section={section} value={section.value} scope={scope} />;
}
