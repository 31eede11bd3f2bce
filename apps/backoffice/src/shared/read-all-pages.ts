interface Page<Row> {
  readonly items: readonly Row[];
  readonly total: number;
}

/** The largest page size of the spec. */
export const exportPageSize = 200;

/** Every row of a list, in its order, page by page: no request returns them all. */
export async function readAllPages<Row>(readPage: (page: number) => Promise<Page<Row>>): Promise<Row[]> {
  const first = await readPage(1);
  const last = Math.ceil(first.total / exportPageSize);
  const rows: Row[] = [...first.items];
  for (let page = 2; page <= last; page += 1) {
    // Sequential: a file of thousands of lines must not slow the server for other users.
    // oxlint-disable-next-line no-await-in-loop
    const { items } = await readPage(page);
    rows.push(...items);
  }
  return rows;
}
