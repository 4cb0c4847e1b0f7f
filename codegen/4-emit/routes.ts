import { hasPeriod, screensOfRoute } from '../2-analyze/analysis';
import type { Project } from '../1-parse/project';
import { addressOf } from '../language/address';
import type { DescriptorOf } from '../language/model';
import { compiledList, compiledValue, isCompiledObject, type CompiledObject } from './compiled-value';
import { consoleFolder, header, type EmittedFile } from './emitter';
import { Imports } from './imports';
import { Code, print, quote, type Printable } from '../language/print';

/**
 * `routes.ts`: the table of routes in the order of their files. Of a text at its address it has the text alone, because
 * the table is a part of the first load, and the keys would be a quarter of it.
 */
export function* emitRoutes(project: Project): Iterable<EmittedFile> {
  const imports = new Imports('./');
  imports.type('descriptor-types', 'Route');
  imports.type('types', 'Text');
  const areas = project.of('route').map((file) => new Code(printedArea(project, file, imports)));
  yield {
    path: `${consoleFolder}routes.ts`,
    text: `${header('descriptors/routes/')}${imports.print()}
${inArea}
/**
 * Every route of the console. \`pattern\` is what the router reads in place of \`path\`; with \`tail\` it takes all
 * that follows.
 */
export const routes: readonly Route[] = ${print(areas)};
`,
  };
}

const inArea = `/**
 * A route in the table: without its area and what follows from its path, with the text alone of a title that is the one
 * at its address, and with its kind unless that is \`screen\`.
 */
type Row<R = Route> = R extends Route
  ? Omit<R, 'area' | 'kind' | 'title' | 'pattern' | 'tail'> & {
      readonly kind?: R['kind'];
      readonly title?: string | Text;
    }
  : never;

/** The routes of an area. \`address\` is the address of its file, which the keys of its texts begin with. */
function inArea(address: string, area: string | Text, rows: readonly Row[]): readonly Route[] {
  const textAt = (step: string, text: string | Text): Text =>
    typeof text === 'string' ? { key: \`\${address}.\${step}\`, text } : text;
  return rows.map((row) => {
    const title = row.title !== undefined && { title: textAt(\`routes.\${row.path}.title\`, row.title) };
    return { kind: 'screen', ...row, ...patternOf(row.path), area: textAt('area', area), ...title } as Route;
  });
}

/** \`/alerts/{id*}\` takes any tail, or none; \`*\` takes everything. The pattern of any other path is the path. */
function patternOf(path: string): Pick<Route, 'pattern' | 'tail'> | false {
  const pattern = path.replace(/\\{\\w+\\*\\}$/, '*');
  return pattern.endsWith('*') && { pattern, tail: true };
}
`;

/** The routes of a file, as an entry of a list. */
function printedArea(project: Project, file: DescriptorOf<'route'>, imports: Imports): string {
  const compiled = compiledValue(project, file, imports);
  const address = addressOf(file, []);
  const rows = compiledList(compiled, 'routes')
    .filter(isCompiledObject)
    .map(({ kind = null, title, ...route }): CompiledObject => ({
      ...(kind !== 'screen' && { kind }),
      ...route,
      ...(title !== undefined && { title: textAlone(title, `${address}.routes.${String(route.path)}.title`) }),
      ...(showsPeriod(project, route) && { period: true }),
      ...(showsPlaceholder(project, route) && { placeholder: true }),
    }));
  const area = textAlone(compiled.area ?? null, `${address}.area`);
  return `...inArea(${quote(address)}, ${print(area)}, ${print(rows, '  ')})`;
}

/** Of a compiled text only its English, if it has nothing but that and the key `key`. */
function textAlone(compiled: Printable, key: string): Printable {
  if (!isCompiledObject(compiled) || compiled.key !== key || typeof compiled.text !== 'string') return compiled;
  return Object.keys(compiled).length === 2 ? compiled.text : compiled;
}

/** Whether a screen of the route, or of one of its tabs, looks at the period: then the address keeps it. */
function showsPeriod(project: Project, { screen, detail }: CompiledObject): boolean {
  const named = { ...(typeof screen === 'string' && { screen }), ...(typeof detail === 'string' && { detail }) };
  return (screensOfRoute(project, named) ?? []).some((one) => hasPeriod(one.authored));
}

/** Whether the screen of the route is a placeholder. */
function showsPlaceholder(project: Project, { screen }: CompiledObject): boolean {
  return typeof screen === 'string' && project.find('screen', screen)?.authored.kind === 'placeholder';
}
