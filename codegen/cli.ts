import { run } from './host/run';

process.exitCode = await run(process.argv.slice(2), {
  root: process.cwd(),
  print: (text) => process.stdout.write(text),
  now: () => performance.now(),
});
