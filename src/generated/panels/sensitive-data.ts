// Generated from descriptors/panels/sensitive-data.json. Do not edit.
import type { Panel } from '../descriptor-types';
import type { Reads } from '../types';

const panel: Panel = {
  id: 'sensitive-data',
  input: { edgeIds: 'list' },
  sources: {
    lineage: {
      operation: 'lineageNodeInfo',
      body: { edge_ids: (s: Reads) => s.input?.edgeIds },
      when: (s: Reads, f) => f.gt(f.size(s.input?.edgeIds), 0),
    },
  },
  emptyWhen: (s: Reads, f) => f.or(f.not(f.has(s.lineage?.nodes)), f.eq(f.size(s.lineage?.nodes), 0)),
  sections: [
    {
      id: 'nodes',
      value: (s: Reads) => s.lineage?.nodes,
      title: {
        key: 'panels.sensitive-data.sections.nodes.title',
        text: 'Found on {place}',
        with: { place: (s: Reads, f) => f.orElse(s.item?.endpointHostName, s.item?.endpointGuid) },
      },
      buttons: [
        {
          id: 'check-lineage',
          label: {
            key: 'panels.sensitive-data.sections.nodes.buttons.check-lineage.label',
            text: 'Check Data Lineage',
          },
          icon: 'data-lineage',
          enabledWhen: (s: Reads, f) => f.and(f.can(s, 'dataPolicy.view_data_lineage'), f.ne(f.orElse(s.item?.edgeId, ''), '')),
          disabledReason: { key: 'DRAWER.LINEAGE.NO_PERMISSION' },
          disabledReasonWhen: [
            {
              id: 'no-edge',
              when: (s: Reads, f) => f.can(s, 'dataPolicy.view_data_lineage'),
              text: { key: 'DRAWER.LINEAGE.NO_EDGE' },
            },
          ],
          action: {
            type: 'call',
            operation: 'lineageEntry',
            query: { edgeId: (s: Reads) => s.item?.edgeId },
            then: [
              {
                type: 'open',
                window: 'new',
                href: (s: Reads, f) => f.orElse(f.add(f.add(f.add('/index.html#/app/data-policy?action=view_data_lineage&sourceId=', f.encode(f.get(f.orElse(f.at(f.filter(f.get(s.answer, 'entries'), ($entry) => f.endsWith(f.add('/', f.replace(s.item?.fullUri, '\\', '/')), f.add('/', f.get($entry, 'filename')))), 0), f.at(f.get(s.answer, 'entries'), 0)), 'source_id'))), '&entryId='), f.encode(f.get(f.orElse(f.at(f.filter(f.get(s.answer, 'entries'), ($entry) => f.endsWith(f.add('/', f.replace(s.item?.fullUri, '\\', '/')), f.add('/', f.get($entry, 'filename')))), 0), f.at(f.get(s.answer, 'entries'), 0)), 'entry_id'))), f.add('/index.html#/app/data-policy?action=view_data_lineage&sourceId=&edgeId=', f.encode(s.item?.edgeId))),
              },
            ],
            failed: [
              {
                type: 'open',
                window: 'new',
                href: (s: Reads, f) => f.add('/index.html#/app/data-policy?action=view_data_lineage&sourceId=&edgeId=', f.encode(s.item?.edgeId)),
              },
            ],
          },
        },
      ],
      fields: [
        {
          id: 'dataType',
          type: 'text',
          value: (s: Reads) => s.item?.dataType,
          label: { key: 'panels.sensitive-data.sections.nodes.fields.dataType.label', text: 'Data type' },
        },
        {
          id: 'trackTime',
          type: 'dateTime',
          value: (s: Reads) => s.item?.trackTime,
          label: { key: 'panels.sensitive-data.sections.nodes.fields.trackTime.label', text: 'Tracked at' },
        },
        {
          id: 'fileSize',
          type: 'bytes',
          value: (s: Reads) => s.item?.fileSize,
          label: { key: 'panels.sensitive-data.sections.nodes.fields.fileSize.label', text: 'File size' },
        },
        {
          id: 'fullUri',
          type: 'mono',
          value: (s: Reads) => s.item?.fullUri,
          label: { key: 'panels.sensitive-data.sections.nodes.fields.fullUri.label', text: 'Full URI' },
        },
        {
          id: 'dataHash',
          type: 'mono',
          value: (s: Reads) => s.item?.dataHash,
          label: { key: 'panels.sensitive-data.sections.nodes.fields.dataHash.label', text: 'Data hash' },
        },
        {
          id: 'endpointGuid',
          type: 'mono',
          value: (s: Reads) => s.item?.endpointGuid,
          label: {
            key: 'panels.sensitive-data.sections.nodes.fields.endpointGuid.label',
            text: 'Endpoint GUID',
          },
        },
        {
          id: 'endpointHostName',
          type: 'text',
          value: (s: Reads) => s.item?.endpointHostName,
          label: {
            key: 'panels.sensitive-data.sections.nodes.fields.endpointHostName.label',
            text: 'Endpoint',
          },
        },
        {
          id: 'endpointIp',
          type: 'list',
          value: (s: Reads) => s.item?.endpointIp,
          label: {
            key: 'panels.sensitive-data.sections.nodes.fields.endpointIp.label',
            text: 'Endpoint IP',
          },
          mono: true,
        },
        {
          id: 'osName',
          type: 'text',
          value: (s: Reads) => s.item?.osName,
          label: {
            key: 'panels.sensitive-data.sections.nodes.fields.osName.label',
            text: 'Operating system',
          },
        },
        {
          id: 'osUser',
          type: 'text',
          value: (s: Reads) => s.item?.osUser,
          label: { key: 'panels.sensitive-data.sections.nodes.fields.osUser.label', text: 'OS user' },
        },
        {
          id: 'matchedPolicies',
          type: 'list',
          value: (s: Reads) => s.item?.matchedPolicies,
          label: {
            key: 'panels.sensitive-data.sections.nodes.fields.matchedPolicies.label',
            text: 'Matched policies',
          },
          item: (s: Reads) => s.item?.policyName,
          href: (s: Reads, f) => f.add('/index.html#/app/data-policy?action=edit_policy&polId=', f.encode(s.item?.policyId)),
          window: 'new',
        },
      ],
    },
  ],
  needs: ['lineage'],
};

export default panel;
