import { existsSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

/**
 * Gives a file a text as a whole: whoever reads it meanwhile finds the old text or the new one, and so does the author
 * if the process ends. A file that is there keeps its permissions, and a link to it stays a link.
 */
export function replaceFile(path: string, text: string): void {
  const isThere = existsSync(path);
  const real = isThere ? realpathSync(path) : path;
  // Files of tools are not read as sources.
  const temporary = real.replace(/[^/\\]+$/, (name) => `.${name}.${process.pid}.tmp`);
  try {
    writeFileSync(temporary, text, { flush: true, ...(isThere && { mode: statSync(real).mode }) });
    renameSync(temporary, real);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
