import { main } from './commands/main';

process.exitCode = await main(process.argv.slice(2));
