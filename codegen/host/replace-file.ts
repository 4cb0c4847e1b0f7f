import { realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

/**
 * Gives a file another text as a whole: whoever reads it meanwhile finds the old text or the new one, and so does the
 * author if the process ends. Its permissions stay, and a link to it stays a link.
 */
export function replaceFile(path: string, text: string): void {
  const real = realpathSync(path);
  // Files of tools are not read as sources.
  const temporary = real.replace(/[^/\\]+$/, (name) => `.${name}.${process.pid}.tmp`);
  try {
    writeFileSync(temporary, text, { mode: statSync(real).mode });
    renameSync(temporary, real);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
