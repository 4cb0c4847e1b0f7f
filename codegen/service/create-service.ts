import { memoizePerObject } from '~/lib/memoize';
import { titleOfFix } from '~/lib/title-of-fix';
import type { Contract } from '../1-parse/openapi/contract';
import { ContractPositions } from '../1-parse/openapi/contract-positions';
import { documentTexts } from '../1-parse/openapi/read-contract';
import { createCompiler, type Compiler } from '../compile';
import type { Diagnostic, Fix, Sources } from '../language/model';
import { additionsAt } from './additions/additions';
import { completeKeys } from './complete-keys';
import { completeValues } from './complete-values';
import { contractDefinition } from './contract-definition';
import { cursorAt, type Cursor } from './cursor';
import { insertPositions } from './fields/insert-positions';
import { declarationOf, locationOf, occurrenceAt, occurrencesOf } from './find-symbol';
import { formAt } from './form-of-part';
import { formatText } from './format-text';
import { hoverAt } from './hover';
import { outlineOf } from './outline';
import { renameSymbol } from './rename';
import type { Layout } from '../language/layout';
import type { Completion, Correction, LanguageService, TextRange } from './service';
import { sourceFile } from '../diagnostics/locate';
import { translationEntries } from './translation-entries';
import { openFile, textOf, type OpenFile, type Workspace } from './workspace';

/** A language service over the sources of a project. */
export function createLanguageService(sources: Sources, compiler: Compiler = createCompiler()): LanguageService {
  let workspace: Workspace = { sources, ...compiler.check(sources) };
  const positionsIn = contractPositions(() => workspace.sources, compiler.kinds.layout);
  const cursor = (file: string, offset: number) => {
    const text = textOf(workspace, file);
    return text === undefined ? undefined : cursorAt(workspace, file, text, offset);
  };
  const read = <T>(file: string, query: (open: OpenFile) => T): T | undefined => {
    const text = textOf(workspace, file);
    const open = text === undefined ? undefined : openFile(workspace, file, text);
    return open && query(open);
  };
  const symbolAt = (file: string, offset: number) => occurrenceAt(workspace.project, file, offset)?.symbol;
  return {
    update(next) {
      workspace = { sources: next, ...compiler.check(next) };
    },
    diagnostics: () => workspace.diagnostics,
    complete: (file, offset) => completionsAt(cursor(file, offset)),
    hover(file, offset) {
      const at = cursor(file, offset);
      return at && hoverAt(at, offset);
    },
    definition(file, offset) {
      const { project } = workspace;
      const symbol = symbolAt(file, offset);
      const at = cursor(file, offset);
      const declared = symbol && declarationOf(project, symbol);
      return declared ?? (at && contractDefinition(at, offset, () => positionsIn(project.contract)));
    },
    references(file, offset) {
      const symbol = symbolAt(file, offset);
      return symbol ? occurrencesOf(workspace.project, symbol).map(locationOf) : [];
    },
    nameAt: (file, offset) => nameAt(workspace, file, offset),
    rename(file, offset, name) {
      const symbol = symbolAt(file, offset);
      return symbol ? renameSymbol(workspace, symbol, name) : { refused: 'There is no name here that can be changed.' };
    },
    fixes: (file, range) => fixesAt(workspace, file, range),
    format: async (file) => {
      const text = textOf(workspace, file);
      return text === undefined ? [] : await formatText(file, text);
    },
    outline: (file) => read(file, ({ descriptor }) => outlineOf(descriptor)) ?? [],
    form: (file, offset) => read(file, (open) => formAt(open, offset)),
    insertPositions: (file, offset) => read(file, (open) => insertPositions(open, offset)),
    additions: (file, offset) => read(file, (open) => additionsAt(open, offset)) ?? [],
  };
}

function nameAt({ project }: Workspace, file: string, offset: number): TextRange | undefined {
  const found = occurrenceAt(project, file, offset);
  return found && locationOf(found);
}

/** The positions in a contract, which is that of the sources. Its documents are read once. */
function contractPositions(sources: () => Sources, layout: Layout): (contract: Contract) => ContractPositions {
  return memoizePerObject(() => new ContractPositions(documentTexts(sources(), layout)));
}

function completionsAt(at: Cursor | undefined): readonly Completion[] {
  if (!at) return [];
  return at.isKey ? completeKeys(at) : completeValues(at);
}

/** The corrections of the diagnostics of a file that touch a range. */
function fixesAt(workspace: Workspace, file: string, range: TextRange): readonly Correction[] {
  const { lineStarts } = sourceFile(file, textOf(workspace, file) ?? '');
  const touches = ({ line, column, length }: Diagnostic) => {
    const offset = (lineStarts[line - 1] ?? 0) + column - 1;
    return offset <= range.offset + range.length && range.offset <= offset + length;
  };
  const found = workspace.diagnostics.filter((diagnostic) => diagnostic.file === file && touches(diagnostic));
  return [...found.flatMap(correctionOf), ...entriesToWrite(workspace, file, found)];
}

function correctionOf(diagnostic: Diagnostic): readonly Correction[] {
  if (!diagnostic.fix) return [];
  return [{ title: titleOfFix(diagnostic.fix.text), diagnostic, edit: diagnostic.fix }];
}

/** An entry without a translation corrects nothing: editors alone offer it, to those who translate. */
function entriesToWrite(
  { project }: Workspace,
  file: string,
  diagnostics: readonly Diagnostic[],
): readonly Correction[] {
  const missing = diagnostics.filter(({ code }) => code === 'message/missing');
  const entries = missing.length === 0 ? new Map<string, Fix>() : translationEntries(project, file);
  return missing.flatMap((diagnostic) => {
    const edit = entries.get(diagnostic.pointer);
    return edit ? [{ title: 'Write the entry to translate', diagnostic, edit }] : [];
  });
}
