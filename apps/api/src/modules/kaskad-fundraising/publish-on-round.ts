// What the administration publishes on a round beside its documents: invitations, news and replies.
import type { components } from '@repo/api-sdk/spec';
import { ceilingOf } from '@repo/domain/kaskad';
import { decimal } from '@repo/domain/money';
import { isFilled, normaliseEmail } from '@repo/domain/validation';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { users } from '../../db/schema/identity.ts';
import {
  kaskadInvitations,
  kaskadQuestions,
  kaskadRoundUpdates,
  type RoundRow,
} from '../../db/schema/kaskad-rounds.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { mayHold } from '../kaskad-grants/prepare-grant.ts';
import { lockRound } from '../kaskad-rounds/rounds.repository.ts';
import { roundsErrors } from './rounds.errors.ts';
import { roundsTexts as texts } from './rounds.texts.ts';

type Schemas = components['schemas'];

const isEnded = ({ state }: RoundRow) => ['issued', 'failed', 'canceled'].includes(state);

/** Held until the transaction ends. */
async function lockKnown(tx: Database, id: string): Promise<RoundRow> {
  const round = await lockRound(tx, id);
  if (round === undefined) throw new AppError(roundsErrors.notFound);
  return round;
}

/** All of them or none; those who are invited already stay. */
export async function inviteToRound(
  deps: Deps,
  actor: Actor,
  { id, emails }: Schemas['InvitationsBody'] & { id: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const round = await lockKnown(tx, id);
    if (round.audience === 'public') throw new AppError(roundsErrors.publicRound);
    if (isEnded(round)) throw new AppError(roundsErrors.ended);
    const userIds = await readInvited(tx, emails);
    const rows = userIds.map((userId) => ({
      roundId: id,
      userId,
      invitedAt: deps.clock.now(),
      invitedBy: actor.userId,
    }));
    const added = await tx.insert(kaskadInvitations).values(rows).onConflictDoNothing().returning();
    await refuseCrowd(tx, round);
    await recordAudit(
      { ...deps, db: tx },
      {
        by: actor,
        action: 'round.invited',
        object: { type: 'round', id },
        after: { persons: added.length, users: added.map(({ userId }) => userId) },
      },
    );
    await deps.settleRequest?.(tx);
  });
}

/** Users of Kaskad, each once; the addresses that are of none are named. */
async function readInvited(tx: Database, emails: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(emails.map(normaliseEmail))];
  const found = await tx
    .select()
    .from(users)
    .where(inArray(sql`lower(${users.email})`, wanted));
  const known = new Map(found.filter(mayHold).map((user) => [user.email.toLowerCase(), user.id]));
  const unknown = wanted.filter((email) => !known.has(email));
  if (unknown.length > 0) refuseField('emails', texts.unknownUsers(unknown.join(', ')));
  return [...known.values()];
}

/** A round among a few has a most of persons; those that were just written are counted. */
async function refuseCrowd(tx: Database, round: RoundRow): Promise<void> {
  if (round.regime !== 'restricted') return;
  const persons = await tx.$count(kaskadInvitations, eq(kaskadInvitations.roundId, round.id));
  const ceiling = ceilingOf(
    { regime: 'restricted', isOn: false },
    { amount: decimal(0), persons, hasWhitePaper: false },
  );
  if (ceiling?.isCrossed === true) refuseField('emails', texts.tooManyPersons(ceiling.limit.toNumber()));
}

export async function publishRoundUpdate(
  deps: Deps,
  actor: Actor,
  { id, title, body }: Schemas['RoundUpdateBody'] & { id: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockKnown(tx, id);
    if (!isFilled(title)) refuseField('title', texts.title);
    if (!isFilled(body)) refuseField('body', texts.body);
    const updateId = deps.ids.uuid();
    const news = { title: title.trim(), body: body.trim() };
    const published = { publishedAt: deps.clock.now(), publishedBy: actor.userId };
    await tx.insert(kaskadRoundUpdates).values({ id: updateId, roundId: id, ...news, ...published });
    await recordAudit(
      { ...deps, db: tx },
      {
        by: actor,
        action: 'round.news_published',
        object: { type: 'round', id },
        after: { update_id: updateId, title: news.title },
      },
    );
    await deps.settleRequest?.(tx);
  });
}

export async function replyToQuestion(
  deps: Deps,
  actor: Actor,
  { id, reply }: Schemas['ReplyBody'] & { id: string },
): Promise<void> {
  const roundId = await findRoundOfQuestion(deps, id);
  if (!isFilled(reply)) refuseField('reply', texts.reply);
  await deps.db.transaction(async (tx) => {
    const replied = { repliedAt: deps.clock.now(), repliedBy: actor.userId };
    await tx
      .update(kaskadQuestions)
      .set({ reply: reply.trim(), ...replied })
      .where(eq(kaskadQuestions.id, id));
    await recordAudit(
      { ...deps, db: tx },
      {
        by: actor,
        action: 'round.question_replied',
        object: { type: 'round', id: roundId },
        after: { question_id: id },
      },
    );
    await deps.settleRequest?.(tx);
  });
}

export async function findRoundOfQuestion({ db }: Pick<Deps, 'db'>, id: string): Promise<string> {
  const [row] = await db
    .select({ roundId: kaskadQuestions.roundId })
    .from(kaskadQuestions)
    .where(eq(kaskadQuestions.id, id));
  if (row === undefined) throw new AppError(roundsErrors.questionNotFound);
  return row.roundId;
}
