// Where clients pay changes some hours after its approval: time for a wrong or forged change to be seen before any client reads it.
import type { PaymentContent, StrategyRow } from '../../db/schema/strategies.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { queueMails } from '../notifications/queue-mail.ts';
import { readValue } from '../parameters/read-parameters.ts';
import { linesOf, paymentFieldsOf } from './describe-strategy.ts';
import {
  findPlannedDetails,
  insertPlannedDetails,
  listUnpaidHolders,
  lockDueDetails,
  markDetailsApplied,
} from './payment-details.repository.ts';
import { strategiesErrors } from './strategies.errors.ts';
import { toWireStrategy } from './strategies.mapper.ts';
import { lockStrategy, saveStrategy } from './strategies.repository.ts';
import { addStrategyVersion, contentOf } from './strategy-versions.repository.ts';

const hourMs = 3_600_000;

export function paymentContentOf({ ribBank, ribIban, ribBic, cryptoInputs }: StrategyRow): PaymentContent {
  return { ribBank, ribIban, ribBic, cryptoInputs };
}

/** Whether clients would read other bank details or addresses. */
export function changesPayment(before: StrategyRow, after: StrategyRow): boolean {
  return linesOf(paymentFieldsOf(before), paymentFieldsOf(after)).length > 0;
}

/** Other details already wait for their hour: they apply first. */
export async function assertNonePlanned({ db }: Pick<Deps, 'db'>, strategyId: string): Promise<void> {
  if ((await findPlannedDetails(db)).has(strategyId)) throw new AppError(strategiesErrors.detailsPlanned);
}

interface ApprovedDetails {
  after: StrategyRow;
  reason: string;
  request: { id: string; makerId: string };
  checkerId: string;
}

/** Stores the approved details until their hour. */
export async function planPaymentDetails(
  deps: Deps,
  { after, reason, request, checkerId }: ApprovedDetails,
): Promise<void> {
  const approvedAt = deps.clock.now();
  const hours = Number(await readValue(deps, 'PAYMENT_DETAILS_DELAY_HOURS'));
  await insertPlannedDetails(deps.db, {
    changeRequestId: request.id,
    strategyId: after.id,
    content: paymentContentOf(after),
    reason,
    enteredBy: request.makerId,
    publishedBy: checkerId,
    approvedAt,
    effectiveAt: new Date(approvedAt.getTime() + hours * hourMs),
  });
}

/** Gives the product the details whose hour has come, and writes to those who were to pay; false when none is due. */
async function applyNextDetails(deps: Deps): Promise<boolean> {
  const now = deps.clock.now();
  const planned = await lockDueDetails(deps.db, now);
  if (planned === undefined) return false;
  const before = await lockStrategy(deps.db, planned.strategyId);
  const after =
    before &&
    (await saveStrategy(deps.db, before.id, {
      ...planned.content,
      version: before.version + 1,
      updatedAt: now,
      paymentDetailsSince: now,
      paymentDetailsCheckedAt: planned.approvedAt,
    }));
  if (before === undefined || after === undefined) throw new AppError(strategiesErrors.notFound);
  await addStrategyVersion(deps.db, before, {
    strategyId: after.id,
    version: after.version,
    content: contentOf(after),
    reason: planned.reason,
    enteredBy: planned.enteredBy,
    publishedBy: planned.publishedBy,
    changeRequestId: planned.changeRequestId,
    createdAt: now,
  });
  await markDetailsApplied(deps.db, planned.changeRequestId, now);
  await recordAudit(deps, {
    by: null,
    action: 'strategy.updated',
    object: { type: 'strategy', id: before.id },
    before: { ...toWireStrategy(before), status: before.status },
    after: { ...toWireStrategy(after), status: after.status, change_request: planned.changeRequestId },
  });
  await announceNewDetails(deps, after);
  return true;
}

/** One email to each client who has a contract to pay; they read the details on the site, never in an email. */
export async function announceNewDetails(deps: Deps, { id, title }: StrategyRow): Promise<void> {
  const holders = await listUnpaidHolders(deps.db, id);
  await queueMails(
    deps,
    holders.map((to) => ({ to, mail: { kind: 'paymentDetailsChanged', data: { strategy: title } } })),
  );
}

/** Gives the products the bank details and addresses whose hour has come, each in a transaction of its own. */
export async function applyPaymentDetails(deps: Deps, stopping?: AbortSignal): Promise<void> {
  for (let isApplied = true; isApplied; ) {
    stopping?.throwIfAborted();
    isApplied = await deps.db.transaction((tx) => applyNextDetails({ ...deps, db: tx }));
  }
}
