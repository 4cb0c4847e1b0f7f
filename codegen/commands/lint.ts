import { formatDiagnostics } from '../diagnostics/format-diagnostics';
import { checkSources, hasError } from '../host/build';
import { sarifOf } from './check/sarif';
import { oneOf, readArguments, type Command } from './command';

/** `descry lint`: what the rules of the project find. */
export const lint: Command = {
  name: 'lint',
  summary: 'Says where descriptors break the rules of the project, which are in descriptors/checks.json.',
  usage: `descry lint [--format text|json|sarif]
  --format  text for people, which is the default; JSON for programs; SARIF 2.1.0 for code scanners`,
  async run(args, { root, print, color = false, compiler }) {
    const { values } = readArguments(args, { format: { type: 'string' } });
    const format = oneOf(['text', 'json', 'sarif'], values.format, 'format');
    const { sources, project, diagnostics } = await checkSources(root, compiler);
    const ofRules = diagnostics.filter(({ code }) => code.startsWith('project/'));
    const others = diagnostics.filter((one) => !ofRules.includes(one));
    const isChecked = !hasError(others);
    const found = isChecked ? ofRules : others;
    const rules = project.find('checks', 'checks')?.authored.rules?.length ?? 0;
    if (format === 'sarif') print(`${JSON.stringify(sarifOf(found), undefined, 2)}\n`);
    if (format === 'json') print(`${JSON.stringify(found, undefined, 2)}\n`);
    if (format === 'text') {
      const isRight = found.length === 0;
      print(isRight ? `No descriptor breaks one of ${rules} rules.\n` : formatDiagnostics(found, sources, { color }));
      if (!isChecked) print('The rules were not checked: they need a project without errors.\n');
    }
    return found.length > 0 ? 1 : 0;
  },
};
