import { UsageError } from '../codegen/commands/command';
import { ConfigProblem } from '../codegen/host/config-problems';
import { DeployProblem } from './deploy/options';
import { SettingsProblem } from './settings';
import { ProductFailed } from './up-to-date';

/** What to print about an error: sentences for what a person can put right, the whole error for a fault of ours. */
export function explain(error: unknown): unknown {
  const isExplained = [SettingsProblem, DeployProblem, ConfigProblem, ProductFailed, UsageError].some(
    (problem) => error instanceof problem,
  );
  if (isExplained && error instanceof Error) return error.message;
  if (!isListenError(error)) return error;
  const { code, message, address, port } = error;
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${address} is in use. Choose another one, such as --port ${port + 1}.`;
  if (code === 'EACCES')
    return `Port ${port} may not be opened by this user. Choose one above 1023, such as --port 4173.`;
  return `Cannot listen: ${message}. The host must be an address of this machine.`;
}

function isListenError(error: unknown): error is Error & { code: string; address: string; port: number } {
  // An unknown name of a host fails before anything listens.
  return error instanceof Error && 'syscall' in error && /^(listen|getaddrinfo)$/.test(String(error.syscall));
}
