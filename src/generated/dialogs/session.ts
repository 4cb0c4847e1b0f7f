// Generated from descriptors/dialogs/session.json. Do not edit.
import type { Dialog } from '../descriptor-types';
import type { Reads } from '../types';

const dialog: Dialog = {
  id: 'session',
  title: { key: 'dialogs.session.title', text: 'Your session is about to end' },
  titleWhen: [
    {
      id: 'session-ended',
      when: (s: Reads, f) => f.or(s.input?.showSessionTimeout, f.and(s.input?.showSessionWarning, f.eq(s.countdown, 0))),
      text: { key: 'dialogs.session.titleWhen.session-ended.text', text: 'Your session has ended' },
    },
    {
      id: 'idle-locked',
      when: (s: Reads, f) => f.or(s.input?.showIdleTimeout, f.and(s.input?.showIdleWarning, f.eq(s.countdown, 0))),
      text: { key: 'dialogs.session.titleWhen.idle-locked.text', text: 'Locked because nobody was active' },
    },
    {
      id: 'idle-warning',
      when: (s: Reads) => s.input?.showIdleWarning,
      text: { key: 'dialogs.session.titleWhen.idle-warning.text', text: 'Are you still there?' },
    },
  ],
  closing: 'must-answer',
  locksWhen: (s: Reads, f) => f.or(s.input?.showSessionTimeout, s.input?.showIdleTimeout, f.eq(s.countdown, 0)),
  width: 440,
  input: {
    countdownValue: 'number',
    showIdleWarning: 'boolean',
    showIdleTimeout: 'boolean',
    showSessionWarning: 'boolean',
    showSessionTimeout: 'boolean',
    activityLost: 'boolean',
  },
  countdown: { from: (s: Reads) => s.input?.countdownValue },
  content: [
    {
      type: 'paragraph',
      text: {
        key: 'dialogs.session.content.0.text',
        text: 'The console has seen no activity for some time. It locks in {seconds} s.',
        with: { seconds: (s: Reads) => s.countdown },
      },
      visibleWhen: (s: Reads, f) => f.and(s.input?.showIdleWarning, f.not(s.input?.activityLost), f.gt(s.countdown, 0)),
    },
    {
      type: 'paragraph',
      text: {
        key: 'dialogs.session.content.1.text',
        text: 'Move the mouse, press a key or choose Continue to keep working.',
      },
      visibleWhen: (s: Reads, f) => f.and(s.input?.showIdleWarning, f.not(s.input?.activityLost), f.gt(s.countdown, 0)),
    },
    {
      type: 'paragraph',
      text: {
        key: 'dialogs.session.content.2.text',
        text: 'Your activity could not be reported, so the console locks in {seconds} s whatever you do. Keep what you have entered.',
        with: { seconds: (s: Reads) => s.countdown },
      },
      visibleWhen: (s: Reads, f) => f.and(s.input?.showIdleWarning, s.input?.activityLost, f.gt(s.countdown, 0)),
    },
    {
      type: 'paragraph',
      text: {
        key: 'dialogs.session.content.3.text',
        text: 'You will be signed out in {minutes} minutes, even if you stay active.',
        with: {
          minutes: (s: Reads, f) => f.choose(f.gt(s.countdown, 240), 5, f.choose(f.gt(s.countdown, 180), 4, f.choose(f.gt(s.countdown, 120), 3, 2))),
        },
      },
      visibleWhen: (s: Reads, f) => f.and(s.input?.showSessionWarning, f.gt(s.countdown, 60), f.le(s.countdown, 300)),
    },
    {
      type: 'paragraph',
      text: {
        key: 'dialogs.session.content.4.text',
        text: 'You will be signed out in more than 5 minutes, even if you stay active.',
      },
      visibleWhen: (s: Reads, f) => f.and(s.input?.showSessionWarning, f.gt(s.countdown, 300)),
    },
    {
      type: 'paragraph',
      text: {
        key: 'dialogs.session.content.5.text',
        text: 'You will be signed out in {seconds} s, even if you stay active.',
        with: { seconds: (s: Reads) => s.countdown },
      },
      visibleWhen: (s: Reads, f) => f.and(s.input?.showSessionWarning, f.gt(s.countdown, 0), f.le(s.countdown, 60)),
    },
    {
      type: 'paragraph',
      text: {
        key: 'dialogs.session.content.6.text',
        text: 'Finish what you are doing and keep what you have entered. Sign in again afterwards to go on from here.',
      },
      visibleWhen: (s: Reads, f) => f.and(s.input?.showSessionWarning, f.gt(s.countdown, 0)),
    },
    {
      type: 'paragraph',
      text: {
        key: 'dialogs.session.content.7.text',
        text: 'The console is locked to protect your data. Sign in to come back to this page.',
      },
      visibleWhen: (s: Reads, f) => f.or(s.input?.showIdleTimeout, f.and(s.input?.showIdleWarning, f.eq(s.countdown, 0))),
    },
    {
      type: 'paragraph',
      text: {
        key: 'dialogs.session.content.8.text',
        text: 'Your time in this console is over. Sign in to come back to this page.',
      },
      visibleWhen: (s: Reads, f) => f.or(s.input?.showSessionTimeout, f.and(s.input?.showSessionWarning, f.eq(s.countdown, 0))),
    },
  ],
  buttons: [
    {
      id: 'continue',
      label: { key: 'dialogs.session.buttons.continue.label', text: 'Continue' },
      intent: 'primary',
      visibleWhen: (s: Reads, f) => f.or(f.and(s.input?.showIdleWarning, f.gt(s.countdown, 0)), f.and(s.input?.showSessionWarning, f.gt(s.countdown, 0), f.le(s.countdown, 60))),
      action: { type: 'close' },
    },
    {
      id: 'continue-early',
      as: 'continue',
      label: { key: 'dialogs.session.buttons.continue-early.label', text: 'Continue' },
      intent: 'primary',
      visibleWhen: (s: Reads, f) => f.and(s.input?.showSessionWarning, f.gt(s.countdown, 60)),
      action: { type: 'event', name: 'console:continue-session', then: [{ type: 'close' }] },
    },
    {
      id: 'sign-in',
      label: { key: 'dialogs.session.buttons.sign-in.label', text: 'Sign in' },
      intent: 'primary',
      visibleWhen: (s: Reads, f) => f.or(s.input?.showSessionTimeout, s.input?.showIdleTimeout, f.eq(s.countdown, 0)),
      action: { type: 'logIn' },
    },
  ],
};

export default dialog;
