import { explain as explainCodes } from '../diagnostics/explain';
import { readArguments, type Command } from './command';

/** `descry explain`: what the codes of diagnostics mean. */
export const explain: Command = {
  name: 'explain',
  summary: 'Explains codes of diagnostics, or lists all codes.',
  usage: 'descry explain [CODE ...]',
  async run(args, { print }) {
    const { positionals } = readArguments(args, {}, Infinity);
    const { text, isKnown } = explainCodes(positionals);
    print(text);
    return isKnown ? 0 : 2;
  },
};
