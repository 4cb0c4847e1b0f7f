import type { Entry, Example } from './codes/entry';
import { allOf, sortedEntries, wrap } from './explain';

const width = 120;

const introduction = `# Diagnostics

This page is made from \`codegen/diagnostics/codes/\` by \`npm run docs\`. Do not edit it.

The compiler prints a code behind each message; \`npx descry explain CODE ...\` prints the entries of one or
several codes. An error stops the compilation, a warning does not. A word in braces is replaced by a value.`;

/** \`docs/diagnostics.md\`: the codes in their order. */
export function diagnosticsPage(): string {
  const sections = sortedEntries().map(([code, entry]) => sectionOf(code, entry));
  return `${[introduction, ...sections].join('\n\n')}\n`;
}

function sectionOf(code: string, { severity = 'error', text, hint, explanation, example }: Entry): string {
  const lines = [
    ...allOf(text).map((one) => `- ${severity}: ${literal(one)}`),
    ...allOf(hint).map((one) => `- hint: ${literal(one)}`),
  ];
  return [`## ${code}`, lines.join('\n'), wrap(explanation, width), exampleOf(example)].join('\n\n');
}

function exampleOf(example: Example): string {
  if (!('wrong' in example)) return `- wrong: ${example.situation}\n- right: ${example.correction}`;
  const position = `\`${example.file}\`${example.at ? ` at \`${example.at}\`` : ''}`;
  return [`Wrong, in ${position}:`, fenced(example.wrong), 'Right:', fenced(example.right)].join('\n\n');
}

function fenced(json: string): string {
  return ['```json', pretty(json), '```'].join('\n');
}

/** Over several lines where it would not fit into one. Wrong JSON stays as it is. */
function pretty(json: string): string {
  if (json.length <= width) return json;
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}

/** A message as it is printed; one that has backquotes itself needs two around it. */
function literal(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
