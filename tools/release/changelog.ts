/** What is wrong with a changelog that a version is to be released of; nothing if it can be. */
export function changelogProblem(text: string, version: string): string | undefined {
  const headings = [...text.matchAll(/^## +(.*)$/gm)].map(([, title = '']) => title.trim());
  if (headings.some((title) => title === version || title.startsWith(`${version} `))) {
    return `CHANGELOG.md has a section of ${version} already. Choose another version, or remove that section.`;
  }
  const sections = headings.filter((title) => title === unreleased);
  if (sections.length > 1) return `CHANGELOG.md has ${sections.length} sections "## ${unreleased}". Make them one.`;
  const section = sectionIn(text);
  if (!section) {
    return `CHANGELOG.md has no section "## ${unreleased}". Begin one above the newest version, and write what has changed.`;
  }
  const isEmpty = section.body.replaceAll(/^#+ .*$|<!--[^]*?-->/gm, '').trim() === '';
  if (!isEmpty) return undefined;
  const { line } = section;
  return `CHANGELOG.md:${line}: The section "## ${unreleased}" is empty. Write what has changed for those who use Descry.`;
}

/** The changelog once what was not released is a version; `day` is ISO 8601. */
export function releasedChangelog(text: string, version: string, day: string): string {
  return text.replace(heading, `## ${version} (${day})`);
}

const unreleased = 'Unreleased';
const heading = /^## +Unreleased *$/m;

function sectionIn(text: string): { readonly line: number; readonly body: string } | undefined {
  const found = heading.exec(text);
  if (!found) return undefined;
  const [body = ''] = text.slice(found.index + found[0].length).split(/^## /m);
  return { line: text.slice(0, found.index).split('\n').length, body };
}
