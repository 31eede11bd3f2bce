// SQL of the messages of a thread and of their files.
import { and, asc, count, eq, gt, inArray, isNull, lt, max, min } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { files } from '../../db/schema/files.ts';
import { users } from '../../db/schema/identity.ts';
import { type MessageRow, messageFiles, messages, messageThreads } from '../../db/schema/messages.ts';
import { deleteFiles, type FileRow } from '../files/files.repository.ts';

export interface MessageLine {
  message: MessageRow;
  author: { firstname: string; lastname: string };
}

/** Oldest first. */
export const listMessages = (db: Database, threadId: string): Promise<MessageLine[]> =>
  db
    .select({ message: messages, author: { firstname: users.firstname, lastname: users.lastname } })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.authorId))
    .where(eq(messages.threadId, threadId))
    .orderBy(asc(messages.sentAt), asc(messages.id));

/** The files of the messages of a thread. */
export const listThreadFiles = (
  db: Database,
  threadId: string,
): Promise<{ messageId: string | null; file: FileRow }[]> =>
  db
    .select({ messageId: messageFiles.messageId, file: files })
    .from(messageFiles)
    .innerJoin(messages, eq(messages.id, messageFiles.messageId))
    .innerJoin(files, eq(files.id, messageFiles.fileId))
    .where(eq(messages.threadId, threadId))
    .orderBy(asc(files.createdAt), asc(files.id));

export async function countClientMessages(tx: Database, threadId: string): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(messages)
    .where(and(eq(messages.threadId, threadId), eq(messages.side, 'client')));
  return row?.total ?? 0;
}

/** When the client wrote first since the last reply; null once nothing waits. */
export async function findWaitingSince(tx: Database, threadId: string): Promise<Date | null> {
  const ofThread = eq(messages.threadId, threadId);
  const [reply] = await tx
    .select({ at: max(messages.sentAt) })
    .from(messages)
    .where(and(ofThread, eq(messages.side, 'staff')));
  const after = reply?.at ? gt(messages.sentAt, reply.at) : undefined;
  const [first] = await tx
    .select({ at: min(messages.sentAt) })
    .from(messages)
    .where(and(ofThread, eq(messages.side, 'client'), after));
  return first?.at ?? null;
}

export async function insertMessage(tx: Database, row: MessageRow): Promise<void> {
  await tx.insert(messages).values(row);
}

const isPendingOf = (uploaderId: string) =>
  and(eq(messageFiles.uploaderId, uploaderId), isNull(messageFiles.messageId));

export const countPendingFiles = (db: Database, uploaderId: string): Promise<number> =>
  db.$count(messageFiles, isPendingOf(uploaderId));

export async function insertPendingFile(
  tx: Database,
  row: Pick<typeof messageFiles.$inferInsert, 'fileId' | 'uploaderId'>,
): Promise<void> {
  await tx.insert(messageFiles).values(row);
}

/** Gives these files of the author to a message of this client; false when one is not theirs, or is held already. */
export async function attachFiles(
  tx: Database,
  fileIds: readonly string[],
  { messageId, authorId, clientId }: { messageId: string; authorId: string; clientId: string },
): Promise<boolean> {
  if (fileIds.length === 0) return true;
  const held = await tx
    .update(messageFiles)
    .set({ messageId })
    .where(and(isPendingOf(authorId), inArray(messageFiles.fileId, [...fileIds])))
    .returning({ fileId: messageFiles.fileId });
  if (held.length !== new Set(fileIds).size) return false;
  await tx
    .update(files)
    .set({ userId: clientId })
    .where(inArray(files.id, [...fileIds]));
  return true;
}

export interface SharedFile {
  file: FileRow;
  uploaderId: string;
  /** Null while no message holds it. */
  thread: { id: string; userId: string; salesId: string | null } | null;
}

export async function findMessageFile(db: Database, id: string): Promise<SharedFile | undefined> {
  const [row] = await db
    .select({
      file: files,
      uploaderId: messageFiles.uploaderId,
      thread: {
        id: messageThreads.id,
        userId: messageThreads.userId,
        salesId: messageThreads.salesId,
      },
    })
    .from(messageFiles)
    .innerJoin(files, eq(files.id, messageFiles.fileId))
    .leftJoin(messages, eq(messages.id, messageFiles.messageId))
    .leftJoin(messageThreads, eq(messageThreads.id, messages.threadId))
    .where(eq(messageFiles.fileId, id));
  return row;
}

/** The key of its bytes; none when it is not theirs, or a message holds it. One that a message takes meanwhile stays. */
export async function deletePendingFile(
  db: Database,
  { fileId, uploaderId }: { fileId: string; uploaderId: string },
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const pending = await tx
      .select({ id: messageFiles.fileId })
      .from(messageFiles)
      .where(and(isPendingOf(uploaderId), eq(messageFiles.fileId, fileId)))
      .for('update');
    return deleteFiles(
      tx,
      pending.map(({ id }) => id),
    );
  });
}

/** Deletes files that no message held in time, some of them at a time; returns the keys of their bytes. */
export async function deletePending(db: Database, before: Date, limit: number): Promise<string[]> {
  return db.transaction(async (tx) => {
    const pending = await tx
      .select({ id: messageFiles.fileId })
      .from(messageFiles)
      .innerJoin(files, eq(files.id, messageFiles.fileId))
      .where(and(isNull(messageFiles.messageId), lt(files.createdAt, before)))
      .limit(limit)
      .for('update', { of: messageFiles, skipLocked: true });
    return deleteFiles(
      tx,
      pending.map(({ id }) => id),
    );
  });
}
