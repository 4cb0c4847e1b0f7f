import type { Addition, WantedPart } from '~/codegen/service/additions/addition';
import type { ContractNode } from '~/codegen/service/fields/contract-tree';
import type { FittingOperation } from '~/codegen/service/new/fitting-operations';
import type { NewKind } from '~/codegen/service/new/makers';
import type { NewDescriptor } from '~/codegen/service/new/new-descriptor';
import type {
  Completion,
  Correction,
  Hover,
  InsertPositions,
  Location,
  OutlineEntry,
  PartForm,
} from '~/codegen/service/service';
import type { ScenarioResult } from '~/codegen/service/scenarios/run-scenarios';
import type { TextsToTranslate } from '~/codegen/service/to-translate';
import type { WhoSees } from '~/codegen/service/visibility/who-sees';
import type { WhyNot } from '~/codegen/service/visibility/why-not';
import type { Owner } from '~/codegen/language/layout';
import type { Diagnostic, Path } from '~/codegen/language/model';
import type { Choices, SeenAs, SourceCall } from './persona';

/** A descriptor as the Studio lists it. */
export interface FileEntry {
  /** Path from the folder of the console: `descriptors/drawers/url.json`, `../care/descriptors/screens/visits.json`. */
  readonly file: string;
  /** By what the address of the Studio names it: `drawers/url`, in another root `care:screens/visits`. */
  readonly name: string;
  /** The root that it is in, unless that is the console's. */
  readonly root?: string;
  /** Who answers for it, in a project that says so. */
  readonly owner?: Owner;
  /** The heading it is listed under: `Drawers`. */
  readonly group: string;
  /** What people call it. */
  readonly title: string;
  /** Whether it has edits that are not on the disk. */
  readonly isEdited: boolean;
  /** The revision of its edit. */
  readonly edit?: string;
  /** Whether saving deletes it. */
  readonly isDeleted?: true;
}

/** The project with the edits that are not saved. */
export interface ProjectState {
  /** Grows with every change, by the Studio or on the disk. */
  readonly version: number;
  /** Folder of the documents of the contract, with a slash at the end: `openapi/`. */
  readonly documents: string;
  /** The roots that new descriptors can be in, with who answers for them, the usual one first. */
  readonly roots: readonly { readonly name: string; readonly owner: string }[];
  readonly files: readonly FileEntry[];
  readonly diagnostics: readonly Diagnostic[];
  /** Whether the preview shows this state; with errors in the project it keeps the last one without. */
  readonly isShown: boolean;
  /** Why there is no preview, as sentences: of some roots there is only what they publish. */
  readonly noPreview?: string;
}

/** The text of a descriptor. */
export interface FileText {
  readonly text: string;
  /** The revision of the file on the disk to which the text belongs; empty if there is none. */
  readonly base: string;
  /** The revision of the edit that the text is; without it the text is that on the disk. */
  readonly edit?: string;
  /** The text on the disk, if the text is another one. */
  readonly saved?: string;
  /** The step in which this and other files were edited: they are discarded together. */
  readonly step?: string;
  /** The steps of other files that led to the text: they are discarded with it. */
  readonly steps?: readonly string[];
  /** The edits that this one took the place of, the first one first: what is left of the file if it is discarded. */
  readonly before?: readonly EarlierEdit[];
}

/** An edit of a file that another one took the place of, on the same revision. */
export type EarlierEdit = Pick<FileText, 'text' | 'step' | 'steps'>;

/** A file without its edits, which is nothing if it was never saved, and the others that were edited with it. */
export interface Discarded {
  readonly text: FileText | null;
  readonly others: readonly { readonly file: string; readonly text: FileText | null }[];
}

/** How saving ended. `conflict` is the file as somebody else has changed it: on the disk, or by an edit. */
export type Saved =
  | { readonly text: string; readonly base: string }
  | { readonly conflict: FileText }
  | { readonly isDeleted: true };

/** A descriptor to delete, and whether the routes that show it go too. */
export interface WantedDeletion {
  readonly file: string;
  readonly withRoutes: boolean;
}

