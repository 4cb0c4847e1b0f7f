import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The style sheet of the chart library, which loads with the charts: the policy forbids the styles that the library
 * would inject.
 */
export const plotlyCssFile = join(import.meta.dirname, '../src/styles/plotly.css');

/** The rules that the chart library would inject, in the order of its style element. */
export function extractPlotlyRules(library: string): string[] {
  const start = library.indexOf('{"X,X div":');
  const end = library.indexOf('};', start);
  if (start < 0 || end < 0) throw new Error('The chart library has no table of style rules where it used to be.');
  // Keys and values are strings; some are in single quotes, others are keys without quotes.
  const pairs = library.slice(start + 1, end).matchAll(/("(?:[^"\\]|\\.)*"|'[^']*'|\w+):("(?:[^"\\]|\\.)*"|'[^']*')/g);
  // The library inserts each rule before the ones it has inserted already.
  return [...pairs].map(([, selector, style]) => `${fullSelector(unquote(selector))}{${unquote(style)}}`).reverse();
}

/** The style sheet made of the installed chart library. */
export async function plotlyCss(): Promise<string> {
  const library = createRequire(import.meta.url).resolve('plotly.js');
  return `${extractPlotlyRules(await readFile(library, 'utf8')).join('\n')}\n`;
}

function fullSelector(short: string): string {
  return short.replace(/^,/, ' ,').replaceAll('X', '.js-plotly-plot .plotly').replaceAll('Y', '.plotly-notifier');
}

function unquote(literal = ''): string {
  return literal.replace(/^["']|["']$/g, '');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await writeFile(plotlyCssFile, await plotlyCss());
