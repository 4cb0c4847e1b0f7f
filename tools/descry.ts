import { main } from '../codegen/commands/main';
import { consoleCommands } from './console-commands';

// Whoever reads the output, such as `head`, may have seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

process.exitCode = await main(process.argv.slice(2), consoleCommands);
