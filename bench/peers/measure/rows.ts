/** A row of the table. */
export interface Row {
  readonly title: string;
  readonly unit: string;
  /** What the console is meant to need at most: of the page written by hand, or in the unit of the row. */
  readonly aim?: { readonly ratio: number } | { readonly max: number };
}

/** The rows of the table, in its order. */
export const rows = {
  size: { title: 'first load, JavaScript and CSS, gzip', unit: 'kB', aim: { ratio: 1.7 } },
  loadRequests: { title: 'requests of the first load', unit: '', aim: { max: 15 } },
  load: { title: 'first load', unit: 'ms', aim: { ratio: 1.6 } },
  usable: { title: 'usable, CPU slowed down', unit: 'ms', aim: { ratio: 1.6 } },
  firstOpening: { title: 'drawer of 120 fields, first opening', unit: 'ms', aim: { ratio: 1.5 } },
  thirdOpening: { title: 'the same, third opening', unit: 'ms', aim: { ratio: 1.5 } },
  tabs: { title: 'its other four tabs', unit: 'ms', aim: { ratio: 1.3 } },
  elements: { title: 'elements of the page with it', unit: '' },
  drawerRequests: { title: 'requests of all of that', unit: '', aim: { max: 20 } },
  thousand: { title: '1,000 fields', unit: 'ms', aim: { ratio: 1 } },
  fiveThousand: { title: '5,000 fields', unit: 'ms', aim: { ratio: 0.6 } },
  list: { title: 'list of 10,000 entries, unfolded', unit: 'ms', aim: { ratio: 2 } },
  smallForm: { title: 'form of 7 fields', unit: 'ms', aim: { ratio: 1.5 } },
  smallFormKey: { title: 'the same, for each key', unit: 'ms', aim: { ratio: 1.3 } },
  largeForm: { title: 'form of 200 fields', unit: 'ms', aim: { ratio: 1.5 } },
  largeFormKey: { title: 'the same, for each key', unit: 'ms' },
  heap: { title: 'heap that an opening leaves', unit: 'kB' },
} as const satisfies Readonly<Record<string, Row>>;

/** The name of a row. */
export type RowName = keyof typeof rows;

/** What one run measured. */
export type Measured = Partial<Record<RowName, number>>;
