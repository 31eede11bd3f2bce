// A subscription: our row first, then the provider, then our row again. Killed anywhere, a repeat with the same
// purchase-order number or the reconciler at the next start finishes or undoes it (facts: crash between two systems).
import type { components } from '@repo/api-sdk/spec';
import { toText } from '@repo/domain/money';
import type { ContractRow } from '../../db/schema/contracts.ts';
import type { StrategyRow } from '../../db/schema/strategies.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { insertConsents } from '../legal/consents.repository.ts';
import { refuseOutdated } from '../legal/refuse-outdated.ts';
import { findStrategy, shareStrategy } from '../strategies/strategies.repository.ts';
import { recordEvent } from '../timeline/record-event.ts';
import { checkSubscription } from './check-subscription.ts';
import { consentRows, type SubscriptionOrigin } from './consents.ts';
import { contractsErrors } from './contracts.errors.ts';
import {
  assertMayContract,
  assertOnOffer,
  recheckSubscriber,
  refuseTooManyPending,
} from './contracts.policy.ts';
import * as repository from './contracts.repository.ts';
import { getNextPoNumber } from './get-next-po-number.ts';
import { openSignature } from './open-signature.ts';
import { isReservedBy } from './po-numbers.repository.ts';

export type NewContractInput = components['schemas']['NewContractBody'];
type NewContract = components['schemas']['NewContract'];

export async function createContract(
  deps: Deps,
  actor: Actor,
  input: NewContractInput,
  from: SubscriptionOrigin,
): Promise<NewContract> {
  await assertMayContract(deps, actor, input.user_id);
  refuseOutdated('terms', input.terms_version);
  refuseOutdated('risks', input.risks_version);
  const strategy = await findStrategy(deps.db, input.strategy_id);
  assertOnOffer(strategy);
  const draft = await toDraft(deps, actor, strategy, input);
  const { contract, client } = await insertOnce(deps, { actor, strategy, input, draft, from });
  const { iframeUrl } = await openSignature(deps, { contract, strategy, client });
  return { po_number: contract.poNumber, iframe_url: iframeUrl, signature_id: contract.id };
}

type Draft = Pick<
  ContractRow,
  'userId' | 'strategyId' | 'currency' | 'amount' | 'paymentMethod' | 'paymentReference' | 'paymentOrigin'
>;

async function toDraft(
  { db }: Deps,
  actor: Actor,
  strategy: StrategyRow,
  input: NewContractInput,
): Promise<Draft> {
  const { contract_devise: currency, contract_payment_method: method } = input;
  const { amount, origin } = await checkSubscription(db, strategy, {
    amount: String(input.contract_amount),
    asset: currency,
    method,
    origin: input.contract_payment_origin ?? null,
    // A box missing from the request has not been ticked (R229, R230).
    hasAcceptedTerms: input.terms_accepted === true,
    hasAcknowledgedRisks: input.risks_accepted === true,
  });
  return {
    userId: actor.userId,
    strategyId: strategy.id,
    currency,
    amount: toText(amount),
    paymentMethod: method,
    paymentReference: input.contract_payment_reference?.trim() || null,
    paymentOrigin: origin,
  };
}

interface Subscription {
  actor: Actor;
  strategy: StrategyRow;
  input: NewContractInput;
  draft: Draft;
  from: SubscriptionOrigin;
}

/** The contract, and its client as they were when it was stored: its documents are written from them. */
interface Inserted {
  contract: ContractRow;
  client: Actor['account'];
}

/**
 * One purchase-order number, one contract: a repeated request finds the contract of the first. A request without a
 * number takes the one of its Idempotency-Key, which a crash before the first response does not lose.
 */
async function insertOnce(deps: Deps, subscription: Subscription): Promise<Inserted> {
  const { actor, input, draft, from } = subscription;
  const requested = input.eq_po_number?.trim() || (await getNextPoNumber(deps, actor, from.idempotencyKey));
  if (!(await isReservedBy(deps.db, requested, actor.userId)))
    throw new AppError(contractsErrors.poNumberUnknown);
  const known = await repository.findContractByPoNumber(deps.db, requested);
  if (known) return reuse(deps, subscription, known);
  try {
    return await insertContract(deps, subscription, requested);
  } catch (error) {
    // The other half of a double click won the unique number.
    const winner = await repository.findContractByPoNumber(deps.db, requested);
    if (winner && isSameSubscription(winner, draft))
      return { contract: winner, client: await clientOf(deps, actor) };
    throw error;
  }
}

/** Backing out of the signing step cancels the contract but the wizard keeps its number: the next one gets its own. */
async function reuse(deps: Deps, subscription: Subscription, known: ContractRow): Promise<Inserted> {
  if (known.status === 'pending' && isSameSubscription(known, subscription.draft))
    return { contract: known, client: await clientOf(deps, subscription.actor) };
  if (known.status !== 'canceled' && known.status !== 'refused')
    throw new AppError(contractsErrors.poNumberUsed);
  return insertContract(deps, subscription, await getNextPoNumber(deps, subscription.actor));
}

function isSameSubscription(contract: ContractRow, draft: Draft): boolean {
  return (
    contract.userId === draft.userId &&
    contract.strategyId === draft.strategyId &&
    contract.currency === draft.currency &&
    contract.amount === draft.amount &&
    contract.paymentOrigin === draft.paymentOrigin
  );
}

const clientOf = ({ db }: Deps, actor: Actor): Promise<Actor['account']> =>
  db.transaction((tx) => lockAccount(tx, actor));

function insertContract(deps: Deps, subscription: Subscription, poNumber: string): Promise<Inserted> {
  const { actor, strategy, draft, from } = subscription;
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    const client = await lockAccount(tx, actor);
    // A second time, with the account held: it may have changed since the session was read.
    await recheckSubscriber(inTx, actor, client);
    // It stays on offer until the contract is stored.
    assertOnOffer(await shareStrategy(tx, strategy.id));
    await refuseTooManyPending(tx, actor.userId);
    const contract = await repository.insertContract(tx, {
      ...draft,
      id: deps.ids.uuid(),
      poNumber,
      ...(from.prepared && { channel: 'assisted', preparedBy: from.prepared.by.id }),
      createdAt: now,
      updatedAt: now,
    });
    await from.prepared?.accept(tx, contract);
    await repository.insertSignatureRequest(tx, {
      id: deps.ids.uuid(),
      contractId: contract.id,
      userId: actor.userId,
      provider: deps.signature.provider,
      processId: deps.process.id,
      createdAt: now,
      updatedAt: now,
    });
    await insertConsents(tx, consentRows(deps, contract, from));
    await recordEvent(inTx, {
      userId: actor.userId,
      contractId: contract.id,
      type: 'contract_subscribed',
      metadata: { strategy_title: strategy.title, amount: contract.amount, devise: contract.currency },
    });
    await recordAudit(inTx, {
      by: actor,
      action: 'contract.created',
      object: { type: 'contract', id: contract.id },
      after: {
        ...draft,
        poNumber,
        status: contract.status,
        channel: contract.channel,
        ...(from.prepared && { preparedBy: from.prepared.by.name }),
      },
    });
    return { contract, client };
  });
}
