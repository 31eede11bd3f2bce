// « Importer des utilisateurs »: a CSV file is checked whole; no invitation is sent before it is confirmed.
import type { components } from '@repo/api-sdk/spec';
import { MAX_IMPORTED_USERS } from '@repo/domain/clients';
import type { ImportedUser } from '../../db/schema/client-invitations.ts';
import type { RefusedLines } from '../../db/schema/market-data.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { UploadedFile } from '../../http/upload.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { marketDataErrors } from '../market-data/market-data.errors.ts';
import { readNamedLines } from '../market-data/parse/named-lines.ts';
import { isSafeName, readText } from '../market-data/read-text.ts';
import { collectRefused } from '../market-data/refused-lines.ts';
import { invitationsErrors as errors } from './client-invitations.errors.ts';
import { viewOf } from './client-invitations.policy.ts';
import { invitationsTexts as texts } from './client-invitations.texts.ts';
import { findObstacle, invite } from './invite-client.ts';
import { readPeople, toInvited } from './read-people.ts';
import {
  findUserImport,
  insertUserImport,
  lockUserImport,
  saveUserImport,
} from './user-imports.repository.ts';

const { columns } = texts;
const wanted = {
  required: [columns.email, columns.firstname, columns.lastname],
  maxLines: MAX_IMPORTED_USERS,
} as const;

/** Checks each line; writes nothing but the plan of the import. */
export async function previewUserImport(
  deps: Deps,
  actor: Actor,
  upload: UploadedFile | null,
): Promise<components['schemas']['KaskadUserImport']> {
  if (upload === null) throw new AppError(marketDataErrors.fileMissing);
  if (!isSafeName(upload.claimedName)) throw new AppError(marketDataErrors.unsafeName);
  const text = readText(upload.bytes);
  const read = await readNamedLines(text, wanted);
  const { people, problems } = readPeople(read.lines);
  const refused = await collectRefused(text, problems);
  const view = await viewOf(deps, actor, 'kaskad');
  const checked: ImportedUser[] = [];
  for (const one of people) {
    checked.push({ ...one, outcome: (await findObstacle(deps, one.email, view)) ?? 'new' });
  }
  const id = deps.ids.uuid();
  await insertUserImport(deps.db, {
    id,
    authorId: actor.userId,
    fileName: upload.claimedName,
    people: checked,
    problems: [...problems, ...(read.problem === null ? [] : [read.problem])],
    refused,
    createdAt: deps.clock.now(),
  });
  return readUserImport(deps, actor, id);
}

/** A part is one transaction: the trail is held for as long. */
const partOf = 20;

/**
 * Invites each person as one by one, unless they were invited or came meanwhile, by parts: confirmed again after a process was
 * killed, it goes on; of one that is done it changes nothing.
 */
export async function commitUserImport(deps: Deps, actor: Actor, id: string): Promise<void> {
  let isDone = false;
  while (!isDone) isDone = await deps.db.transaction((tx) => invitePart({ ...deps, db: tx }, actor, id));
}

/** Returns whether none is left. */
async function invitePart(inTx: Deps, actor: Actor, id: string): Promise<boolean> {
  const plan = await lockUserImport(inTx.db, id);
  if (plan?.authorId !== actor.userId) throw new AppError(errors.importNotFound);
  if (plan.problems.length > 0) throw new AppError(errors.importWrong);
  const part = plan.people.filter(({ outcome }) => outcome === 'new').slice(0, partOf);
  const invited = await inviteAll(inTx, actor, part);
  const people = plan.people.map((one) => invited.get(one.line) ?? one);
  if (part.length > 0) {
    await saveUserImport(inTx.db, id, { people, doneAt: null });
    return false;
  }
  if (plan.doneAt === null) {
    await saveUserImport(inTx.db, id, { people, doneAt: inTx.clock.now() });
    // Neither a name nor an address, as of one invitation.
    await recordAudit(inTx, {
      by: actor,
      action: 'client.invitations_imported',
      object: { type: 'user_import', id },
      after: {
        lines: people.length,
        invited: people.filter(({ outcome }) => outcome === 'invited').length,
      },
    });
  }
  await inTx.settleRequest?.(inTx.db);
  return true;
}

async function inviteAll(
  inTx: Deps,
  actor: Actor,
  people: readonly ImportedUser[],
): Promise<ReadonlyMap<number, ImportedUser>> {
  const view = await viewOf(inTx, actor, 'kaskad');
  const done = new Map<number, ImportedUser>();
  for (const one of people) {
    const obstacle = await findObstacle(inTx, one.email, view);
    if (obstacle === null) await invite(inTx, actor, { client: toInvited(one), salesId: null, view });
    done.set(one.line, { ...one, outcome: obstacle ?? 'invited' });
  }
  return done;
}

/** The plan of an import: readable by its author alone. */
export async function readUserImport(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: string,
): Promise<components['schemas']['KaskadUserImport']> {
  const plan = await findUserImport(db, id);
  if (plan?.authorId !== actor.userId) throw new AppError(errors.importNotFound);
  return {
    id,
    file_name: plan.fileName,
    problems: plan.problems,
    has_refused: plan.refused !== null,
    done_at: plan.doneAt?.toISOString() ?? null,
    people: plan.people.map(({ line, email, firstname, lastname, outcome }) => ({
      line,
      email,
      name: `${firstname} ${lastname}`,
      outcome,
    })),
  };
}

export async function readRefusedUsers(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  id: string,
): Promise<RefusedLines> {
  const plan = await findUserImport(db, id);
  if (plan?.authorId !== actor.userId || plan.refused === null) throw new AppError(errors.importNotFound);
  return plan.refused;
}
