import { run } from './host/run';
import { hasColors } from './host/terminal';
import { serve } from './lsp/serve';

const [command] = process.argv.slice(2);
const root = process.cwd();
if (command === 'lsp') await serve(root);
else {
  process.exitCode = await run(process.argv.slice(2), {
    root,
    print: (text) => process.stdout.write(text),
    color: hasColors(process.env, process.stdout.isTTY),
    now: () => performance.now(),
  });
}
