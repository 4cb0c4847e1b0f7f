import { checkIn, expressionAt, textsOf } from '~/codegen/2-analyze/analysis';
import { alternatives } from '~/codegen/language/type-relations';
import { remove, rename, reword, sourceOf } from './edits';
import { misspelling, sitesAt } from './kinds';
import {
  expressionSitesOf,
  misspelt,
  sitesOf,
  type ExpressionSite,
  type Mistake,
  type Site,
  type World,
} from './world';

function* textSites(world: World): Iterable<Site & { readonly english: string }> {
  const byPath = new Map(sitesOf(world).map((site) => [`${site.descriptor.file.path} ${site.path.join('/')}`, site]));
  for (const descriptor of world.project.descriptors)
    for (const { at: path, english } of textsOf(world.project, descriptor)) {
      const site = byPath.get(`${descriptor.file.path} ${path.join('/')}`);
      if (site && typeof english === 'string') yield { ...site, english };
    }
}

/**
 * The name of a value of a text. Where what it reads has another name and the text shows it once, the placeholder may
 * be meant as well.
 */
function misspeltValue(world: World, site: Site, name: string): Mistake {
  const mistake = rename(site, misspelt(world.next, name), name);
  const text = sourceOf(site, site.whole.parent?.parent?.parent ?? site.node);
  const isKnown = new RegExp(`\\b${name}\\b`).test(String(site.value)) || text.split(`{${name}}`).length > 2;
  return isKnown ? mistake : { ...withoutRight(mistake), hasTwoEnds: true };
}

/** Texts and translations. */
export const texts = {
  *placeholder(world: World) {
    for (const site of textSites(world)) {
      const name = /\{(\w{3,})\}/.exec(site.english)?.[1];
      if (name) yield reword(site, site.english.replace(`{${name}}`, `{${misspelt(world.next, name)}}`), name);
    }
  },
  *valueName(world: World) {
    for (const site of sitesOf(world))
      if (
        site.path.at(-2) === 'with' &&
        site.key &&
        sourceOf(site, site.whole.parent?.parent?.parent ?? site.node).includes('"text"') &&
        /\{/.test(sourceOf(site, site.whole.parent?.parent?.parent ?? site.node).slice(1, 200)) &&
        site.descriptor.kind !== 'form' &&
        typeof site.value === 'string' &&
        [...world.project.marks(site.descriptor)].some(
          ({ mark, scope, path }) =>
            mark.is !== 'text' && scope.target?.to === 'placeholder' && path.join() === site.path.join(),
        )
      )
        yield misspeltValue(world, site, String(site.key.value));
  },
  *blank(world: World) {
    for (const site of textSites(world)) yield reword(site, '   ');
  },
  *leading(world: World) {
    for (const site of textSites(world))
      if (site.english.length > 2) yield reword(site, ` ${site.english}`.replaceAll('"', ''));
  },
  *trailing(world: World) {
    for (const site of textSites(world)) if (!site.english.includes('"')) yield reword(site, `${site.english}  `);
  },
  *tag(world: World) {
    for (const site of textSites(world)) if (!site.english.includes('"')) yield reword(site, `<b>${site.english}</b>`);
  },
  *long(world: World) {
    for (const site of textSites(world))
      if (!site.english.includes('"'))
        yield reword(site, `${site.english}${' A text that goes on and on.'.repeat(150)}`);
  },
  *message(world: World) {
    for (const site of sitesOf(world))
      if (site.path.at(-1) === 'message' && typeof site.value === 'string' && /^[A-Z]+\./.test(site.value))
        yield reword(site, misspelt(world.next, site.value), site.value);
  },
  *translation(world: World) {
    yield* inTranslations(world, /"((?:drawers|screens|panels|dialogs|forms)\.[\w.-]+)":/g, (address) =>
      misspelt(world.next, address),
    );
  },
  *translatedPlaceholder(world: World) {
    yield* inTranslations(world, /"text": "[^"\n]*\{(\w{3,})\}/g, (name) => misspelt(world.next, name));
  },
};

function* inTranslations(world: World, pattern: RegExp, change: (word: string) => string): Iterable<Mistake> {
  const file = 'descriptors/messages/ja.json';
  const text = new TextDecoder().decode(world.sources.get(file));
  for (const { 0: whole, 1: word = '', index } of text.matchAll(pattern))
    yield { file, offset: index + whole.lastIndexOf(word), length: word.length, text: change(word), right: word };
}

