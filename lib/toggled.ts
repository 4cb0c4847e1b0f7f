/** The set without the entry if it has it, else with it. */
export function toggled<Entry>(set: ReadonlySet<Entry>, entry: Entry): ReadonlySet<Entry> {
  return set.has(entry) ? new Set([...set].filter((other) => other !== entry)) : new Set([...set, entry]);
}
