import { allOf, sortedEntries } from '../../diagnostics/explain';
import type { Diagnostic } from '../../language/model';

const version = '2.1.0';

/**
 * Diagnostics in the format of code scanners (SARIF 2.1.0, OASIS). Columns count UTF-16 units, addresses are relative
 * to the root of the project.
 */
export function sarifOf(diagnostics: readonly Diagnostic[]): object {
  const entries = sortedEntries();
  const indexes = new Map(entries.map(([code], index) => [code, index]));
  const rules = entries.map(([id, { severity = 'error', text, explanation }]) => ({
    id,
    shortDescription: { text: allOf(text)[0] ?? id },
    fullDescription: { text: explanation },
    help: { text: `${explanation} Run "npx descry explain ${id}" for an example.` },
    defaultConfiguration: { level: severity },
  }));
  return {
    $schema: `https://json.schemastore.org/sarif-${version}.json`,
    version,
    runs: [
      {
        tool: { driver: { name: 'descry', rules } },
        columnKind: 'utf16CodeUnits',
        results: diagnostics.map((diagnostic) => resultOf(diagnostic, indexes.get(diagnostic.code))),
      },
    ],
  };
}

function resultOf(diagnostic: Diagnostic, ruleIndex: number | undefined): object {
  const { severity, code, file, line, column, length, pointer, message, hint, fix, owner } = diagnostic;
  const artifactLocation = { uri: file.split('/').map(encodeURIComponent).join('/') };
  const region = { startLine: line, startColumn: column, endColumn: column + length };
  return {
    ruleId: code,
    ...(ruleIndex !== undefined && { ruleIndex }),
    level: severity,
    message: { text: hint === undefined ? message : `${message} ${hint}` },
    locations: [
      {
        physicalLocation: { artifactLocation, region },
        ...(pointer !== '' && { logicalLocations: [{ fullyQualifiedName: pointer }] }),
      },
    ],
    ...(owner && { properties: { owner } }),
    ...(fix && {
      fixes: [
        {
          description: { text: hint ?? message },
          artifactChanges: [
            {
              artifactLocation,
              replacements: [
                {
                  deletedRegion: { charOffset: fix.offset, charLength: fix.length },
                  insertedContent: { text: fix.text },
                },
              ],
            },
          ],
        },
      ],
    }),
  };
}
