import { run } from './commands/run';
import { createCompiler } from './compile';
import { hasColors } from './host/terminal';

process.exitCode = await run(process.argv.slice(2), {
  root: process.cwd(),
  print: (text) => process.stdout.write(text),
  color: hasColors(process.env, process.stdout.isTTY),
  now: () => performance.now(),
  compiler: createCompiler(),
});
