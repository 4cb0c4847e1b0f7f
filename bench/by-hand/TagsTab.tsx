import { Button } from '@blueprintjs/core';
import { can } from '../../src/descriptor/session-functions';
import type { Answer } from '../../src/generated/operations';
import { useServices } from '../../src/render/services';
import { Icon } from '../../src/ui/Icon';
import { PropertyList } from '../../src/ui/PropertyList';
import { chipsColumn } from './cells';
import type { Host } from './host';
import { TableLine, textColumn } from './TableLine';

type Custom = Answer<'customTags'>;
type HostTag = NonNullable<Host['tags']>[number];
type Predefined = NonNullable<Host['predefined_tags']>[number];

/** The tags of a host. */
export function TagsTab({ host, custom }: { readonly host: Host; readonly custom: Custom }) {
  const { scope, navigate } = useServices();
  return (
    <>
      {can(scope, 'asd.assets') && (
        <div className="descry-panel-tools">
          <Button icon={<Icon name="edit" />} onClick={() => navigate('/app/tag-management')}>
            Edit tags
          </Button>
        </div>
      )}
      <section>
        <PropertyList>
          {custom.length > 0 ? (
            <TableLine
              id="customTags"
              label="Custom tags"
              rows={custom}
              columns={[
                textColumn<Custom[number]>('Tag', ({ labelName }) => labelName),
                chipsColumn<Custom[number]>('Values', (each) => each.tagValues?.flatMap(({ value }) => value ?? [])),
              ]}
            />
          ) : (
            <TableLine
              id="tags"
              label="Endpoint tags"
              rows={host.tags}
              columns={[
                textColumn<HostTag>('Tag', ({ labelName }) => labelName),
                chipsColumn<HostTag>('Values', ({ tagValues }) => tagValues),
              ]}
            />
          )}
          <TableLine
            id="predefined_tags"
            label="Predefined tags"
            rows={host.predefined_tags}
            columns={[chipsColumn<Predefined>('Tags', ({ tags }) => tags?.flatMap(({ name }) => name ?? []))]}
          />
        </PropertyList>
      </section>
    </>
  );
}
