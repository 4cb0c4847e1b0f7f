import { releasedChangelog } from './changelog';
import { recordFile, type ReleaseState } from './state';
import { printSurface } from './surface';
import { versionedFiles, withVersion } from './versioned-files';

/** The files that a release changes, by path, with their new texts; the day of `now` in UTC is that of the release. */
export function editsOf(state: ReleaseState, version: string, now: Date): Readonly<Record<string, string>> {
  const versions = Object.entries(versionedFiles).map(([file, paths]) => {
    const text = paths.reduce((text, path) => withVersion(file, text, path, version), state.files[file] ?? '');
    return [file, text] as const;
  });
  return {
    ...Object.fromEntries(versions),
    'CHANGELOG.md': releasedChangelog(state.changelog, version, now.toISOString().slice(0, 10)),
    [recordFile]: printSurface({ ...state.surface, version }),
  };
}
