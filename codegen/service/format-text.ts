import { format } from 'prettier/standalone';
import * as babel from 'prettier/plugins/babel';
import * as estree from 'prettier/plugins/estree';
import type { Fix } from '../language/model';

/** How descriptors are printed: the settings of this project's formatter for them. */
const settings = { parser: 'json', printWidth: 120, objectWrap: 'collapse' } as const;

/** A descriptor in the form of the project. It throws `SyntaxError` if the text is no JSON. */
export async function printText(text: string): Promise<string> {
  return format(text, { ...settings, plugins: [babel, estree] });
}

/** The edits that print a descriptor in the form of the project; none if it is no JSON. */
export async function formatText(file: string, text: string): Promise<readonly Fix[]> {
  if (!file.endsWith('.json')) return [];
  try {
    const printed = await printText(text);
    return printed === text ? [] : [{ offset: 0, length: text.length, text: printed }];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
