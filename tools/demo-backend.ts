import type { ChosenBackend } from './backend-of';
import { createDemoBackend } from './server/demo';
import { warmUp } from './server/warm-up';

/** What answers the console of this repository unless another backend is named. */
export function demoBackend(host: string): ChosenBackend {
  const backend = createDemoBackend(host);
  return { backend, name: 'the demo backend', isDemo: true, warmUp: () => warmUp(backend) };
}
