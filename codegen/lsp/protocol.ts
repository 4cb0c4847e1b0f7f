import {
  CompletionItemKind,
  DiagnosticSeverity,
  InsertTextFormat,
  SymbolKind,
  type CompletionItem,
  type Diagnostic as ProtocolDiagnostic,
  type DocumentSymbol,
  type Hover as ProtocolHover,
  type Range,
  type RenameFile,
  type TextDocumentEdit,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Diagnostic, Fix } from '../language/model';
import type { Completion, CompletionKind, Hover, OutlineEntry, Renaming, TextRange } from '../service/service';

/** The documents of a project, open in an editor or not. */
export interface Documents {
  at(file: string): TextDocument;
}

/** A range of a document, by lines. */
export function rangeIn(document: TextDocument, { offset, length }: TextRange): Range {
  return { start: document.positionAt(offset), end: document.positionAt(offset + length) };
}

export function textEdit(document: TextDocument, fix: Fix): TextEdit {
  return { range: rangeIn(document, fix), newText: fix.text };
}

const kinds: Readonly<Record<CompletionKind, CompletionItemKind>> = {
  property: CompletionItemKind.Property,
  value: CompletionItemKind.EnumMember,
  name: CompletionItemKind.Variable,
  member: CompletionItemKind.Field,
  function: CompletionItemKind.Function,
  operator: CompletionItemKind.Operator,
};

/** A completion; `index` is its rank, since editors sort by the alphabet. */
export function completionItem(document: TextDocument, completion: Completion, index: number): CompletionItem {
  const { label, kind, detail, documentation, edit } = completion;
  return {
    label,
    kind: kinds[kind],
    sortText: String(index).padStart(5, '0'),
    // Editors compare this with what they find in the range.
    filterText: edit.text,
    insertTextFormat: InsertTextFormat.PlainText,
    textEdit: textEdit(document, edit),
    ...(detail !== undefined && { detail }),
    ...(documentation !== undefined && { documentation: { kind: 'markdown', value: documentation } }),
  };
}

export function hoverOf(document: TextDocument, { range, contents }: Hover): ProtocolHover {
  return { range: rangeIn(document, range), contents: { kind: 'markdown', value: contents } };
}

export function diagnosticOf(document: TextDocument, diagnostic: Diagnostic): ProtocolDiagnostic {
  const { severity, code, message, hint, line, column, length } = diagnostic;
  const offset = document.offsetAt({ line: line - 1, character: column - 1 });
  return {
    range: rangeIn(document, { offset, length }),
    severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code,
    source: 'descry',
    message: hint === undefined ? message : `${message} ${hint}`,
  };
}

/** A part of a descriptor; editors demand that its name is inside its range. */
export function documentSymbol(document: TextDocument, entry: OutlineEntry): DocumentSymbol {
  const range = rangeIn(document, entry.range);
  return {
    name: entry.label || entry.kind,
    detail: entry.kind,
    kind: entry.children.length > 0 ? SymbolKind.Namespace : SymbolKind.Field,
    range,
    selectionRange: range,
    children: entry.children.map((child) => documentSymbol(document, child)),
  };
}

/** The edits of a renaming; files that move do so after them. */
export function workspaceEdit(
  documents: Documents,
  { edits, moves }: Exclude<Renaming, { readonly refused: string }>,
): WorkspaceEdit {
  const changes = [...edits].map(([file, fixes]): TextDocumentEdit => {
    const document = documents.at(file);
    return {
      textDocument: { uri: document.uri, version: null },
      edits: fixes.map((fix) => textEdit(document, fix)),
    };
  });
  const renamed = moves.map(({ from, to }): RenameFile => {
    return { kind: 'rename', oldUri: documents.at(from).uri, newUri: documents.at(to).uri };
  });
  return { documentChanges: [...changes, ...renamed] };
}
