import type { Section } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import { RepeatedSection } from './RepeatedSection';
import { SectionView } from './SectionView';

/** Fields under their headings, in the order of the descriptor. */
export function FieldList(props: { readonly sections: readonly Section[]; readonly scope: Scope }) {
  const { scope } = props;
  return props.sections.map((section) =>
    section.value ? (
      <RepeatedSection key={section.id} section={section} value={section.value} scope={scope} />
    ) : (
      <SectionView key={section.id} section={section} scope={scope} />
    ),
  );
}
