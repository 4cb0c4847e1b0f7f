import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { extractPlotlyRules, plotlyCss, plotlyCssFile } from '~/tools/plotly-css';

describe('the style sheet of the chart library', () => {
  test('holds the 66 rules of the installed version and is the committed file', async () => {
    const css = await plotlyCss();
    expect(css.trim().split('\n')).toHaveLength(66);
    expect(css).toBe(await readFile(plotlyCssFile, 'utf8'));
  });

  test('has full selectors, the last rule of the library first', () => {
    const library = `var a={"X,X div":'font-family:"Open Sans";',"X a":"fill:#fff;","Y .close":'float:right;'};more`;
    expect(extractPlotlyRules(library)).toEqual([
      '.plotly-notifier .close{float:right;}',
      '.js-plotly-plot .plotly a{fill:#fff;}',
      '.js-plotly-plot .plotly,.js-plotly-plot .plotly div{font-family:"Open Sans";}',
    ]);
  });

  test('cannot be made of a library without such a table', () => {
    expect(() => extractPlotlyRules('var a={};')).toThrow('no table of style rules');
  });
});
