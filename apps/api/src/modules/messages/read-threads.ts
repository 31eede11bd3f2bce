// Threads as their client reads them, and as staff do: to an adviser those of their own clients alone exist.
import type { components } from '@repo/api-sdk/spec';
import { threadStates } from '@repo/domain/messages';
import { countRows } from '../../db/keyset.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { toPage } from '../../http/list-page.ts';
import { scopeOf } from '../clients/clients.policy.ts';
import { messagesErrors } from './messages.errors.ts';
import { fullName, toMessages, toMyThread, toStaffThread } from './messages.mapper.ts';
import { listMessages, listThreadFiles } from './messages.repository.ts';
import {
  countByState,
  findNewestId,
  findOwnLine,
  findThreadLine,
  listOwnLines,
  listThreadLines,
  selectFound,
  type ThreadQuery,
} from './threads.repository.ts';

type Schemas = components['schemas'];
type Reader = Pick<Deps, 'db'>;
type ScopedReader = Pick<Deps, 'db' | 'clock'>;

const ownPageSize = 20;

export async function listMyThreads(
  { db }: Reader,
  { userId }: Actor,
  after: string | undefined,
): Promise<Schemas['MyThreads']> {
  const lines = await listOwnLines(db, userId, { after, limit: ownPageSize });
  const items = lines.slice(0, ownPageSize).map(toMyThread);
  return { items, next: lines.length > ownPageSize ? (items.at(-1)?.id ?? null) : null };
}

export async function getMyThread(
  { db }: Reader,
  { userId }: Actor,
  id: string,
): Promise<Schemas['MyThreadMessages']> {
  const line = await findOwnLine(db, userId, id);
  if (line === undefined) throw new AppError(messagesErrors.threadNotFound);
  const messages = await listMessages(db, id);
  return {
    thread: toMyThread(line),
    // Of the team a client knows their adviser.
    messages: toMessages(messages, await listThreadFiles(db, id), (one) =>
      one.message.authorId === userId || one.message.authorId === line.adviser?.id ? fullName(one) : null,
    ),
  };
}

export async function getMyNewestThread(deps: Reader, actor: Actor): Promise<Schemas['MyThreadMessages']> {
  return getMyThread(deps, actor, (await findNewestId(deps.db, actor.userId)) ?? '');
}

export async function listMessageThreads(
  deps: ScopedReader,
  actor: Actor,
  filters: Omit<ThreadQuery, 'scope'>,
): Promise<Schemas['ThreadPage']> {
  const { db } = deps;
  const query = { ...filters, scope: await scopeOf(deps, actor) };
  const { lines, counted } = await listThreadLines(db, query);
  const total =
    counted ??
    (await countRows(db, {
      place: query,
      shown: lines.length,
      countAll: query.client === undefined && query.q === '' ? () => countThreads(db, query) : undefined,
      found: selectFound(db, query),
    }));
  return toPage(lines.map(toStaffThread), total, query);
}

async function countThreads(db: Deps['db'], { scope, state }: ThreadQuery): Promise<number> {
  const counts = await countByState(db, scope);
  return threadStates
    .filter((one) => state === undefined || one === state)
    .reduce((sum, one) => sum + (counts.get(one) ?? 0), 0);
}

export async function countMessageThreads(
  deps: ScopedReader,
  actor: Actor,
): Promise<Schemas['ThreadCounts']> {
  const counts = await countByState(deps.db, await scopeOf(deps, actor));
  const [waiting, answered, closed] = [
    counts.get('waiting') ?? 0,
    counts.get('answered') ?? 0,
    counts.get('closed') ?? 0,
  ];
  return { waiting, answered, closed, all: waiting + answered + closed };
}

export async function getMessageThread(
  deps: ScopedReader,
  actor: Actor,
  id: string,
): Promise<Schemas['StaffThreadMessages']> {
  const { db } = deps;
  const line = await findThreadLine(db, id, await scopeOf(deps, actor));
  if (line === undefined) throw new AppError(messagesErrors.threadNotFound);
  return {
    thread: toStaffThread(line),
    account: line.account ?? 'closed',
    messages: toMessages(await listMessages(db, id), await listThreadFiles(db, id), fullName),
  };
}
