import { rules } from './check/rules';
import { withoutFollowUps } from './check/without-follow-ups';
import { createProject, ParseCache } from './create-project';
import { byPlace } from './diagnostic';
import { emit, type EmitCache } from './emit/emit';
import type { Compilation, Descriptor, Sources } from './model';
import { load } from './openapi/load';
import type { Project } from './project';
import { filesBelow, sameFiles } from './same-files';

/** Compiles again and again; what did not change since the last time is not done again. */
export interface Compiler {
  compile(sources: Sources): Compilation;
}

/** Compiles a project: its generated files by path, or what is wrong with it. */
export function compile(sources: Sources): Compilation {
  return createCompiler().compile(sources);
}

/** A compiler that remembers its last run. */
export function createCompiler(): Compiler {
  const parsed = new ParseCache();
  const contract = new ContractCache();
  const emitted = new EmissionCache();
  return {
    compile(sources) {
      const loaded = contract.load(sources);
      const { project, diagnostics: parsing } = createProject(sources, loaded.contract, parsed);
      const checking = withoutFollowUps(
        parsing,
        rules.flatMap((rule) => [...rule(project)]),
      );
      const diagnostics = [...loaded.diagnostics, ...parsing, ...checking].toSorted(byPlace);
      if (diagnostics.some(({ severity }) => severity === 'error')) return { files: new Map(), diagnostics };
      return { files: emitted.emit(project), diagnostics };
    },
  };
}

/** Reads the contract again only when one of its documents has other bytes. */
class ContractCache {
  #documents: Sources = new Map();
  #loaded: ReturnType<typeof load> | undefined;

  load(sources: Sources): ReturnType<typeof load> {
    const documents = filesBelow(sources, 'openapi/');
    if (this.#loaded && sameFiles(documents, this.#documents)) return this.#loaded;
    this.#documents = documents;
    const texts = new Map([...documents].map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]));
    return (this.#loaded = load(texts));
  }
}

/** Modules depend on their own descriptor and on the predicates that its expressions use. */
class EmissionCache {
  #predicates: Descriptor | undefined;
  #modules: EmitCache = new WeakMap();

  emit(project: Project): Compilation['files'] {
    const predicates = project.find('predicates', 'predicates');
    if (predicates !== this.#predicates) this.#modules = new WeakMap();
    this.#predicates = predicates;
    return emit(project, this.#modules);
  }
}
