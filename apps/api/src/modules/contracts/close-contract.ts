import { type ContractState, decideContractAction } from '@repo/domain/contract-status';
import { decimal, fxBook, toText } from '@repo/domain/money';
import { navBook, type Prices, type Redemption, redeemAll } from '@repo/domain/portfolio';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { parisDay } from '../../paris-time.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { readPublications } from '../market-data/load-market.ts';
import { shareMarket } from '../market-data/market-values.repository.ts';
import { noFees } from '../portfolio/client-flows.ts';
import { recordEvent } from '../timeline/record-event.ts';
import { mailContractClosed } from './contract-mails.ts';
import { contractsErrors } from './contracts.errors.ts';
import * as repository from './contracts.repository.ts';
import { readFees } from './read-fees.ts';
import { holdingOf, toDomainStrategy } from './value-contract.ts';

/** Closes the caller's signed contract: every unit leaves at the NAV of the day; a payment not received ends with it. */
export function closeContract(deps: Deps, actor: Actor, contractId: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const inTx = { ...deps, db: tx };
    // A NAV published meanwhile would value the units twice.
    await shareMarket(tx);
    const contract = await repository.lockContract(tx, contractId);
    if (contract?.userId !== actor.userId) throw new AppError(contractsErrors.notFound);
    const decision = decideContractAction(
      'close',
      { status: contract.status, payment_status: contract.paymentStatus },
      'owner',
    );
    if (!decision.isAllowed) throw new AppError(contractsErrors.notClosable);
    const view = await repository.findContractView(tx, { id: contractId });
    if (!view) throw new AppError(contractsErrors.notFound);
    const redemption = view.payment ? await redeem(inTx, view) : null;
    await close(inTx, { actor, view, redemption, next: decision.next });
    await deps.settleRequest?.(tx);
  });
}

interface ExitWithFee {
  redemption: Redemption;
  feePercent: string;
}

async function redeem(deps: Deps, view: repository.ContractView): Promise<ExitWithFee> {
  const { navs, fx } = await readPublications(deps.db);
  const prices: Prices = { navs: navBook(navs), fx: fxBook(fx) };
  const day = parisDay(deps.clock.now());
  const { exit } = await readFees(deps.db);
  const holding = {
    strategy: toDomainStrategy(view.strategy),
    units: holdingOf(view, prices, day).units,
    day,
  };
  const redemption = redeemAll(holding, prices, { ...noFees, exitPercent: decimal(exit) });
  if (!redemption.ok) throw new AppError(contractsErrors.notYetInvested);
  return { redemption, feePercent: exit };
}

interface Closing {
  actor: Actor;
  view: repository.ContractView;
  redemption: ExitWithFee | null;
  next: ContractState;
}

async function close(deps: Deps, { actor, view, redemption, next }: Closing): Promise<void> {
  const { contract, strategy } = view;
  const now = deps.clock.now();
  const closedDate = parisDay(now);
  if (redemption) {
    await repository.insertWithdrawal(deps.db, {
      id: deps.ids.uuid(),
      contractId: contract.id,
      userId: contract.userId,
      kind: 'closing',
      amount: toText(redemption.redemption.amount),
      currency: redemption.redemption.currency,
      units: toText(redemption.redemption.unitsOut),
      exitFeePercent: redemption.feePercent,
      exitFee: toText(redemption.redemption.exitFee),
      valueDate: closedDate,
      occurredAt: now,
    });
  }
  await repository.moveContract(deps.db, contract, {
    status: next.status,
    paymentStatus: next.payment_status,
    closedDate,
    updatedAt: now,
  });
  await recordEvent(deps, {
    userId: contract.userId,
    contractId: contract.id,
    type: 'contract_closed',
    metadata: { strategy_title: strategy.title, amount: contract.amount, devise: contract.currency },
  });
  await recordAudit(deps, {
    by: actor,
    action: 'contract.closed',
    object: { type: 'contract', id: contract.id },
    before: { status: contract.status, paymentStatus: contract.paymentStatus },
    after: {
      status: next.status,
      paymentStatus: next.payment_status,
      unitsOut: redemption ? toText(redemption.redemption.unitsOut) : null,
    },
  });
  await mailContractClosed(deps, view, redemption?.redemption ?? null);
}
