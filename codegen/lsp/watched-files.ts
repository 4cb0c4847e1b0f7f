import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ClientCapabilities, FileSystemWatcher, TextDocumentFilter } from 'vscode-languageserver/node';
import { isPublished, sourceFoldersOf, type Layout } from '../language/layout';

/**
 * The files that an editor watches for a project: those in its source folders, its public files, and what other teams
 * have published. An editor that takes no relative patterns gets patterns of the ends of paths.
 */
export function watchersOf(
  root: string,
  layout: Layout,
  { workspace }: ClientCapabilities,
): readonly FileSystemWatcher[] {
  const isRelative = workspace?.didChangeWatchedFiles?.relativePatternSupport === true;
  const watcher = (folder: string, pattern: string): FileSystemWatcher => ({
    globPattern: isRelative
      ? { baseUri: uriOf(root, folder), pattern }
      : join('**', folder.replace(/^(\.\.\/)+/, ''), pattern).replaceAll('\\', '/'),
  });
  const { published = [], publicFiles } = layout;
  return [
    ...[...foldersHere(layout), publicFiles].map((folder) => watcher(folder, '**')),
    ...published.map((file) => watcher(dirname(file), basename(file))),
  ];
}

/** The documents that are sources of a project. */
export function sourceSelector(root: string, layout: Layout): TextDocumentFilter[] {
  return foldersHere(layout).map((folder) => ({
    scheme: 'file',
    pattern: { baseUri: uriOf(root, folder), pattern: '**' },
  }));
}

/** Whether an editor can be told later which documents the server formats. Other ones format what they open. */
export function selectsFormatted({ textDocument }: ClientCapabilities): boolean {
  return (
    textDocument?.formatting?.dynamicRegistration === true && textDocument.filters?.relativePatternSupport === true
  );
}

function foldersHere(layout: Layout): readonly string[] {
  return sourceFoldersOf(layout).filter((folder) => !isPublished(layout, folder));
}

function uriOf(root: string, folder: string): string {
  return pathToFileURL(join(root, folder)).href;
}