/** What deleting a descriptor does to the project. */
export interface Deletion {
  /** The files that go: the descriptor itself and its scenarios. */
  readonly files: readonly string[];
  /** The files of languages that lose the translations of its texts. */
  readonly languages: readonly string[];
  /** The files with a route that shows it, which can go with it. */
  readonly routes: readonly string[];
  /** What the check finds then that it does not find now: whatever uses the descriptor. */
  readonly diagnostics: readonly Diagnostic[];
}

/** A route that shows a screen, where it is written. */
export interface RouteOfScreen {
  readonly file: string;
  readonly offset: number;
  /** The address, with the names of its parts in braces: `/app/alerts/{id}`. */
  readonly path: string;
  /** The entries of the menu that lead to it: their titles, or the keys of those that no answer had yet. */
  readonly menu: readonly string[];
}

/** What the preview has to do so that a descriptor is visible. */
export type PreviewTarget =
  | { readonly kind: 'drawer'; readonly searchType: number | string }
  | { readonly kind: 'dialog'; readonly id: string }
  | { readonly kind: 'address'; readonly path: string };

/** Something in the console that somebody points at. */
export interface Seen {
  /** The drawer around it, by its search type. */
  readonly searchType?: string;
  /** The dialog around it. */
  readonly dialog?: string;
  /** The route of the screen around it. */
  readonly route?: string;
  /** The ids of the parts around it, the innermost first. */
  readonly ids: readonly string[];
  /** The text of it. */
  readonly text: string;
}

/** Who sees a part of a descriptor, and why whoever uses the preview does or does not. */
export interface Visibility {
  /** The part in words: `field Registrant name`. */
  readonly part: string;
  readonly who: WhoSees;
  readonly why: WhyNot;
}

/** What is different from the last commit, or why that cannot be said. */
export type Changes =
  | {
      readonly changes: readonly {
        readonly file: string;
        /** Where the part begins; 0 if the file is gone. */
        readonly offset: number;
        readonly sentence: string;
        readonly visibility?: string;
      }[];
      /** What the check finds that it did not find in the last commit: mistakes, and texts without translation. */
      readonly diagnostics: readonly Diagnostic[];
      /** The scenarios of changed files that fail. */
      readonly failed: readonly ScenarioResult[];
    }
  | { readonly problem: string };

/** The results of the scenarios of a descriptor and the file that has them, or why they were not run. */
export type Scenarios =
  | { readonly file?: string; readonly results: readonly ScenarioResult[] }
  | { readonly problem: string };

/** A descriptor to make of an operation of the contract; `property` is that of a scale. */
export type Wanted = Pick<NewDescriptor, 'kind' | 'name' | 'operation' | 'property' | 'root'>;

/**
 * The files of a new descriptor as edits that are not saved, its own first, with sentences about what of the operation
 * it leaves out, or why there are none.
 */
export type Created =
  | { readonly files: readonly EditedFile[]; readonly leftOut: readonly string[] }
  | { readonly problem: string };

/** The text of a file, and the revision that it began with. */
type EditedFile = { readonly file: string } & Pick<FileText, 'text' | 'base'>;

/** A file that changes with another one: its texts before and after. */
interface OtherFile {
  readonly file: string;
  readonly before: string;
  readonly text: string;
}

/** The text of the open file with other parts, where the changed one begins, and other files that change with it. */
export interface ChangedParts {
  readonly text: string;
  readonly offset: number;
  /** Where the part is that was moved. */
  readonly path?: Path;
  readonly others: readonly OtherFile[];
  /** The step in which they were edited. */
  readonly step?: string;
}

/** A change of parts, or why there is none. */
export type PartsChange = ChangedParts | { readonly problem: string };

interface At {
  readonly file: string;
  readonly offset: number;
}

/** A text that an analyst reads, where it is written. */
export interface FoundText extends Location {
  readonly text: string;
}

