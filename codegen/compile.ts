import { corrected, withoutConsequences } from './3-check/consequences';
import { limitFindings } from './3-check/limit-findings';
import { foldRenamedParts } from './3-check/renamed-parts';
import { foldRepeatedNames } from './3-check/repeated-names';
import { findingsOf } from './3-check/rules';
import { applySeverities } from './3-check/severities';
import { suppressCascades } from './3-check/suppress-cascades';
import { notCompilable, withoutPublished } from './3-check/published-roots';
import { createProject, ParseCache } from './1-parse/create-project';
import type { Project } from './1-parse/project';
import type { Schemas } from './1-parse/schema';
import { byPosition, withOwners } from './diagnostics/diagnostic';
import { emit } from './4-emit/emit';
import { shippedKinds, type KindTable } from './language/kind-table';
import type { Layout } from './language/layout';
import type { Compilation, Diagnostic, Sources } from './language/model';
import type { LoadedContract } from './1-parse/openapi/contract';
import { documentTexts, readContract } from './1-parse/openapi/read-contract';
import { filesBelow, sameFiles } from './1-parse/same-files';

/**
 * Compiles again and again; what did not change since the last time is not done again. The same object of sources is
 * the same project: whoever changes a file hands in another one.
 */
export interface Compiler {
  readonly kinds: KindTable;
  compile(sources: Sources): Compilation;
  /** Parses and checks a project, and generates nothing. */
  check(sources: Sources): Checked;
}

/** A project that was parsed and checked, and what is wrong with it, in the order of files and lines. */
export interface Checked {
  readonly project: Project;
  /** The schema of each kind of descriptor. */
  readonly schemas: Schemas;
  readonly diagnostics: readonly Diagnostic[];
}

/** Compiles a project: its generated files by path, or what is wrong with it. */
export function compile(sources: Sources): Compilation {
  return createCompiler().compile(sources);
}

/** A compiler that remembers its last run. */
export function createCompiler(kinds: KindTable = shippedKinds): Compiler {
  const parsed = new ParseCache(kinds);
  const contract = new ContractCache(kinds.layout);
  const checkOnce = (sources: Sources): Checked => {
    const loaded = contract.load(sources);
    const { project, schemas, diagnostics: parsing } = createProject(sources, loaded.contract, parsed);
    const checking = limitFindings(suppressCascades(parsing, findingsOf(project), kinds.layout));
    const found = applySeverities(project, [...loaded.diagnostics, ...parsing, ...checking]);
    const reported = withoutPublished(project, found);
    const diagnostics = withOwners(kinds.layout, reported.toSorted(byPosition(kinds.layout)));
    return { project, schemas, diagnostics };
  };
  const checkNew = (sources: Sources): Checked => {
    const checked = checkOnce(sources);
    let isOther = false;
    const diagnostics = withoutConsequences(checked.diagnostics, (causes) => {
      isOther = true;
      return checkOnce(corrected(sources, causes)).diagnostics;
    });
    // What is asked of the project from now on is answered for these sources again.
    const { project } = isOther ? createProject(sources, contract.load(sources).contract, parsed) : checked;
    return { ...checked, project, diagnostics: foldRenamedParts(foldRepeatedNames(diagnostics), sources) };
  };
  let last: { readonly sources: Sources; readonly checked: Checked } | undefined;
  const check = (sources: Sources): Checked => {
    if (last?.sources !== sources) last = { sources, checked: checkNew(sources) };
    return last.checked;
  };
  return {
    kinds,
    check,
    compile(sources) {
      const { project, diagnostics } = check(sources);
      const refused = notCompilable(kinds.layout);
      if (refused) return { files: new Map(), diagnostics: [refused, ...diagnostics] };
      if (diagnostics.some(({ severity }) => severity === 'error')) return { files: new Map(), diagnostics };
      return { files: emit(project), diagnostics };
    },
  };
}

/** Reads the contract again only when one of its documents has other bytes. */
class ContractCache {
  readonly #layout: Layout;
  #documents: Sources = new Map();
  #loaded: LoadedContract | undefined;

  constructor(layout: Layout) {
    this.#layout = layout;
  }

  load(sources: Sources): LoadedContract {
    const documents = filesBelow(sources, this.#layout.documents);
    if (this.#loaded && sameFiles(documents, this.#documents)) return this.#loaded;
    this.#documents = documents;
    return (this.#loaded = readContract(documentTexts(documents, this.#layout)));
  }
}
