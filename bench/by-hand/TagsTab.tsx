import { Button } from '@blueprintjs/core';
import { can } from '~/descriptor/session-functions';
import type { Answer } from '~/generated/contract/operations';
import { useServices } from '~/view/context/services';
import { Icon } from '~/ui/Icon';
import { chipsColumn } from './cells';
import type { Host } from './host';
import { Lines } from './Section';
import { TableLine, textColumn } from './TableLine';

type Custom = Answer<'customTags'>;
type HostTag = NonNullable<Host['tags']>[number];
type Predefined = NonNullable<Host['predefined_tags']>[number];

/** The tags of a host. */
export function TagsTab({ host, custom }: { readonly host: Host; readonly custom: Custom }) {
  return (
    <Lines>
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
    </Lines>
  );
}

/** The way to where tags are edited. */
export function EditTags() {
  const { scope, navigate } = useServices();
  if (!can(scope, 'asd.assets')) return null;
  return (
    <div className="descry-panel-acts">
      <Button icon={<Icon name="edit" />} onClick={() => navigate('/app/tag-management')}>
        Edit tags
      </Button>
    </div>
  );
}