/** Whether a call hands the filter on to a parameter of its name. Otherwise, what reads it may be wrong as well. */
function isParameter(world: World, { file, right = '' }: Mistake): boolean {
  return new TextDecoder().decode(world.sources.get(file)).includes(`"${right}": "filter.${right}"`);
}

function withoutRight({ right: _, ...mistake }: Mistake): Mistake {
  return mistake;
}

/** Screens, columns and fields. */
export const screens = {
  sort: misspelling('screen', 'sort'),
  columnSort: misspelling('screen', 'columns', '*', 'sort'),
  gallery: misspelling('screen', 'gallery', '*', 'screen'),
  *galleryOfList(world: World) {
    for (const site of sitesAt(world, 'screen', 'gallery', '*', 'screen')) yield reword(site, 'workbench');
  },
  *filter(world: World) {
    for (const mistake of misspelling('screen', 'filters', '*', 'id')(world))
      yield isParameter(world, mistake) ? mistake : { ...withoutRight(mistake), hasTwoEnds: true as const };
  },
  *notSent(world: World) {
    for (const site of sitesAt(world, 'screen', 'sources', '*', 'query', '*'))
      // What offers the filter, the order or the period to no effect has the diagnostic.
      if (/^(filter|page|sort|period)\./.test(String(site.value))) yield { ...remove(site), hasTwoEnds: true as const };
  },
  *alias(world: World) {
    for (const site of sitesAt(world, 'screen', 'filters', '*', 'aliases', '*')) {
      const id = /"id": "(\w+)"/.exec(sourceOf(site, site.node.parent?.parent?.parent ?? site.node))?.[1];
      if (id !== undefined) yield reword(site, id);
    }
  },
  *dateOfText(world: World) {
    for (const [site, format] of formats(world))
      // Either the format or the value may be meant. Where no time has a format, no text is known as one.
      if (format === 'text' && hasTextValue(world, site) && hasTimesBeside(world, site))
        yield { ...reword(site, 'date'), hasTwoEnds: true as const };
  },
  *textOfObject(world: World) {
    for (const site of sitesOf(world)) {
      const value =
        site.path.at(-1) === 'value' && typeof site.value === 'string'
          ? /^(\w+\.)?\w+(?=\.\w+$)/.exec(site.value)?.[0]
          : undefined;
      if (value?.includes('.') && /"type": "text"/.test(sourceOf(site, site.whole.parent ?? site.node)))
        yield reword(site, value);
    }
  },
  *listOfText(world: World) {
    for (const [site, format] of formats(world))
      // Either the format or the value may be meant.
      if (format === 'text' && hasTextValue(world, site)) yield { ...reword(site, 'list'), hasTwoEnds: true as const };
  },
  *textOfList(world: World) {
    for (const [site, format] of formats(world))
      if (format === 'list') yield { ...reword(site, 'text'), hasTwoEnds: true as const };
  },
  *rowsOfObject(world: World) {
    for (const site of sitesAt(world, 'screen', 'rows'))
      if (String(site.value).includes('.items')) yield reword(site, String(site.value).replace('.items', ''));
  },
};

function* formats(world: World): Iterable<readonly [Site, string]> {
  for (const site of sitesOf(world))
    if (site.path.at(-1) === 'type' && ['fields', 'columns'].includes(String(site.path.at(-3))))
      yield [site, String(site.value)];
}

function hasTimesBeside(world: World, site: Site): boolean {
  const { syntax, text, environment } = valueOf(world, site) ?? {};
  if (syntax?.is !== 'member' || text === undefined || !environment) return false;
  const object = checkIn(world.project, text.slice(syntax.object.start, syntax.object.end), environment).type;
  return alternatives(object).some(
    (one) =>
      one.is === 'object' && [...one.members.values()].some(({ limits }) => /date|time/.test(limits?.format ?? '')),
  );
}

function hasTextValue(world: World, site: Site): boolean {
  const found = valueOf(world, site);
  return found !== undefined && expressionAt(world.project, site.descriptor, found.marked.path)?.type.is === 'string';
}

/** The value beside the type of a field or column. */
function valueOf(world: World, site: Site): ExpressionSite | undefined {
  const value = /"value": "([^"]+)"/.exec(sourceOf(site, site.whole.parent ?? site.node))?.[1];
  return expressionSitesOf(world).find((one) => one.descriptor === site.descriptor && one.text === value);
}
