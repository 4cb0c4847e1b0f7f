import { createContext } from 'react';
import type { SourceRequest } from './use-sources';

/** Whose sources a part of a panel asks for. */
export type Asking = Pick<SourceRequest, 'owner' | 'sources' | 'opening'>;

/** Provides them to the sections that wait for their answers alone. */
export const AskingContext = createContext<Asking | undefined>(undefined);
