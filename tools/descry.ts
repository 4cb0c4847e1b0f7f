import { main } from '../codegen/commands/main';
import { consoleCommands } from './console-commands';

process.exitCode = await main(process.argv.slice(2), consoleCommands);
