import type { WireAnswer } from '~/generated/contract/operations';

/** A response of the contract. */
export type ResponseAction = WireAnswer<'responseTaskList'>['data']['items'][number]['action'];

/** What a response changes. Two responses that change the same of one object cannot run at once. */
export type Subject =
  | 'isolation'
  | 'process'
  | 'collection'
  | 'sandbox'
  | 'block'
  | 'sender'
  | 'message'
  | 'account'
  | 'sessions';

/** The facts about a response. */
export interface ActionFacts {
  readonly subject: Subject;
  /** Kinds of objects that it is for. */
  readonly searchTypes: readonly number[];
  /** The state of the subject afterwards. */
  readonly effect: string;
  /** The response that undoes it. */
  readonly undo?: ResponseAction;
  readonly permission: string;
  /** Seconds from the beginning of the work to its end. */
  readonly lasts: number;
  /** Its name in the audit log. */
  readonly audit: string;
}

const indicators = [3, 4, 5, 6] as const;
const hosts = [2, 8] as const;

/** Every response of the demo. */
export const actions: Readonly<Record<ResponseAction, ActionFacts>> = {
  'isolate-endpoint': {
    ...{ subject: 'isolation', searchTypes: hosts, effect: 'enabled', undo: 'restore-endpoint' },
    ...{ permission: 'response.endpoint', lasts: 12, audit: 'Isolated an endpoint' },
  },
  'restore-endpoint': {
    ...{ subject: 'isolation', searchTypes: hosts, effect: 'disabled', undo: 'isolate-endpoint' },
    ...{ permission: 'response.endpoint', lasts: 8, audit: 'Ended the isolation of an endpoint' },
  },
  'terminate-process': {
    ...{ subject: 'process', searchTypes: [13], effect: 'terminated' },
    ...{ permission: 'response.endpoint', lasts: 4, audit: 'Terminated a process' },
  },
  'collect-file': {
    ...{ subject: 'collection', searchTypes: [3], effect: 'collected' },
    ...{ permission: 'response.endpoint', lasts: 15, audit: 'Collected a file' },
  },
  'submit-to-sandbox': {
    ...{ subject: 'sandbox', searchTypes: [3, 4], effect: 'submitted' },
    ...{ permission: 'response.submitToSandbox', lasts: 20, audit: 'Submitted an object to the sandbox' },
  },
  'block-object': {
    ...{ subject: 'block', searchTypes: indicators, effect: 'blocked', undo: 'unblock-object' },
    ...{ permission: 'response.blockList', lasts: 3, audit: 'Added an object to the block list' },
  },
  'unblock-object': {
    ...{ subject: 'block', searchTypes: indicators, effect: 'allowed', undo: 'block-object' },
    ...{ permission: 'response.blockList', lasts: 3, audit: 'Removed an object from the block list' },
  },
  'block-sender': {
    ...{ subject: 'sender', searchTypes: [1], effect: 'blocked', undo: 'unblock-sender' },
    ...{ permission: 'response.blockList', lasts: 3, audit: 'Blocked the sender of a message' },
  },
  'unblock-sender': {
    ...{ subject: 'sender', searchTypes: [1], effect: 'allowed', undo: 'block-sender' },
    ...{ permission: 'response.blockList', lasts: 3, audit: 'Unblocked the sender of a message' },
  },
  'quarantine-message': {
    ...{ subject: 'message', searchTypes: [1], effect: 'quarantined', undo: 'release-message' },
    ...{ permission: 'response.email', lasts: 6, audit: 'Quarantined a message' },
  },
  'release-message': {
    ...{ subject: 'message', searchTypes: [1], effect: 'delivered', undo: 'quarantine-message' },
    ...{ permission: 'response.email', lasts: 6, audit: 'Released a message from quarantine' },
  },
  'delete-message': {
    ...{ subject: 'message', searchTypes: [1], effect: 'removed' },
    ...{ permission: 'response.email', lasts: 6, audit: 'Deleted a message' },
  },
  'disable-account': {
    ...{ subject: 'account', searchTypes: [11], effect: 'disabled', undo: 'enable-account' },
    ...{ permission: 'response.account', lasts: 5, audit: 'Disabled a user account' },
  },
  'enable-account': {
    ...{ subject: 'account', searchTypes: [11], effect: 'enabled', undo: 'disable-account' },
    ...{ permission: 'response.account', lasts: 5, audit: 'Enabled a user account' },
  },
  'reset-password': {
    ...{ subject: 'sessions', searchTypes: [11], effect: 'reset' },
    ...{ permission: 'response.account', lasts: 5, audit: 'Forced a password reset' },
  },
  'revoke-sessions': {
    ...{ subject: 'sessions', searchTypes: [11], effect: 'revoked' },
    ...{ permission: 'response.account', lasts: 5, audit: 'Revoked the sessions of a user' },
  },
};
