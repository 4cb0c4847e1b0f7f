import { randomUUID } from 'node:crypto';
import { hasError } from '~/codegen/host/build';
import type { Project } from '~/codegen/1-parse/project';
import { notCompilable } from '~/codegen/3-check/published-roots';
import type { Checked, Compiler } from '~/codegen/compile';
import { ownerName, writableRootsOf } from '~/codegen/language/layout';
import type { Sources } from '~/codegen/language/model';
import { addPart, type PartToAdd } from '~/codegen/service/additions/add-part';
import { createLanguageService } from '~/codegen/service/create-service';
import { descriptorOf } from '~/codegen/service/find-symbol';
import { newDescriptor, type NewFiles } from '~/codegen/service/new/new-descriptor';
import { newScenarios, type NewScenarios } from '~/codegen/service/scenarios/new-scenarios';
import { otherFilesAfter, type ChangedFile } from '~/codegen/service/other-files';
import type { LanguageService } from '~/codegen/service/service';
import { withTranslation } from '~/codegen/service/translate';
import { createStore, type Store } from '~/lib/store';
import { movePart, pathAfterMove, pathAfterRemoval } from '../document/move-part';
import type {
  Calls,
  ChangedParts,
  Created,
  Deletion,
  Discarded,
  FileText,
  PartsChange,
  ProjectState,
  Saved,
  Wanted,
  WantedDeletion,
} from '../protocol';
import { withoutPart } from './deletion';
import { Deletions } from './deletions';
import { Refused } from './descriptor-path';
import { Descriptors } from './descriptors';
import { Disk } from './disk';
import { editOf, textOfEdit } from './edit';
import { Edits } from './edits';
import { FileList } from './file-list';
import { contentRevision } from './write-file';

/** What a workspace works with. */
export interface WorkspaceOptions {
  /** Folder of the console. */
  readonly root: string;
  readonly compiler: Compiler;
  /** Shows compiled modules in the preview; called only for a project without errors. */
  readonly show: (files: ReadonlyMap<string, string>) => void;
}

/** The project on the disk with the edits that are not saved over it. Nothing but `save` writes. */
export class Workspace {
  readonly state: Store<ProjectState>;
  readonly #options: WorkspaceOptions;
  readonly #disk: Disk;
  readonly #edits = new Edits();
  readonly #deletions: Deletions;
  readonly #list: FileList;
  #sources: Sources = new Map();
  #service: LanguageService | undefined;

