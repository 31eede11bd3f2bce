import type { components } from '@repo/api-sdk/spec';
import { paymentAssetOf } from '@repo/domain/limits';
import { and, desc, eq, exists, inArray, isNotNull, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import {
  kaskadInvestments,
  kaskadInvitations,
  kaskadQuestions,
  kaskadRounds,
  type QuestionRow,
} from '../../db/schema/kaskad-rounds.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { findUserById } from '../accounts/users.repository.ts';
import { readConditions } from '../kaskad-investments/round-conditions.ts';
import { listRoundUpdates, toRoundDocument } from '../kaskad-rounds/can-see-round.ts';
import { toRoundQuestion, toRoundUpdate } from '../kaskad-rounds/round.mapper.ts';
import { readRoundCapitals } from '../kaskad-rounds/round-capital.ts';
import { readRoundCards } from '../kaskad-rounds/round-card.ts';
import { listDocuments, type RoundView, selectRoundViews } from '../kaskad-rounds/rounds.repository.ts';
import { offersErrors } from './offers.errors.ts';

type Schemas = components['schemas'];

const published = ['reservations', 'open', 'suspended', 'closing', 'closed', 'issued', 'failed'] as const;

/** Published to everybody or to this person; a cancelled one, which may never have been published, to its investors alone. */
function isSeenBy(db: Database, userId: string): SQL | undefined {
  const invited = db
    .select({ id: kaskadInvitations.roundId })
    .from(kaskadInvitations)
    .where(and(eq(kaskadInvitations.roundId, kaskadRounds.id), eq(kaskadInvitations.userId, userId)));
  const invested = db
    .select({ id: kaskadInvestments.id })
    .from(kaskadInvestments)
    .where(and(eq(kaskadInvestments.roundId, kaskadRounds.id), eq(kaskadInvestments.userId, userId)));
  return and(
    or(
      inArray(kaskadRounds.state, [...published]),
      and(eq(kaskadRounds.state, 'canceled'), exists(invested)),
    ),
    or(eq(kaskadRounds.audience, 'public'), exists(invited)),
  );
}

/** Those of its audience, the last one to open first; past ones too. */
export async function listRounds(deps: Deps, { userId }: Actor): Promise<Schemas['RoundCards']> {
  const views = await selectRoundViews(deps.db)
    .where(isSeenBy(deps.db, userId))
    .orderBy(desc(kaskadRounds.opensAt), desc(kaskadRounds.id));
  return { items: await readRoundCards(deps, views) };
}

/** A round that this person may see; another does not exist for them. */
export async function findOffer(
  db: Database,
  { userId }: Pick<Actor, 'userId'>,
  id: string,
): Promise<RoundView> {
  const [view] = await selectRoundViews(db).where(and(eq(kaskadRounds.id, id), isSeenBy(db, userId)));
  if (view === undefined) throw new AppError(offersErrors.notFound);
  return view;
}

export async function getRound(deps: Deps, actor: Actor, id: string): Promise<Schemas['RoundDetail']> {
  const { db } = deps;
  const view = await findOffer(db, actor, id);
  const [card] = await readRoundCards(deps, [view]);
  const user = await findUserById(db, actor.userId);
  if (card === undefined || user === null) throw new AppError(offersErrors.notFound);
  const { round } = view;
  const { diluted } = (await readRoundCapitals(db, [round]))(id).before;
  return {
    round: card,
    text: round.text,
    fee_percent: round.feePercent,
    payment_assets: round.paymentAssets.map(paymentAssetOf),
    documents: (await listDocuments(db, id)).map(toRoundDocument),
    questions: (await listSeenQuestions(db, id, actor.userId)).map(toRoundQuestion),
    updates: (await listRoundUpdates(db, id)).map(toRoundUpdate),
    mine: await readConditions(deps, { round, user }),
    diluted_shares: diluted === 0n ? null : diluted.toString(),
  };
}

/** Those with a reply, and those of this person; newest first. */
const listSeenQuestions = (db: Database, roundId: string, userId: string): Promise<QuestionRow[]> =>
  db
    .select()
    .from(kaskadQuestions)
    .where(
      and(
        eq(kaskadQuestions.roundId, roundId),
        or(isNotNull(kaskadQuestions.reply), eq(kaskadQuestions.userId, userId)),
      ),
    )
    .orderBy(desc(kaskadQuestions.postedAt), desc(kaskadQuestions.id));
