// Generated from descriptors/screens/workbench-alert.json. Do not edit.
import type { Screen } from '../descriptor-types';
import alertStatusScale from '../scales/alert-status';
import objectRoleScale from '../scales/object-role';
import sensorScale from '../scales/sensor';
import severityScale from '../scales/severity';
import type { Reads } from '../types';

const screen: Screen = {
  id: 'workbench-alert',
  kind: 'sections',
  name: (s: Reads) => s.alert?.name,
  sources: { alert: { operation: 'alertQuery', path: { id: (s: Reads) => s.address?.tail } } },
  buttons: [
    {
      id: 'copy-id',
      label: { key: 'screens.workbench-alert.buttons.copy-id.label', text: 'Copy the id' },
      icon: 'duplicate',
      visibleWhen: (s: Reads, f) => f.has(s.alert?.id),
      action: { type: 'copy', value: (s: Reads) => s.alert?.id },
    },
  ],
  sections: [
    {
      id: 'summary',
      title: { key: 'screens.workbench-alert.sections.summary.title', text: 'Summary' },
      fields: [
        {
          id: 'severity',
          type: 'scale',
          value: (s: Reads) => s.alert?.severity,
          label: { key: 'screens.workbench-alert.sections.summary.fields.severity.label', text: 'Severity' },
          scale: severityScale,
        },
        {
          id: 'score',
          type: 'number',
          value: (s: Reads) => s.alert?.score,
          label: { key: 'screens.workbench-alert.sections.summary.fields.score.label', text: 'Score' },
        },
        {
          id: 'status',
          type: 'state',
          value: (s: Reads) => s.alert?.status,
          label: { key: 'screens.workbench-alert.sections.summary.fields.status.label', text: 'State' },
          scale: alertStatusScale,
        },
        {
          id: 'owner',
          type: 'text',
          value: (s: Reads) => s.alert?.owner,
          label: { key: 'screens.workbench-alert.sections.summary.fields.owner.label', text: 'Owner' },
          empty: { key: 'screens.workbench-alert.sections.summary.fields.owner.empty', text: 'Nobody yet' },
        },
        {
          id: 'updated',
          type: 'relativeTime',
          value: (s: Reads) => s.alert?.updated,
          label: { key: 'screens.workbench-alert.sections.summary.fields.updated.label', text: 'Changed' },
        },
        {
          id: 'id',
          type: 'mono',
          value: (s: Reads) => s.alert?.id,
          label: { key: 'screens.workbench-alert.sections.summary.fields.id.label', text: 'Id' },
          copy: true,
        },
      ],
    },
    {
      id: 'story',
      title: { key: 'screens.workbench-alert.sections.story.title', text: 'What happened' },
      fields: [
        {
          id: 'description',
          type: 'text',
          value: (s: Reads) => s.alert?.description,
          label: {
            key: 'screens.workbench-alert.sections.story.fields.description.label',
            text: 'Description',
          },
          wide: true,
        },
        {
          id: 'provider',
          type: 'state',
          value: (s: Reads) => s.alert?.provider,
          label: { key: 'screens.workbench-alert.sections.story.fields.provider.label', text: 'Source' },
          scale: sensorScale,
        },
        {
          id: 'created',
          type: 'dateTime',
          value: (s: Reads) => s.alert?.created,
          label: { key: 'screens.workbench-alert.sections.story.fields.created.label', text: 'Created' },
        },
      ],
    },
    {
      id: 'objects',
      title: { key: 'screens.workbench-alert.sections.objects.title', text: 'Objects' },
      fields: [
        {
          type: 'table',
          id: 'objects',
          value: (s: Reads) => s.alert?.objects,
          label: {
            key: 'screens.workbench-alert.sections.objects.fields.objects.label',
            text: 'Objects of the alert',
          },
          count: true,
          columns: [
            {
              type: 'object',
              id: 'name',
              label: {
                key: 'screens.workbench-alert.sections.objects.fields.objects.columns.name.label',
                text: 'Object',
              },
              value: (s: Reads) => s.item?.name,
              searchType: (s: Reads) => s.item?.searchType,
              objectId: (s: Reads) => s.item?.id,
              with: {
                process: (s: Reads) => s.item?.process,
                extra: (s: Reads) => s.item?.extra,
                workbench: (s: Reads) => s.item?.workbench,
                type: (s: Reads) => s.item?.type,
              },
            },
            {
              type: 'state',
              id: 'role',
              label: {
                key: 'screens.workbench-alert.sections.objects.fields.objects.columns.role.label',
                text: 'Part in it',
              },
              value: (s: Reads) => s.item?.role,
              scale: objectRoleScale,
            },
          ],
        },
      ],
    },
    {
      id: 'events',
      title: { key: 'screens.workbench-alert.sections.events.title', text: 'What happened when' },
      fields: [
        {
          type: 'table',
          id: 'events',
          value: (s: Reads) => s.alert?.events,
          label: { key: 'screens.workbench-alert.sections.events.fields.events.label', text: 'Events' },
          columns: [
            {
              type: 'dateTime',
              id: 'time',
              label: {
                key: 'screens.workbench-alert.sections.events.fields.events.columns.time.label',
                text: 'Time',
              },
              value: (s: Reads) => s.item?.time,
            },
            {
              type: 'text',
              id: 'title',
              label: {
                key: 'screens.workbench-alert.sections.events.fields.events.columns.title.label',
                text: 'Event',
              },
              value: (s: Reads) => s.item?.title,
            },
            {
              type: 'text',
              id: 'description',
              label: {
                key: 'screens.workbench-alert.sections.events.fields.events.columns.description.label',
                text: 'Details',
              },
              value: (s: Reads) => s.item?.description,
            },
            {
              type: 'text',
              id: 'technique',
              label: {
                key: 'screens.workbench-alert.sections.events.fields.events.columns.technique.label',
                text: 'Technique',
              },
              value: (s: Reads) => s.item?.technique,
            },
            {
              type: 'objects',
              id: 'objects',
              label: {
                key: 'screens.workbench-alert.sections.events.fields.events.columns.objects.label',
                text: 'Objects',
              },
              value: (s: Reads) => s.item?.objects,
              name: (s: Reads) => s.item?.name,
              searchType: (s: Reads) => s.item?.searchType,
              objectId: (s: Reads) => s.item?.id,
              with: {
                process: (s: Reads) => s.item?.process,
                extra: (s: Reads) => s.item?.extra,
                workbench: (s: Reads) => s.item?.workbench,
                type: (s: Reads) => s.item?.type,
              },
            },
          ],
        },
      ],
    },
    {
      id: 'techniques',
      title: { key: 'screens.workbench-alert.sections.techniques.title', text: 'Techniques' },
      fields: [
        {
          type: 'table',
          id: 'tactics',
          value: (s: Reads) => s.alert?.tactics,
          label: {
            key: 'screens.workbench-alert.sections.techniques.fields.tactics.label',
            text: 'Techniques',
          },
          columns: [
            {
              type: 'mono',
              id: 'id',
              label: {
                key: 'screens.workbench-alert.sections.techniques.fields.tactics.columns.id.label',
                text: 'Id',
              },
              value: (s: Reads) => s.item?.id,
            },
            {
              type: 'text',
              id: 'name',
              label: {
                key: 'screens.workbench-alert.sections.techniques.fields.tactics.columns.name.label',
                text: 'Technique',
              },
              value: (s: Reads) => s.item?.name,
            },
            {
              type: 'text',
              id: 'tactic',
              label: {
                key: 'screens.workbench-alert.sections.techniques.fields.tactics.columns.tactic.label',
                text: 'Tactic',
              },
              value: (s: Reads) => s.item?.tactic,
            },
          ],
        },
      ],
    },
    {
      id: 'notes',
      title: { key: 'screens.workbench-alert.sections.notes.title', text: 'Notes' },
      fields: [
        {
          type: 'table',
          id: 'notes',
          value: (s: Reads) => s.alert?.notes,
          label: { key: 'screens.workbench-alert.sections.notes.fields.notes.label', text: 'Notes' },
          columns: [
            {
              type: 'dateTime',
              id: 'time',
              label: {
                key: 'screens.workbench-alert.sections.notes.fields.notes.columns.time.label',
                text: 'Time',
              },
              value: (s: Reads) => s.item?.time,
            },
            {
              type: 'text',
              id: 'author',
              label: {
                key: 'screens.workbench-alert.sections.notes.fields.notes.columns.author.label',
                text: 'Author',
              },
              value: (s: Reads) => s.item?.author,
            },
            {
              type: 'text',
              id: 'text',
              label: {
                key: 'screens.workbench-alert.sections.notes.fields.notes.columns.text.label',
                text: 'Note',
              },
              value: (s: Reads) => s.item?.text,
            },
          ],
        },
      ],
    },
  ],
  needs: ['alert'],
};

export default screen;
