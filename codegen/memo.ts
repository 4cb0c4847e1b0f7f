/** What queries are computed from. Its inputs are read through methods that call `memo.read`. */
export interface Context<Self> {
  readonly memo: Memo<Self>;
}

/** An input by its key, or another query. */
type Dependency<Self> = string | Cell<Self>;

interface Cell<Self> {
  /** Brings the value up to date; gives the run in which it last changed. */
  refresh(context: Self): number;
  /** What another query about an object depends on if it reads this one. */
  dependenciesFor(about: object): readonly Dependency<Self>[];
}

/**
 * Remembers between runs what queries computed, and which inputs and queries each of them read meanwhile. A value is
 * computed again only if one of those is another one now.
 */
export class Memo<Self> {
  #run = 0;
  #inputs: ReadonlyMap<string, readonly unknown[]> = new Map();
  readonly #changes = new Map<string, number>();
  /** What the queries that are being computed have read so far, the innermost last. */
  readonly #reading: Set<Dependency<Self>>[] = [];

  /** The number of the current run. */
  get run(): number {
    return this.#run;
  }

  /** Begins a run. An input is another one if the list of its parts is, compared one by one with `Object.is`. */
  begin(inputs: ReadonlyMap<string, readonly unknown[]>): void {
    this.#run += 1;
    for (const key of new Set([...inputs.keys(), ...this.#inputs.keys()])) {
      if (!isSameList(inputs.get(key), this.#inputs.get(key))) this.#changes.set(key, this.#run);
    }
    this.#inputs = inputs;
  }

  /** Records that the query being computed depends on something. */
  read(dependency: Dependency<Self>): void {
    this.#reading.at(-1)?.add(dependency);
  }

  /** The run in which a dependency last changed. */
  changedIn(dependency: Dependency<Self>, context: Self): number {
    return typeof dependency === 'string' ? (this.#changes.get(dependency) ?? 0) : dependency.refresh(context);
  }

  /** Computes a value; what is read meanwhile is recorded in `reads`. */
  record<Value>(reads: Set<Dependency<Self>>, compute: () => Value): Value {
    this.#reading.push(reads);
    try {
      return compute();
    } finally {
      this.#reading.pop();
    }
  }
}

/**
 * A function of a context and an object whose values are remembered by the identity of the object. It reads inputs
 * through the context alone. Values that are the same by `isSame` count as unchanged. A query that needs itself is an
 * error.
 */
export function query<Self extends Context<Self>, Argument extends object, Value>(
  compute: (context: Self, argument: Argument) => Value,
  isSame?: (left: Value, right: Value) => boolean,
): (context: Self, argument: Argument) => Value {
  const memos = new WeakMap<Memo<Self>, WeakMap<Argument, QueryCell<Self, Value>>>();
  return (context, argument) => {
    const cells = valueOf(memos, context.memo, () => new WeakMap());
    const cell = valueOf(
      cells,
      argument,
      () => new QueryCell({ compute: (current: Self) => compute(current, argument), isSame, about: argument }),
    );
    return cell.value(context);
  };
}

/** A query about the whole context. */
export function globalQuery<Self extends Context<Self>, Value>(
  compute: (context: Self) => Value,
  isSame?: (left: Value, right: Value) => boolean,
): (context: Self) => Value {
  const cells = new WeakMap<Memo<Self>, QueryCell<Self, Value>>();
  return (context) => valueOf(cells, context.memo, () => new QueryCell({ compute, isSame })).value(context);
}

function valueOf<Key extends object, Value>(values: WeakMap<Key, Value>, key: Key, make: () => Value): Value {
  const known = values.get(key);
  if (known !== undefined) return known;
  const value = make();
  values.set(key, value);
  return value;
}

interface QueryOf<Self, Value> {
  readonly compute: (context: Self) => Value;
  readonly isSame?: ((left: Value, right: Value) => boolean) | undefined;
  /** Absent if the query is about the whole context. */
  readonly about?: object;
}

interface Known<Self, Value> {
  readonly value: Value;
  readonly changedIn: number;
  readonly dependencies: readonly Dependency<Self>[];
}

class QueryCell<Self extends Context<Self>, Value> implements Cell<Self> {
  readonly #query: QueryOf<Self, Value>;
  #known: Known<Self, Value> | undefined;
  #verifiedIn = 0;
  #isComputing = false;

  constructor(of: QueryOf<Self, Value>) {
    this.#query = of;
  }

  value(context: Self): Value {
    context.memo.read(this);
    return this.#current(context).value;
  }

  refresh(context: Self): number {
    return this.#current(context).changedIn;
  }

  /**
   * Queries about one object read each other. What they depend on is compared with the last run once, and not once for
   * each way to it. A value that can stay the same when its dependencies change is a dependency itself.
   */
  dependenciesFor(about: object): readonly Dependency<Self>[] {
    if (about !== this.#query.about || this.#query.isSame) return [this];
    return this.#known?.dependencies ?? [this];
  }

  #current(context: Self): Known<Self, Value> {
    const known = this.#known;
    const { memo } = context;
    if (known && (this.#verifiedIn === memo.run || this.#isUnchanged(known.dependencies, context))) {
      this.#verifiedIn = memo.run;
      return known;
    }
    if (this.#isComputing) throw new Error('A query needs its own value.');
    this.#isComputing = true;
    try {
      const reads = new Set<Dependency<Self>>();
      const value = memo.record(reads, () => this.#query.compute(context));
      const { isSame = Object.is } = this.#query;
      const before = known && isSame(known.value, value) ? known : { value, changedIn: memo.run };
      const current = { ...before, dependencies: this.#dependenciesOf(reads) };
      this.#known = current;
      this.#verifiedIn = memo.run;
      return current;
    } finally {
      this.#isComputing = false;
    }
  }

  #dependenciesOf(reads: ReadonlySet<Dependency<Self>>): readonly Dependency<Self>[] {
    const { about } = this.#query;
    if (!about) return [...reads];
    const all = new Set<Dependency<Self>>();
    for (const read of reads) {
      if (typeof read === 'string') all.add(read);
      else for (const dependency of read.dependenciesFor(about)) all.add(dependency);
    }
    return [...all];
  }

  /** In the order in which they were read: a later one may exist only because of what an earlier one was. */
  #isUnchanged(dependencies: readonly Dependency<Self>[], context: Self): boolean {
    for (const dependency of dependencies) {
      if (context.memo.changedIn(dependency, context) > this.#verifiedIn) return false;
    }
    return true;
  }
}

/** Whether two lists have the same parts in the same order; also if there is neither. */
export function isSameList(left: readonly unknown[] | undefined, right: readonly unknown[] | undefined): boolean {
  if (!left || !right || left.length !== right.length) return left === right;
  return left.every((part, index) => Object.is(part, right[index]));
}
