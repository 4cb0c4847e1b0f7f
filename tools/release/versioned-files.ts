import { applyEdits, modify } from 'jsonc-parser';
import { member } from '../../codegen/1-parse/read';
import type { Json } from '../../codegen/language/model';

const chart = 'deploy/chart/Chart.yaml';
const versionLine = /^version: (.*)$/m;

/** The files that have the version of Descry, and where in them: JSON, and the chart, of which it is a line. */
export const versionedFiles: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'package.json': [['version']],
  'package-lock.json': [['version'], ['packages', '', 'version']],
  'packages/create-descry/package.json': [['version']],
  'editors/vscode/package.json': [['version']],
  [chart]: [['version']],
};

/** What a file has at a path; nothing if it has no such member. */
export function valueAt(file: string, text: string, path: readonly string[]): Json | undefined {
  if (file === chart) return versionLine.exec(text)?.[1];
  const content: Json = JSON.parse(text);
  return path.reduce<Json | undefined>(member, content);
}

/** The text of a file with a version at a path; all else stays as it is. */
export function withVersion(file: string, text: string, path: readonly string[], version: string): string {
  if (file === chart) return text.replace(versionLine, `version: ${version}`);
  return applyEdits(text, modify(text, [...path], version, {}));
}
