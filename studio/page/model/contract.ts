import type { Location } from '~/codegen/service/service';
import { createStore } from '~/lib/store';
import type { ProjectState } from '../../protocol';
import { call } from './call';

/** A stretch of a document of the contract, with the text of the document. */
export interface ContractPosition extends Location {
  readonly text: string;
}

/** The part of the contract that is shown over the editor. */
export class ContractModel {
  readonly shown = createStore<ContractPosition | undefined>(undefined);

  async show({ file, offset, length }: Location): Promise<void> {
    const { text } = await call('readContract', { file });
    this.shown.set({ file, offset, length, text });
  }

  close = (): void => this.shown.set(undefined);
}

/** Whether a file is a document of the contract. */
export function isInContract(file: string, { documents }: ProjectState): boolean {
  return file.startsWith(documents);
}

/** The offset of a line and column in a text; both count from 1. */
export function offsetOf(text: string, line: number, column: number): number {
  const start = text.split('\n', line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  return start + column - 1;
}
