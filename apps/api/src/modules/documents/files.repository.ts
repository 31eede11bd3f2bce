import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { files } from '../../db/schema/files.ts';

export type FileRow = typeof files.$inferSelect;

export async function insertFile(db: Database, row: FileRow): Promise<void> {
  await db.insert(files).values(row);
}

export async function findFile(db: Database, id: string): Promise<FileRow | null> {
  const [row] = await db.select().from(files).where(eq(files.id, id));
  return row ?? null;
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
