// Staff prepare a subscription for a client, step by step; each save is one transaction, under the version that was read.
import { assistedDraftDays, stepAfter, validateCompliance } from '@repo/domain/assisted';
import { paymentAssetOf, paymentMethodFor } from '@repo/domain/limits';
import { toText } from '@repo/domain/money';
import type { AssistedRow } from '../../db/schema/assisted.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import type { RequestBody } from '../../http/operation.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { scopeOf } from '../clients/clients.policy.ts';
import { findClientLine } from '../clients/clients.repository.ts';
import { checkOffer, checkOrigin } from '../contracts/check-subscription.ts';
import { contractsErrors } from '../contracts/contracts.errors.ts';
import { assertOnOffer } from '../contracts/contracts.policy.ts';
import { getNextPoNumber } from '../contracts/get-next-po-number.ts';
import { paymentDetailsOf } from '../strategies/strategies.mapper.ts';
import { findStrategy } from '../strategies/strategies.repository.ts';
import { assistedErrors as errors } from './assisted.errors.ts';
import { findVisible, lockClient, lockVersion, refuseBoxes } from './assisted.policy.ts';
import { type AssistedLine, insertAssisted, updateAssisted } from './assisted.repository.ts';

type Saved = RequestBody<'saveAssistedSubscription'>;

const dayMs = 24 * 60 * 60_000;
export const daysAfter = (now: Date, days: number): Date => new Date(now.getTime() + days * dayMs);

export async function createAssistedSubscription(
  deps: Deps,
  actor: Actor,
  { clientId, ...boxes }: RequestBody<'createAssistedSubscription'> & { clientId: string },
): Promise<void> {
  // To an adviser the clients of others do not exist, whatever is sent.
  if ((await findClientLine(deps.db, clientId, await scopeOf(deps, actor))) === null)
    throw new AppError(errors.notFound);
  refuseBoxes(boxes);
  await deps.db.transaction(async (tx) => {
    const client = await lockClient({ ...deps, db: tx }, actor, clientId);
    const now = deps.clock.now();
    const id = deps.ids.uuid();
    await insertAssisted(tx, {
      id,
      userId: client.id,
      authorId: actor.userId,
      savedBy: actor.userId,
      createdAt: now,
      savedAt: now,
      expiresAt: daysAfter(now, assistedDraftDays),
    });
    await recordAudit(
      { ...deps, db: tx },
      { by: actor, action: 'assisted_subscription.prepared', object: { type: 'user', id: client.id } },
    );
    await deps.settleRequest?.(tx);
  });
}

export async function saveAssistedSubscription(
  deps: Deps,
  actor: Actor,
  { id, ...body }: Saved & { id: string },
): Promise<void> {
  const line = await findVisible(deps, actor, id);
  refuseBoxes(body);
  const changes = await checkStep(deps, line, body);
  await deps.db.transaction(async (tx) => {
    const { row } = await lockVersion({ ...deps, db: tx }, actor, {
      id,
      version: body.version,
      states: ['draft'],
    });
    const hasOtherPayment =
      body.step === 'product' && (changes.currency !== row.currency || changes.strategyId !== row.strategyId);
    const now = deps.clock.now();
    await updateAssisted(tx, row, {
      ...changes,
      ...(hasOtherPayment && { paymentOrigin: null }),
      step: stepAfter(row.step, body.step, hasOtherPayment),
      savedBy: actor.userId,
      savedAt: now,
      expiresAt: daysAfter(now, assistedDraftDays),
    });
    await recordAudit(
      { ...deps, db: tx },
      {
        by: actor,
        action: 'assisted_subscription.saved',
        object: { type: 'user', id: row.userId },
        after: { step: body.step },
      },
    );
    await deps.settleRequest?.(tx);
  });
}

type Changes = Partial<AssistedRow>;

/** The rules of a subscription that its client makes alone, for the fields of one step. */
function checkStep(deps: Deps, line: AssistedLine, body: Saved): Promise<Changes> | Changes {
  if (body.step === 'product') return checkProduct(deps, line, body);
  if (body.step === 'payment') return checkPayment(deps, line, body);
  const values = {
    funds_source: body.funds_source ?? null,
    funds_detail: body.funds_detail ?? '',
    situation: body.situation ?? null,
  };
  refuseInvalid(validateCompliance(values));
  return {
    fundsSource: values.funds_source,
    fundsDetail: values.funds_detail.trim(),
    situation: values.situation,
  };
}

async function checkProduct(deps: Deps, { row }: AssistedLine, body: Saved): Promise<Changes> {
  const strategy = await findStrategy(deps.db, body.strategy_id ?? '');
  assertOnOffer(strategy);
  const { contract_devise: asset, contract_payment_method: method } = body;
  if (asset === undefined) throw new AppError(contractsErrors.currencyNotOffered);
  if (method === undefined) throw new AppError(contractsErrors.methodMismatch);
  const amount = checkOffer(strategy, { amount: String(body.contract_amount ?? ''), asset, method });
  return {
    strategyId: strategy.id,
    currency: asset,
    amount: toText(amount),
    poNumber: row.poNumber ?? (await reserveNumber(deps, row)),
  };
}

/** « indisponible » when there is none to reserve (R219): the contract then takes one when it is made. */
async function reserveNumber(deps: Deps, { id, userId }: AssistedRow): Promise<string | null> {
  return getNextPoNumber(deps, { userId }, id).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
}

async function checkPayment(deps: Deps, { row, strategy }: AssistedLine, body: Saved): Promise<Changes> {
  if (strategy === null || row.currency === null) throw new AppError(errors.incomplete);
  const asset = paymentAssetOf(row.currency);
  const method = paymentMethodFor(asset, paymentDetailsOf(strategy));
  const origin = body.contract_payment_origin ?? null;
  return { paymentOrigin: await checkOrigin(deps.db, { origin, asset, method }) };
}