  constructor(options: WorkspaceOptions) {
    const { root, compiler } = options;
    const { layout } = compiler.kinds;
    const roots = writableRootsOf(layout).map(({ name, folder }) => ({ name, owner: ownerName(layout, folder) }));
    this.state = createStore<ProjectState>({
      ...{ version: 0, documents: layout.documents, roots },
      files: [],
      diagnostics: [],
      isShown: false,
    });
    this.#options = options;
    this.#disk = new Disk({ root, kinds: compiler.kinds });
    this.#list = new FileList(compiler.kinds);
    const [disk, edits] = [this.#disk, this.#edits];
    this.#deletions = new Deletions({
      ...{ compiler, disk, edits },
      sources: () => this.#sources,
      read: (file) => this.read(file),
    });
  }

  /** The sources with the edits. */
  get sources(): Sources {
    return this.#sources;
  }

  /** The descriptors as they are written, with the edits. */
  get descriptors(): Descriptors {
    return new Descriptors(this.#options.compiler.kinds, this.#sources);
  }

  /** The project as far as it can be parsed, and what is wrong with it. */
  get checked(): Checked {
    return this.#options.compiler.check(this.#sources);
  }

  /** The project as far as it can be parsed. */
  get parsed(): Project {
    return this.checked.project;
  }

  /** What editors ask, about the project as it is now. */
  get language(): LanguageService {
    const service = (this.#service ??= createLanguageService(this.#sources, this.#options.compiler));
    service.update(this.#sources);
    return service;
  }

  /** Reads the disk, and compiles if it has changed; the first call makes the workspace ready. */
  refresh(): ProjectState {
    const isChanged = this.#disk.refresh();
    return isChanged || this.state.get().version === 0 ? this.#compile() : this.state.get();
  }

  /** Reads the disk and compiles, after an edit was made or forgotten. */
  #compileDisk(): ProjectState {
    this.#disk.refresh();
    return this.#compile();
  }

  /** Compiles the sources on the disk as they were last read, with the edits. */
  #compile(): ProjectState {
    this.#edits.forgetSaved((file) => this.#disk.textOf(file));
    const { sources, deleted } = this.#edits.over(this.#disk.sources);
    const { compiler, show } = this.#options;
    this.#sources = sources;
    const refused = notCompilable(compiler.kinds.layout);
    const diagnostics = [...this.#disk.diagnostics, ...compiler.check(this.#sources).diagnostics];
    const isShown = !refused && !hasError(diagnostics);
    if (isShown) show(compiler.compile(sources).files);
    const files = this.#list.of(new Map([...sources, ...deleted]), this.#edits.revisions, new Set(deleted.keys()));
    const noPreview = refused && { noPreview: `${refused.message} ${refused.hint ?? ''}` };
    const version = this.state.get().version + 1;
    this.state.set({ ...this.state.get(), version, files, diagnostics, isShown, ...noPreview });
    return this.state.get();
  }

  /** The text of a descriptor, as it was edited. */
  async read(file: string): Promise<FileText> {
    const saved = await this.#disk.read(file);
    const edit = this.#edits.get(file);
    if (edit) return { ...textOfEdit(edit), ...(saved && { saved: saved.text }) };
    if (!saved) throw new Refused(`"${file}" does not exist.`);
    return saved;
  }

  /** The text of a document of the contract. */
  readContract(file: string): { readonly text: string } {
    const bytes = file.startsWith(this.state.get().documents) ? this.#sources.get(file) : undefined;
    if (!bytes) throw new Refused(`"${file}" is no document of the contract.`);
    return { text: new TextDecoder().decode(bytes) };
  }

  /** Takes the text of an editor, which belongs to the revision `base` of the file. */
  edit({ file, text, base, ...steps }: Calls['edit']['sends']): ProjectState {
    this.#disk.accept(file);
    const edit = editOf(text, base, steps);
    if (steps.step === undefined) this.#edits.set(file, edit);
    else this.#edits.replace(file, edit);
    // What others save is reported by the watcher once the disk was read.
    return this.state.get().version === 0 ? this.refresh() : this.#compile();
  }

  /** Takes the text of an editor unless the file has an edit that the editor does not know: that one is given then. */
  async editKnown({ known, ...edit }: Calls['edit']['sends']): Promise<Calls['edit']['gets']> {
    const current = this.#edits.get(edit.file);
    const isKnown = !current || current.revision === known || current.text === edit.text;
    return isKnown || edit.step !== undefined ? this.edit(edit) : { conflict: await this.read(edit.file) };
  }

  /** Makes a descriptor of an operation: an edit of each of its files, none of which is there yet. */
  async create(wanted: Wanted): Promise<Created> {
    return this.#add(await newDescriptor(this.#sources, this.#options.compiler, wanted));
  }

  /** Makes scenarios for the conditions of a descriptor, as an edit of a file that is not there yet. */
  async createScenarios(file: string): Promise<Created> {
    const project = this.parsed;
    const descriptor = descriptorOf(project, file);
    if (!descriptor) return { problem: `"${file}" is not a descriptor.` };
    return this.#add(await newScenarios(project, descriptor, this.#sources));
  }

  /** The text of a descriptor with a part more. Other files that change with it get edits. */
  async addPart(wanted: PartToAdd): Promise<PartsChange> {
    this.#disk.accept(wanted.file);
    const added = await addPart(this.#sources, this.#options.compiler, wanted);
    return 'problem' in added ? added : { ...added, ...(await this.#editOthers(added.others)) };
  }

  /**
   * The text of a descriptor in which an entry of a list is elsewhere, or gone with what was there for it alone. Other
   * files that change get edits.
   */
  async movePart({ file, from, to }: Calls['movePart']['sends']): Promise<PartsChange> {
    const { text } = await this.read(file);
    const moved = to ? movePart(text, from, to) : withoutPart(text, from);
    if (!moved) return { problem: 'The part cannot go there, or the text is no JSON.' };
    const others = otherFilesAfter(this.#sources, this.#options.compiler, { file, text: moved.text }, (part) =>
      to ? pathAfterMove(from, to, part) : pathAfterRemoval(from, part),
    );
    return { ...moved, ...(await this.#editOthers(others)) };
  }

  /** Gives files that change with another one edits of one step, which are compiled with the next edit of that one. */
  async #editOthers(changed: readonly ChangedFile[]): Promise<Pick<ChangedParts, 'others' | 'step'>> {
    const known = await Promise.all(changed.map(({ file }) => this.read(file)));
    const step = randomUUID();
    const others = changed.map(({ file, text }, index) => {
      const { text: before = '', base = '' } = known[index] ?? {};
      this.#edits.replace(file, editOf(text, base, { step }));
      return { file, before, text };
    });
    return others.length > 0 ? { others, step } : { others };
  }

  /** Writes a translation as an edit of the file of its language. */
  async translate({ file, address, text }: Calls['translate']['sends']): Promise<Calls['translate']['gets']> {
    const written = withTranslation(this.parsed, file, address, text);
    if (written === undefined) throw new Refused(`"${address}" cannot be translated in "${file}".`);
    const { base } = await this.read(file);
    this.edit({ file, text: written, base });
    return { file, text: written, base };
  }

  /** What deleting a file would do to the project as it is edited. */
  deletion(wanted: WantedDeletion): Deletion {
    return this.#deletions.preview(wanted);
  }

  /** Takes a file with its scenarios out of the project, as an edit, and each file with its routes as another one. */
  async delete(wanted: Calls['delete']['sends']): Promise<ProjectState> {
    await this.#deletions.edit(wanted);
    return this.#compileDisk();
  }

  #add(made: NewFiles | NewScenarios): Created {
    if ('problem' in made) return made;
    const files = made.files.map(({ file, text }) => ({ file, text, base: contentRevision(undefined) }));
    for (const { file } of files) this.#disk.accept(file);
    for (const { file, text, base } of files) this.#edits.set(file, editOf(text, base));
    this.#compileDisk();
    const leftOut = 'leftOut' in made ? (made.leftOut ?? []) : [];
    return { files, leftOut: leftOut.map(({ reason }) => reason) };
  }

  /** Forgets the edit of a file, with those of its step; nothing is left of one that was never saved. */
  async revert(file: string): Promise<Discarded> {
    this.#disk.accept(file);
    const others = this.#edits.discard(file);
    this.#compileDisk();
    const texts = others.map(async (other) => ({ file: other, text: await this.#readIfThere(other) }));
    return { text: await this.#readIfThere(file), others: await Promise.all(texts) };
  }

  async #readIfThere(file: string): Promise<FileText | null> {
    return this.#edits.get(file) || (await this.#disk.read(file)) ? this.read(file) : null;
  }

  /**
   * Writes the edit of a file, printed as all descriptors are, or deletes the file if that is its edit. Nothing is
   * written if the file on the disk is no longer the revision `base`, or if the edit has another text than the one that
   * somebody wants to save. A text without an edit becomes one, because the edit may not have come; without either,
   * there is nothing to write, and the file is given as it is. An edit that is made meanwhile is one of what was
   * written.
   */
  async save(file: string, base: string, text?: string): Promise<Saved> {
    const onDisk = (await this.#disk.read(file)) ?? { text: '', base: contentRevision(undefined) };
    const isEdited = this.#edits.get(file) !== undefined;
    if (!isEdited && text !== undefined && text !== onDisk.text) this.#edits.set(file, editOf(text, base));
    const edit = this.#edits.get(file);
    if (!edit) return this.read(file);
    if (text !== undefined && edit.text !== text) return { conflict: await this.read(file) };
    if (onDisk.base !== base) return { conflict: onDisk };
    if (edit.deletes) {
      this.refresh();
      const deleted = await this.#deletions.save(file, edit);
      this.#compileDisk();
      return deleted;
    }
    const printed = await this.#disk.print(file, edit.text);
    const written = { text: printed, base: contentRevision(new TextEncoder().encode(printed)) };
    const latest = this.#edits.get(file);
    if (latest === edit) this.#edits.delete(file);
    else if (latest) this.#edits.set(file, { ...latest, base: written.base });
    this.#compileDisk();
    return written;
  }
}
