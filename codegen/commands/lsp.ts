import { readArguments, type Command } from './command';

/** `descry lsp`: a language server. */
export const lsp: Command = {
  name: 'lsp',
  summary: 'Answers an editor by the Language Server Protocol, on standard input and output.',
  usage: 'descry lsp',
  async run(args, { root, compiler }) {
    readArguments(args, {});
    const { serve } = await import('../lsp/serve');
    await serve(root, compiler);
    return 0;
  },
};
