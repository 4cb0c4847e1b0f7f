import { describe, test } from 'vitest';
import { expectOneReport, type Row } from '~/tests/harness/mistakes/seed';

// Mistakes as in `seeded-mistakes.test.ts`, in what analysts do: respond, undo, save views, schedule reports, and go on
// after a failure.

const isolate = 'responses/isolate-endpoint.json';
const ofResponses = 'response-operations.json';

const close = 'forms/alert-close.json';

const schedule = 'forms/report-schedule.json';
const recipients = '"label": "Recipients",\n      "widget": "choice"';

describe.each<readonly [string, readonly Row[]]>([
  [
    'several choices in a form',
    [
      ['a widget for files', schedule, recipients, recipients.replace('choice', 'file'), 'form/widget'],
      ['more of them than the contract takes', schedule, '"maxItems": 50', '"maxItems": 51', 'form/body', '50'],
    ],
  ],
  [
    'what undoes a call',
    [
      ['the call', close, '"undoAlertChange"', '"undoAlertChang"', 'name/operation', 'undoAlertChange'],
      ['a read', close, '"operation": "undoAlertChange"', '"operation": "alertQuery"', 'operation/undo'],
      ['a parameter', close, '{ "id": "answer.id" }', '{ "di": "answer.id" }', 'operation/unknown-parameter', 'id'],
      ['a member of the answer', close, 'answer.id', 'answer.ids', 'expression/unknown-field', 'id'],
      [
        'a second toast',
        close,
        '{ "type": "close" }',
        '{ "type": "toast", "text": { "message": "UI.UNDONE" }, "intent": "success" }, { "type": "close" }',
        'operation/undo',
      ],
    ],
  ],
  [
    'responses',
    [
      [
        'an input',
        'drawers/host.json',
        '"isolation": "response',
        '"isolatoin": "response',
        'response/input',
        'isolation',
      ],
      ['an object', isolate, '[2, 8]', '[2, 88]', 'name/drawer'],
      ['a form', isolate, '"response-reason"', '"response-reasn"', 'name/form', 'response-reason'],
      ['a form with a call', isolate, '"response-reason"', '"support-case"', 'form/submit'],
      ['what undoes it', isolate, '"restore-endpoint"', '"restore-endpont"', 'name/response', 'restore-endpoint'],
      ['an undo for other objects', isolate, '"restore-endpoint"', '"unblock-sender"', 'response/undo'],
      ['a member of the call', isolate, '"reason": "form', '"reasn": "form', 'operation/unknown-member', 'reason'],
      ['a value of the form', isolate, 'form.reason', 'form.reasn', 'expression/unknown-field', 'reason'],
      ['one object in a call', isolate, '"targets": "targets"', '"targets": "[input]"', 'response/names'],
      [
        'a value that never occurs',
        isolate,
        "can('response.endpoint')",
        "can('response.endpont')",
        'expression/unknown-name',
        'response.endpoint',
      ],
      ['a result', ofResponses, 'item.taskId', 'item.taskID', 'expression/unknown-field', 'taskId'],
      ['the list of results', ofResponses, 'answer.results', 'answer.result', 'expression/unknown-field', 'results'],
      ['the operation of results', ofResponses, '"startResponse"', '"startRespons"', 'name/operation', 'startResponse'],
      ['the operation of no response', ofResponses, '"startResponse"', '"cancelResponseTask"', 'response/row'],
      [
        'a second row for an operation',
        ofResponses,
        '  ],\n  "tasks"',
        '  , { "operation": "startResponse", "batchSize": 50 }],\n  "tasks"',
        'response/double',
      ],
      [
        'what all responses of an operation change',
        ofResponses,
        '"responseState"',
        '"responseStat"',
        'name/operation',
        'responseState',
      ],
      ['the list of tasks', ofResponses, 'answer.items', 'answer.itms', 'expression/unknown-field', 'items'],
      ['the states of tasks', ofResponses, '"task-state"', '"task-states"', 'name/scale', 'task-state'],
      [
        'the call that cancels a task',
        ofResponses,
        '"cancelResponseTask"',
        '"cancelResponseTsk"',
        'name/operation',
        'cancelResponseTask',
      ],
      [
        'the response that a row undoes',
        'screens/response-tasks.json',
        '"response": "item.action"',
        '"response": "item.acton"',
        'expression/unknown-field',
        'action',
      ],
    ],
  ],
  [
    'what is stored and where one goes on',
    [
      [
        'the page that a failure leads back to',
        'errors.json',
        '"back": "/workbench"',
        '"back": "/workbnch"',
        'name/route',
        '/workbench',
      ],
      ['the views in an answer', 'engine.json', 'answer.views', 'answer.view', 'expression/unknown-field', 'views'],
      [
        'the call that changes a view',
        'engine.json',
        '"changeSavedView"',
        '"changeSavdView"',
        'name/operation',
        'changeSavedView',
      ],
    ],
  ],
])('%s', (_, rows) => {
  test.each(rows.map((row) => [row[0], row] as const))('%s is reported once, where it is', (_title, row) => {
    expectOneReport(row);
  });
});
