import { and, asc, desc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { files } from '../../db/schema/files.ts';
import { installation } from '../../db/schema/installation.ts';

export type FileRow = typeof files.$inferSelect;

export async function insertFile(db: Database, row: FileRow): Promise<void> {
  await db.insert(files).values(row);
}

export async function findFile(db: Database, id: string): Promise<FileRow | null> {
  const [row] = await db.select().from(files).where(eq(files.id, id));
  return row ?? null;
}

/** What the antivirus has not read yet, in the order of ids from `after` on. */
export async function listUnscanned(db: Database, after: string | null, limit: number): Promise<FileRow[]> {
  const from = after === null ? undefined : gt(files.id, after);
  return db
    .select()
    .from(files)
    .where(and(eq(files.scan, 'unscanned'), from))
    .orderBy(files.id)
    .limit(limit);
}

/** False when it was scanned meanwhile, or is gone. */
export async function setScan(db: Database, id: string, scan: 'clean' | 'infected'): Promise<boolean> {
  const isUnscanned = and(eq(files.id, id), eq(files.scan, 'unscanned'));
  return (await db.update(files).set({ scan }).where(isUnscanned).returning({ id: files.id })).length > 0;
}

export async function deleteFiles(db: Database, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const gone = await db.delete(files).where(inArray(files.id, ids)).returning({ key: files.storageKey });
  return gone.map(({ key }) => key);
}

export async function deleteFilesOf(db: Database, userId: string): Promise<string[]> {
  const gone = await db.delete(files).where(eq(files.userId, userId)).returning({ key: files.storageKey });
  return gone.map(({ key }) => key);
}

export async function findKnownKeys(db: Database, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db.select({ key: files.storageKey }).from(files).where(inArray(files.storageKey, keys));
  return new Set(rows.map(({ key }) => key));
}

/** What checks of stored bytes need of a row; `key` is the storage key. */
const checkedColumns = { id: files.id, key: files.storageKey, sha256: files.sha256 };

export type CheckedFile = Pick<FileRow, 'id' | 'sha256'> & { key: string };

/** Every row in the order of ids, one page in memory at a time. */
export async function* filesInPages(db: Database, pageSize = 500): AsyncGenerator<CheckedFile> {
  let page: CheckedFile[] = [];
  do {
    const last = page.at(-1)?.id;
    page = await db
      .select(checkedColumns)
      .from(files)
      .where(last === undefined ? undefined : gt(files.id, last))
      .orderBy(files.id)
      .limit(pageSize);
    yield* page;
  } while (page.length === pageSize);
}

/** The newest rows and the oldest ones, `size` of each at most. */
export async function sampleFiles(db: Database, size: number): Promise<CheckedFile[]> {
  const first = (order: SQL) => db.select(checkedColumns).from(files).orderBy(order).limit(size);
  const found = [...(await first(desc(files.createdAt))), ...(await first(asc(files.createdAt)))];
  return [...new Map(found.map((file) => [file.id, file])).values()];
}

export async function findInstallationId(db: Database): Promise<string | null> {
  const [row] = await db.select({ id: installation.id }).from(installation);
  return row?.id ?? null;
}

export async function insertInstallationId(db: Database, id: string): Promise<void> {
  await db.insert(installation).values({ id }).onConflictDoNothing();
}
