// « Investir »: what was read and accepted is stored with its words and hashes; nothing is signed yet.
import type { components } from '@repo/api-sdk/spec';
import { isTaking, reflectionUntil } from '@repo/domain/kaskad';
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { kaskadInvestments } from '../../db/schema/kaskad-rounds.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { findInvestmentView } from '../kaskad-investments/investments.repository.ts';
import { mailInvestor } from '../kaskad-investments/mail-investor.ts';
import { dueColumns, dueOf } from '../kaskad-rounds/due-of.ts';
import { readProfile } from '../kaskad-rounds/regime-profile.ts';
import { checkCeiling, checkIdentity, checkTests } from './check-investor.ts';
import { readConsents } from './consents.ts';
import { lockVisibleRound } from './find-round.ts';
import { investingErrors } from './investing.errors.ts';
import { investingTexts as texts } from './investing.texts.ts';
import { readUnits } from './read-units.ts';
import { storeConsents, storeInvestment } from './store-investment.ts';

type InvestInput = components['schemas']['InvestBody'] & { roundId: string };

export function invest(deps: Deps, actor: Actor, input: InvestInput): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const { userId } = actor;
    const now = deps.clock.now();
    const account = await lockAccount(tx, actor);
    const round = await lockVisibleRound(tx, input.roundId, userId);
    if (!isTaking(round, now)) throw new AppError(investingErrors.notTaking);
    await checkIdentity(inTx, account);
    if (!(await isSubmitted(tx, input, userId))) {
      const profile = await readProfile(inTx, { round, user: account });
      await checkTests(inTx, userId, profile);
      const units = await readUnits(tx, input.units, { round, userId, now });
      if (!round.paymentAssets.includes(input.payment_asset)) refuseField('payment_asset', texts.otherAsset);
      await checkCeiling(inTx, { round, profile, units, userId });
      const { cost } = dueOf(units.toString(), round);
      const consents = await readConsents(tx, input, { roundId: round.id, profile, cost });
      const submission = {
        ...dueColumns(units.toString(), round),
        paymentAsset: input.payment_asset,
        reflectionUntil: reflectionUntil(profile, now),
      };
      const id = await storeInvestment(inTx, { actor, round, submission });
      await storeConsents(inTx, id, consents);
      const view = await findInvestmentView(tx, id);
      if (view) await mailInvestor(inTx, view, { kind: 'submitted', until: submission.reflectionUntil });
    }
    await deps.settleRequest?.(tx);
  });
}

/** The same units, not signed yet: the other tab, or a wizard that was gone through again. It is the same investment. */
async function isSubmitted(db: Database, { roundId, units, payment_asset }: InvestInput, userId: string) {
  const rows = await db
    .select({ units: kaskadInvestments.units })
    .from(kaskadInvestments)
    .where(
      and(
        eq(kaskadInvestments.roundId, roundId),
        eq(kaskadInvestments.userId, userId),
        eq(kaskadInvestments.paymentAsset, payment_asset),
        inArray(kaskadInvestments.state, ['submitted', 'reflection']),
      ),
    );
  return rows.some((row) => row.units === units.trim());
}

/** The investment that a person submitted last in a round, or their reservation. */
export async function findLastInvestment(
  db: Database,
  { roundId, userId, isReservation }: { roundId: string; userId: string; isReservation: boolean },
): Promise<string> {
  const at = isReservation ? kaskadInvestments.reservedAt : kaskadInvestments.submittedAt;
  const [row] = await db
    .select({ id: kaskadInvestments.id })
    .from(kaskadInvestments)
    .where(and(eq(kaskadInvestments.roundId, roundId), eq(kaskadInvestments.userId, userId), isNotNull(at)))
    .orderBy(desc(at), desc(kaskadInvestments.id))
    .limit(1);
  if (!row) throw new AppError(investingErrors.notFound);
  return row.id;
}
