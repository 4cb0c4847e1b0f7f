import type { Section } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import { LaterSection } from './LaterSection';
import { RepeatedSection } from './RepeatedSection';
import { SectionView } from './SectionView';

/** Fields under their headings, in the order of the descriptor. */
export function FieldList(props: { readonly sections: readonly Section[]; readonly scope: Scope }) {
  const { scope } = props;
  return props.sections.map((section) =>
    section.later ? (
      <LaterSection key={section.id} section={section} scope={scope}>
        {(answered) => <Once section={section} scope={answered} />}
      </LaterSection>
    ) : (
      <Once key={section.id} section={section} scope={scope} />
    ),
  );
}

function Once({ section, scope }: { readonly section: Section; readonly scope: Scope }) {
  if (!section.value) return <SectionView section={section} scope={scope} />;
  return <RepeatedSection section={section} value={section.value} scope={scope} />;
}
