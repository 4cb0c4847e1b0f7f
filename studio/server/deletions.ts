import { randomUUID } from 'node:crypto';
import type { Compiler } from '~/codegen/compile';
import type { Sources } from '~/codegen/language/model';
import type { Calls, Deletion, FileText, Saved, WantedDeletion } from '../protocol';
import { deletionOf } from './deletion';
import { Refused } from './descriptor-path';
import type { Disk } from './disk';
import { editOf, type UnsavedEdit } from './edit';
import type { Edits } from './edits';

/** What of the workspace deletions read and change. */
export interface DeletionsOptions {
  readonly compiler: Compiler;
  readonly disk: Disk;
  readonly edits: Edits;
  /** The sources with the edits. */
  readonly sources: () => Sources;
  readonly read: (file: string) => Promise<FileText>;
}

/** Takes descriptors out of the project as edits, and deletes them from the disk when these are saved. */
export class Deletions {
  readonly #options: DeletionsOptions;

  constructor(options: DeletionsOptions) {
    this.#options = options;
  }

  /** What deleting a file would do to the project as it is edited. */
  preview(wanted: WantedDeletion): Deletion {
    const { files, translations, routes, diagnostics } = this.#of(wanted);
    const paths = (list: readonly { readonly file: string }[]) => list.map(({ file }) => file);
    return { files, languages: paths(translations), routes: paths(routes), diagnostics };
  }

  /** Takes a file with its scenarios out of the project, as an edit, and each file with its routes as another one. */
  async edit({ step: known, ...wanted }: Calls['delete']['sends']): Promise<void> {
    const { disk, edits, read } = this.#options;
    const { file } = wanted;
    const { text, base } = await read(file);
    const step = known ?? randomUUID();
    if (base === '' && known === undefined) throw new Refused(`"${file}" is not saved. Discard its edits instead.`);
    const { files, routes } = this.#of(wanted);
    const changed = await Promise.all(
      (wanted.withRoutes ? routes : []).map(async (one) => ({ ...one, before: await read(one.file) })),
    );
    edits.replace(file, { ...editOf(text, base, { step }), deletes: disk.bytesOf(files) });
    for (const { file: route, text: without, before } of changed) {
      const edit = editOf(without ?? before.text, before.base, { step });
      edits.replace(route, without === undefined ? { ...edit, deletes: disk.bytesOf([route]) } : edit);
    }
  }

  /** Deletes the files of a deletion from the disk, and the translations of their texts. */
  async save(file: string, edit: UnsavedEdit): Promise<Saved> {
    const { compiler, disk, edits, sources } = this.#options;
    const deletes = edit.deletes ?? disk.bytesOf([]);
    const whole = new Map([...sources(), ...edits.bytesOf([...deletes.keys()], disk.sources)]);
    const { files, translations } = deletionOf(whole, compiler, { file, withRoutes: false });
    const edited = translations.find((changed) => edits.get(changed.file));
    if (edited) throw new Refused(`"${edited.file}" has translations of "${file}". Save or discard its edits first.`);
    const changed = files.find((one) => one !== file && disk.hasOther(one, deletes.get(one)));
    if (changed !== undefined)
      throw new Refused(`"${changed}", which goes with it, has changed on the disk. Discard the deletion to read it.`);
    for (const { file: language, text } of translations) await disk.write(language, text);
    for (const gone of files) {
      await disk.remove(gone);
      edits.delete(gone);
    }
    return { isDeleted: true };
  }

  #of(wanted: WantedDeletion) {
    const { compiler, disk, sources } = this.#options;
    disk.accept(wanted.file);
    return deletionOf(sources(), compiler, wanted);
  }
}
