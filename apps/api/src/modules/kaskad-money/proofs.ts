// What an investor and staff say of a payment: the proof, its refusal, fewer units, a cancellation.
import { networkOfAsset, parseTransactionHash } from '@repo/domain/crypto-address';
import { paymentAssetOf } from '@repo/domain/limits';
import { isFilled } from '@repo/domain/validation';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseField } from '../../http/refuse-invalid.ts';
import { recordAudit } from '../audit/record-audit.ts';
import {
  findInvestmentView,
  type InvestmentView,
  saveInvestment,
} from '../kaskad-investments/investments.repository.ts';
import { mailInvestor } from '../kaskad-investments/mail-investor.ts';
import { recordInvestmentEvent } from '../kaskad-investments/move-investment.ts';
import { readReceivedOutcome } from '../kaskad-investments/short-payment.ts';
import { dueColumns } from '../kaskad-rounds/due-of.ts';
import { lockForStaff, lockOwn } from './lock-investment-view.ts';
import { moneyErrors, paymentRefusal } from './money.errors.ts';
import { moneyTexts as texts } from './money.texts.ts';
import { markPaid } from './receive-money.ts';
import { refundExcess, refundInvestment } from './refund-investment.ts';

/** « J’ai payé »: the reference of the transfer, or the hash of the transaction in its canonical form. */
export function fileInvestmentProof(
  deps: Deps,
  actor: Actor,
  { id, reference }: { id: string; reference: string },
): Promise<void> {
  return inTransaction(deps, async (inTx) => {
    const { investment } = await lockOwn(inTx.db, actor, { id });
    refuseUnsigned(investment);
    await saveInvestment(inTx.db, id, {
      proofReference: readReference(reference, investment.paymentAsset),
      proofFiledAt: inTx.clock.now(),
      proofRefusedReason: null,
    });
    await recordInvestmentEvent(inTx, { investmentId: id, event: 'proof_filed', by: actor });
    await audit(inTx, actor, { action: 'investment.proof_filed', investment });
  });
}

function readReference(typed: string, asset: string | null): string {
  const reference = typed.trim();
  if (!isFilled(reference)) refuseField('reference', texts.referenceRequired);
  const paid = paymentAssetOf(asset ?? 'EURO');
  if (paid === 'EURO') return reference;
  return parseTransactionHash(reference, networkOfAsset[paid]) ?? refuseField('reference', texts.txidInvalid);
}

/** Its owner reads why. */
export function refuseInvestmentProof(
  deps: Deps,
  actor: Actor,
  { reason, ...read }: { id: string; version: number; reason: string },
): Promise<void> {
  return inTransaction(deps, async (inTx) => {
    const { investment } = await lockForStaff(inTx.db, actor, read);
    refuseUnsigned(investment);
    const isFiled = investment.proofFiledAt !== null && investment.proofRefusedReason === null;
    if (!isFiled) throw new AppError(moneyErrors.noProof);
    const detail = readReason(reason);
    await saveInvestment(inTx.db, read.id, { proofRefusedReason: detail });
    await recordInvestmentEvent(inTx, { investmentId: read.id, event: 'proof_refused', by: actor, detail });
    await audit(inTx, actor, { action: 'investment.proof_refused', investment });
    await mail(inTx, read.id, { kind: 'proofRefused', reason: detail });
  });
}

/** Keeps the units that what was received pays; the rest is owed back. */
export function chooseFewerUnits(
  deps: Deps,
  actor: Actor,
  { units, ...read }: { id: string; version: number; units: string },
): Promise<void> {
  return inTransaction(deps, async (inTx) => {
    const view = await lockOwn(inTx.db, actor, read);
    const { investment, round } = view;
    refuseUnsigned(investment);
    const outcome = await readReceivedOutcome(inTx, view);
    if (outcome.kind === 'paid' || outcome.fewer === null) throw new AppError(moneyErrors.notShort);
    const { units: kept, back } = outcome.fewer;
    if (units !== kept.toString()) refuseField('units', texts.otherUnits);
    const event = { investmentId: investment.id, event: 'fewer_units', by: actor } as const;
    await recordInvestmentEvent(inTx, { ...event, detail: texts.fewer(units) });
    await audit(inTx, actor, { action: 'investment.fewer_units', investment });
    const columns = dueColumns(units, investment);
    await markPaid(inTx, actor, { view, columns });
    if (back.gt(0))
      await refundExcess(inTx, { investment, round, cause: 'fewer_units', euros: back, by: actor });
  });
}

const cancelable = ['reserved', 'submitted', 'reflection', 'signed', 'paid', 'withdrawable'];

/** By staff, before it is firm; what was received is owed back. */
export function cancelInvestment(
  deps: Deps,
  actor: Actor,
  { reason, ...read }: { id: string; version: number; reason: string },
): Promise<void> {
  return inTransaction(deps, async (inTx) => {
    const { investment, round } = await lockForStaff(inTx.db, actor, read);
    if (investment.endedAt !== null) throw new AppError(moneyErrors.ended);
    if (!cancelable.includes(investment.state)) throw new AppError(moneyErrors.firm);
    const detail = readReason(reason);
    await saveInvestment(inTx.db, read.id, {
      state: 'expired',
      staffReason: detail,
      endedAt: inTx.clock.now(),
    });
    await recordInvestmentEvent(inTx, { investmentId: read.id, event: 'canceled', by: actor, detail });
    await audit(inTx, actor, { action: 'investment.canceled', investment });
    await mail(inTx, read.id, { kind: 'canceled', reason: detail });
    await refundInvestment(inTx, { investment, round, cause: 'canceled', by: actor });
  });
}

function inTransaction(deps: Deps, work: (inTx: Deps) => Promise<void>): Promise<void> {
  return deps.db.transaction(async (tx) => {
    await work({ ...deps, db: tx });
    await deps.settleRequest?.(tx);
  });
}

const readReason = (reason: string): string =>
  isFilled(reason) ? reason.trim() : refuseField('reason', texts.reasonRequired);

function refuseUnsigned({ state, endedAt }: InvestmentView['investment']): void {
  if (state === 'signed') return;
  if (endedAt !== null) throw paymentRefusal('ended');
  const isBefore = state === 'reserved' || state === 'submitted' || state === 'reflection';
  throw paymentRefusal(isBefore ? 'notSigned' : 'alreadyPaid');
}

interface Recorded {
  action: `investment.${'proof_filed' | 'proof_refused' | 'fewer_units' | 'canceled'}`;
  investment: InvestmentView['investment'];
}

/** Without sums or units: an administrator of Yield reads the trail (decision 75). */
const audit = (inTx: Deps, by: Actor, { action, investment }: Recorded): Promise<void> =>
  recordAudit(inTx, {
    by,
    action,
    object: { type: 'investment', id: investment.id },
    after: { reference: investment.reference },
  });

async function mail(inTx: Deps, id: string, news: Parameters<typeof mailInvestor>[2]): Promise<void> {
  const view = await findInvestmentView(inTx.db, id);
  if (view !== undefined) await mailInvestor(inTx, view, news);
}