/** The calls of the Studio's page by name: what it sends, and what the server answers. */
export interface Calls {
  project: { sends: object; gets: ProjectState };
  /** Answers as soon as the state has another version, or after some seconds. */
  wait: { sends: { readonly version: number }; gets: ProjectState };
  read: { sends: { readonly file: string }; gets: FileText };
  /** The text of a document of the contract. */
  readContract: { sends: { readonly file: string }; gets: { readonly text: string } };
  /**
   * Takes a text as an edit; one with a `step` is discarded with those of other files for the one before. Another one
   * takes the place of none but the edit `known`.
   */
  edit: {
    sends: { readonly file: string; readonly known?: string } & Pick<FileText, 'text' | 'base' | 'step' | 'steps'>;
    gets: ProjectState | { readonly conflict: FileText };
  };
  /** Forgets the edits of a file, and of those that were edited in one step with it and not since. */
  revert: { sends: { readonly file: string }; gets: Discarded };
  /** Saves a text, which is the edit of the file or becomes it if there is none. */
  save: { sends: { readonly file: string } & Pick<FileText, 'text' | 'base'>; gets: Saved };
  /** What deleting a file would do, with the routes that show it or without. */
  deletion: { sends: WantedDeletion; gets: Deletion };
  /** Takes a file out as an edit: saving deletes it, reverting brings it back. `step` is of a deletion made before. */
  delete: { sends: WantedDeletion & { readonly step?: string }; gets: ProjectState };
  /** The routes that show a screen; none for another file. */
  routesOfScreen: { sends: { readonly file: string }; gets: readonly RouteOfScreen[] };
  create: { sends: Wanted; gets: Created };
  /** Makes scenarios for each condition of a descriptor that has none. */
  createScenarios: { sends: { readonly file: string }; gets: Created };
  /** The parts that can be added to a descriptor where the caret is. */
  additions: { sends: At; gets: readonly Addition[] };
  /** Adds one of them. The other files that change are edits already, the file itself is not. */
  addPart: { sends: At & WantedPart; gets: PartsChange };
  /** Moves an entry of a list in front of the one at `to`, or removes it without `to`; files change as by `addPart`. */
  movePart: { sends: { readonly file: string; readonly from: Path; readonly to?: Path }; gets: PartsChange };
  /** Writes a translation of a text into the file of its language, as an edit. */
  translate: { sends: { readonly file: string; readonly address: string; readonly text: string }; gets: EditedFile };
  /** The texts of a language that wait for a translator; nothing for a file of something else. */
  textsToTranslate: { sends: { readonly file: string }; gets: TextsToTranslate | null };
  /** The operations that a kind of descriptor can be made of. */
  operations: { sends: { readonly kind: NewKind }; gets: readonly FittingOperation[] };
  complete: { sends: At; gets: readonly Completion[] };
  hover: { sends: At; gets: Hover | null };
  definition: { sends: At; gets: Location | null };
  fixes: { sends: At & { readonly length: number }; gets: readonly Correction[] };
  /** The texts with some words in them, the first 50. */
  search: { sends: { readonly words: string }; gets: readonly FoundText[] };
  outline: { sends: { readonly file: string }; gets: readonly OutlineEntry[] };
  form: { sends: At; gets: PartForm | null };
  contract: { sends: { readonly file: string }; gets: readonly ContractNode[] };
  /** Where fields of the answers can be inserted; nothing if the file cannot be read. */
  insertPositions: { sends: At; gets: InsertPositions | null };
  locate: { sends: Seen; gets: Location | null };
  /** The ids of the parts around an offset, the innermost first. */
  ids: { sends: At; gets: readonly string[] };
  /** Who sees the part around an offset; nothing if the file is no JSON. */
  who: { sends: At; gets: Visibility | null };
  scenarios: { sends: { readonly file: string }; gets: Scenarios };
  changes: { sends: object; gets: Changes };
  /** The operations that a file reads, and how they can fail. */
  sources: { sends: { readonly file: string }; gets: readonly SourceCall[] };
  /** What a persona can be. */
  choices: { sends: object; gets: Choices };
  /** Which backend answers the preview, and how the names begin under which the console stores something. */
  backend: { sends: object; gets: { readonly isDemo: boolean; readonly storagePrefix?: string } };
  /** Lasts as long as the page of the Studio is open. */
  become: { sends: SeenAs; gets: null };
  target: { sends: { readonly file: string }; gets: PreviewTarget | null };
}
