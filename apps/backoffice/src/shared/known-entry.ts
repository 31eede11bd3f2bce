/** The entry of a kind that the API sent; undefined of one that a page older than the API does not know. */
export const knownEntry = <Entry>(table: Readonly<Record<string, Entry>>, kind: string): Entry | undefined =>
  Object.hasOwn(table, kind) ? table[kind] : undefined;
