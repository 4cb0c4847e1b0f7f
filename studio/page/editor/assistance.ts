import type { Completion as Option, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import type { Action, Diagnostic as Mark } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import { hoverTooltip, type EditorView } from '@codemirror/view';
import type { Diagnostic } from '~/codegen/language/model';
import type { Completion } from '~/codegen/service/service';
import { titleOfFix } from '~/lib/title-of-fix';
import { call } from '../model/call';
import { ownerWords } from '../model/owner-words';
import type { Studio } from '../model/studio';

/** The icons that the editor has for kinds of completions. */
const icons: Readonly<Record<Completion['kind'], string>> = {
  property: 'property',
  value: 'enum',
  name: 'constant',
  member: 'variable',
  function: 'function',
  operator: 'keyword',
};

/** Asks the server what may be written at the caret. */
export function completions({ open, sent }: Studio) {
  return async (context: CompletionContext): Promise<CompletionResult | null> => {
    const file = open.get()?.file;
    if (file === undefined || !(context.explicit || context.matchBefore(/["\w.$'-]$/))) return null;
    await sent();
    const found = await call('complete', { file, offset: context.pos }).catch(() => []);
    const [first] = found;
    if (!first || context.aborted) return null;
    const start = Math.min(...found.map(({ edit }) => edit.offset));
    // The editor compares what is typed with labels, which have no quotes.
    const from = context.state.sliceDoc(start, start + 1) === '"' ? start + 1 : start;
    const text = context.state.sliceDoc(from, context.pos);
    const options = found.map((one) => optionOf(one, context.pos));
    return { from, options, filter: !text.includes('\n'), validFor: /^[\w'.$-]*$/ };
  };
}

/** The option of a completion that was requested with the caret at an offset. */
function optionOf({ label, kind, detail, documentation, edit }: Completion, offset: number): Option {
  return {
    label,
    type: icons[kind],
    ...(detail !== undefined && { detail }),
    ...(documentation !== undefined && { info: documentation }),
    apply: (view: EditorView, _option: Option, _from: number, caret: number) => {
      // What was typed since is a part of what is replaced.
      const end = edit.offset + edit.length + caret - offset;
      view.dispatch({
        changes: { from: edit.offset, to: Math.min(end, view.state.doc.length), insert: edit.text },
        selection: { anchor: edit.offset + edit.text.length },
        userEvent: 'input.complete',
      });
    },
  };
}

/** Shows what the word below the pointer means. */
export function hovers({ open, sent }: Studio) {
  return hoverTooltip(async (_view, offset) => {
    const file = open.get()?.file;
    if (file === undefined) return null;
    await sent();
    const hover = await call('hover', { file, offset }).catch(() => null);
    if (!hover) return null;
    const { range, contents } = hover;
    return {
      pos: range.offset,
      end: range.offset + range.length,
      create: () => {
        const dom = document.createElement('div');
        dom.className = 'studio-hover';
        dom.textContent = contents.replaceAll(/[*`]/g, '');
        return { dom };
      },
    };
  });
}

/** The marks of what is wrong in the text of the open file, each with its correction as a button. */
export function marksIn(text: Text, file: string, { project, correct }: Studio): readonly Mark[] {
  const { diagnostics } = project.get();
  return diagnostics.flatMap((diagnostic): Mark[] => {
    const { line, column, length, severity, message, hint, fix, owner } = diagnostic;
    if (diagnostic.file !== file || line > text.lines) return [];
    const from = Math.min(text.line(line).from + column - 1, text.length);
    const mark = {
      from,
      to: Math.min(from + length, text.length),
      severity,
      message: [message, hint, owner && `Owner: ${ownerWords(owner)}`].filter((one) => one !== undefined).join('\n'),
    };
    if (diagnostic.code === 'message/missing') return [{ ...mark, actions: [entryAction(diagnostic, from)] }];
    if (!fix) return [mark];
    return [{ ...mark, actions: [{ name: titleOfFix(fix.text), apply: () => void correct(diagnostic) }] }];
  });
}

/** Writes the entry in which a text is translated, and puts the caret into its translation. */
function entryAction({ file, pointer, length }: Diagnostic, offset: number): Action {
  return {
    name: 'Translate …',
    apply: (view) => void write(view),
  };
  async function write(view: EditorView): Promise<void> {
    const before = view.state.doc;
    const found = await call('fixes', { file, offset, length }).catch(() => []);
    const edit = found.find(({ diagnostic }) => diagnostic.pointer === pointer)?.edit;
    // Where there is no entry to write, the text at the mark is the one that is empty.
    const anchor = edit ? edit.offset + edit.text.lastIndexOf('""') + 1 : offset + 1;
    if (view.state.doc !== before) return;
    view.dispatch({
      ...(edit && { changes: { from: edit.offset, to: edit.offset + edit.length, insert: edit.text } }),
      selection: { anchor },
      scrollIntoView: true,
      userEvent: 'input.fix',
    });
    view.focus();
  }
}
