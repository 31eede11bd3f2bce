// A client opens a thread and writes in it; staff reply. Each message is stored, noticed by email and put on the trail in one
// transaction. The trail says that it was written, never what it says.
import type { AuditAction } from '@repo/domain/audit';
import {
  clientMessagesMax,
  type MessageSide,
  openThreadsMax,
  threadAfter,
  validateMessage,
  validateThread,
  whyNoAnswer,
} from '@repo/domain/messages';
import { isUuid } from '../../db/is-among.ts';
import type { ThreadRow } from '../../db/schema/messages.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField, refuseInvalid } from '../../http/refuse-invalid.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { scopeOf } from '../clients/clients.policy.ts';
import { findContractView } from '../contracts/contracts.repository.ts';
import { mailClient, mailTeam } from './message-mails.ts';
import { messagesErrors as errors } from './messages.errors.ts';
import { attachFiles, countClientMessages, findWaitingSince, insertMessage } from './messages.repository.ts';
import { messagesTexts as texts } from './messages.texts.ts';
import {
  countOpenThreads,
  findThreadLine,
  insertThread,
  lockThread,
  ownThread,
  saveThread,
  visibleThread,
} from './threads.repository.ts';

interface Typed {
  text: string;
  file_ids: string[];
}

/** Opens a thread of the caller, on one of their contracts or on none. */
export async function openThread(
  deps: Deps,
  actor: Actor,
  { subject, contract_id: contractId, ...typed }: Typed & { subject: string; contract_id: string | null },
): Promise<void> {
  refuseInvalid(validateThread({ subject, ...typed }));
  await deps.db.transaction(async (tx) => {
    const client = await lockAccount(tx, actor);
    const inner = { ...deps, db: tx };
    await refuseForeign(tx, actor, contractId);
    if ((await countOpenThreads(tx, client.id)) >= openThreadsMax) throw new AppError(errors.tooManyThreads);
    const now = deps.clock.now();
    const id = deps.ids.uuid();
    await insertThread(tx, {
      id,
      userId: client.id,
      contractId,
      subject: subject.trim(),
      state: 'waiting',
      since: now,
      openedAt: now,
    });
    await addMessage(inner, actor, { id, userId: client.id }, { side: 'client', ...typed });
    await record(inner, actor, { action: 'message.opened', thread: { id, userId: client.id } });
    await mailTeam(inner, client, id);
    await deps.settleRequest?.(tx);
  });
}

async function refuseForeign(tx: Deps['db'], { userId }: Actor, contractId: string | null): Promise<void> {
  if (contractId === null) return;
  const view = isUuid(contractId) ? await findContractView(tx, { id: contractId }) : null;
  if (view?.contract.userId !== userId) throw new AppError(errors.contractNotFound);
}

/** The team is noticed of the first message that has no reply, not of those that follow it. */
export async function writeMessage(
  deps: Deps,
  actor: Actor,
  { id, ...typed }: Typed & { id: string },
): Promise<void> {
  refuseInvalid(validateMessage(typed));
  await deps.db.transaction(async (tx) => {
    const client = await lockAccount(tx, actor);
    const inner = { ...deps, db: tx };
    const thread = await lockThread(tx, ownThread(client.id, id));
    if (thread === undefined) throw new AppError(errors.threadNotFound);
    if (thread.state === 'closed') throw new AppError(errors.threadClosed);
    if ((await countClientMessages(tx, id)) >= clientMessagesMax) throw new AppError(errors.threadFull);
    await addMessage(inner, actor, thread, { side: 'client', ...typed });
    await saveThread(tx, thread, { ...threadAfter(thread, 'client', deps.clock.now()), isUnread: false });
    await record(inner, actor, { action: 'message.written', thread });
    if (thread.state !== 'waiting') await mailTeam(inner, client, id);
    await deps.settleRequest?.(tx);
  });
}

/** Refused over another version: a colleague has replied, or the client has written again. One email until the client has read. */
export async function answerMessageThread(
  deps: Deps,
  actor: Actor,
  { id, version, ...typed }: Typed & { id: string; version: number },
): Promise<void> {
  refuseInvalid(validateMessage(typed));
  await deps.db.transaction(async (tx) => {
    const inner = { ...deps, db: tx };
    const thread = await lockVisible(inner, actor, { id, version });
    const client = await findUserById(tx, thread.userId);
    if (client === null) throw new AppError(errors.threadNotFound);
    const { account } = (await findThreadLine(tx, id, undefined)) ?? {};
    const why = whyNoAnswer(thread.state, account ?? 'closed');
    if (why !== null) throw new AppError(refusals[why]);
    await addMessage(inner, actor, thread, { side: 'staff', ...typed });
    await saveThread(tx, thread, { ...threadAfter(thread, 'staff', deps.clock.now()), isUnread: true });
    await record(inner, actor, { action: 'message.answered', thread });
    if (!thread.isUnread) await mailClient(inner, client);
    await deps.settleRequest?.(tx);
  });
}

const refusals = {
  thread: errors.closedForStaff,
  locked: errors.accountLocked,
  closed: errors.accountClosed,
} as const;

export async function updateMessageThread(
  deps: Deps,
  actor: Actor,
  { id, version, isClosed }: { id: string; version: number; isClosed: boolean },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const thread = await lockVisible({ ...deps, db: tx }, actor, { id, version });
    if ((thread.state === 'closed') !== isClosed) {
      const since = deps.clock.now();
      await saveThread(
        tx,
        thread,
        isClosed
          ? { state: 'closed', since, closedBy: actor.userId }
          : { ...(await reopened(tx, id, since)), closedBy: null },
      );
      const action = isClosed ? 'message_thread.closed' : 'message_thread.reopened';
      await record({ ...deps, db: tx }, actor, { action, thread });
    }
    await deps.settleRequest?.(tx);
  });
}

/** It waits again when the client wrote last, and as long as it did. */
async function reopened(tx: Deps['db'], id: string, now: Date): Promise<Pick<ThreadRow, 'state' | 'since'>> {
  const waitingSince = await findWaitingSince(tx, id);
  return waitingSince === null
    ? { state: 'answered', since: now }
    : { state: 'waiting', since: waitingSince };
}

async function lockVisible(
  deps: Deps,
  actor: Actor,
  { id, version }: { id: string; version: number },
): Promise<ThreadRow> {
  const thread = await lockThread(deps.db, visibleThread(await scopeOf(deps, actor), id));
  if (thread === undefined) throw new AppError(errors.threadNotFound);
  if (thread.version !== version) throw new AppError(errors.changed);
  return thread;
}

async function addMessage(
  deps: Deps,
  { userId: authorId }: Actor,
  { id: threadId, userId: clientId }: Pick<ThreadRow, 'id' | 'userId'>,
  { side, text, file_ids: fileIds }: Typed & { side: MessageSide },
): Promise<void> {
  const id = deps.ids.uuid();
  await insertMessage(deps.db, {
    id,
    threadId,
    authorId,
    side,
    text: text.trim(),
    sentAt: deps.clock.now(),
  });
  const isHeld =
    fileIds.every(isUuid) && (await attachFiles(deps.db, fileIds, { messageId: id, authorId, clientId }));
  if (!isHeld) refuseField('file_ids', texts.fileGone);
}

function record(
  deps: Pick<Deps, 'db' | 'clock'>,
  by: Actor,
  { action, thread }: { action: AuditAction; thread: Pick<ThreadRow, 'id' | 'userId'> },
): Promise<void> {
  return recordAudit(deps, {
    by,
    action,
    object: { type: 'user', id: thread.userId },
    after: { thread: thread.id },
  });
}
