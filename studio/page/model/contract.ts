import type { Location } from '~/codegen/service/service';
import { createStore } from '~/lib/store';
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
export function isInContract(file: string): boolean {
  return file.startsWith('openapi/');
}

/** The text of a descriptor or of a document of the contract. */
export async function textOf(file: string): Promise<string> {
  const { text } = await call(isInContract(file) ? 'readContract' : 'read', { file });
  return text;
}
