import { join } from 'node:path';
import { createDemoBackend } from './server/demo';
import { createProxy } from './server/proxy';
import { startServer } from './server/server';
import { SettingsProblem, startSettings } from './settings';
import { bringUpToDate, ProductFailed, products } from './up-to-date';

const root = join(import.meta.dirname, '..');

try {
  const { host, port, api } = startSettings(process.env);
  await bringUpToDate(products, { root, tell: console.log });
  const backend = api === undefined ? createDemoBackend() : createProxy(api);
  const server = await startServer({ folder: join(root, 'dist'), backend, host, port });
  console.log(`The console is at ${server.origin}/ with ${api ?? 'the demo backend'}. Stop it with Ctrl+C.`);
} catch (error) {
  console.error(sentence(error));
  process.exitCode = 1;
}

/** One sentence for what a person can put right; anything else is a fault of ours and keeps its stack. */
function sentence(error: unknown): unknown {
  if (error instanceof SettingsProblem || error instanceof ProductFailed) return error.message;
  if (!isListenError(error)) return error;
  const { code, address, port } = error;
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${address} is in use. Choose another one: PORT=${port + 1} npm start`;
  if (code === 'EACCES')
    return `Port ${port} may not be opened by this user. Choose one above 1023: PORT=4173 npm start`;
  return `Cannot listen on ${address}: ${error.message}. HOST must be an address of this machine.`;
}

function isListenError(error: unknown): error is Error & { code: string; address: string; port: number } {
  return error instanceof Error && 'syscall' in error && error.syscall === 'listen' && 'code' in error;
}
