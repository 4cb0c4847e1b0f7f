import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { onTestFinished, vi } from 'vitest';
import type { Calls, FileEntry, ProjectState } from '~/studio/protocol';
import { createAddress } from '~/studio/page/model/address';
import { StudioContext } from '~/studio/page/model/context';
import type { Drafts } from '~/studio/page/model/drafts';
import { StudioModel } from '~/studio/page/model/studio';

/** What the server of a test answers, by call. A call that is not listed is refused. */
export type Answers = {
  readonly [Name in keyof Calls]?: (sends: Calls[Name]['sends']) => Calls[Name]['gets'] | Promise<Calls[Name]['gets']>;
};

/** A descriptor as the project lists it. */
export const entryOf = (file: string, more: Partial<FileEntry> = {}): FileEntry => ({
  file,
  name: file,
  group: 'Drawers',
  title: file,
  isEdited: false,
  ...more,
});

/** A project of some files, without mistakes. */
export const projectOf = (files: readonly FileEntry[], more: Partial<ProjectState> = {}): ProjectState => ({
  ...{ version: 1, documents: 'openapi/', roots: [], files, diagnostics: [], isShown: true },
  ...more,
});

const noDrafts: Drafts = { all: async () => [], put: async () => undefined, forget: async () => undefined };

/** Draws a part of the Studio's page over a server that gives some answers; `sent` has the calls that were made. */
export function drawStudio(part: ReactNode, answers: Answers, drafts: Drafts = noDrafts) {
  const sent: (readonly [name: string, sends: unknown])[] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { readonly body: string }) => {
    const name = path.replace('/studio/api/', '');
    const sends = JSON.parse(body);
    sent.push([name, sends]);
    const answer: ((sends: unknown) => unknown) | undefined = Reflect.get(answers, name);
    try {
      if (!answer) throw new Error(`No test answers ${name}.`);
      return Response.json((await answer(sends)) ?? null);
    } catch (error) {
      return Response.json({ problem: error instanceof Error ? error.message : String(error) }, { status: 400 });
    }
  });
  const studio = new StudioModel(createAddress(window), drafts);
  onTestFinished(() => studio.stop());
  const page = render(<StudioContext value={studio}>{part}</StudioContext>);
  return { ...page, studio, sent };
}
