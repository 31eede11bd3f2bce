import { type ContractState, contractActorFor, decideContractAction } from '@repo/domain/contract-status';
import { isoDay } from '@repo/domain/dates';
import { validateLetter } from '@repo/domain/validation';
import type { ContractRow } from '../../db/schema/contracts.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { refuseInvalid } from '../../http/refuse-invalid.ts';
import { parisDay } from '../../paris-time.ts';
import { shareMarket } from '../market-data/market-values.repository.ts';
import { contractsErrors } from './contracts.errors.ts';
import { mayRenounce } from './contracts.mapper.ts';
import * as repository from './contracts.repository.ts';
import { lockClosing, refusePaidClosing } from './undo-closing.ts';

/** As staff recorded it, with the days that they read on it. */
export interface RecordedLetter {
  sent_on: string;
  received_on: string;
  /** Its scan; absent of one recorded before a scan was a document of the contract. */
  document_id?: string | undefined;
  scan: string;
  /** Why it is recorded, for the second person. */
  reason: string;
}

/** A contract that may be renounced now, held with the market until the transaction ends. */
export interface RenounceableContract {
  view: repository.ContractView;
  next: ContractState;
}

/** By its owner; or by the letter that they sent, which an administrator who is not its owner records. */
export async function lockRenounceable(
  deps: Deps,
  actor: Actor,
  { contractId, letter }: { contractId: string; letter: RecordedLetter | null },
): Promise<RenounceableContract> {
  const { db } = deps;
  // A NAV published meanwhile would invest a payment that is to be returned.
  await shareMarket(db);
  await lockClosing(deps, contractId);
  const contract = await repository.lockContract(db, contractId);
  const by = contract && contractActorFor(actor.access, contract.userId);
  if (!contract || (letter === null && by !== 'owner')) throw new AppError(contractsErrors.notFound);
  if (by !== (letter === null ? 'owner' : 'admin')) throw new AppError(contractsErrors.ownContract);
  const today = parisDay(deps.clock.now());
  if (letter !== null) refuseLetter(letter, contract, today);
  const state = { status: contract.status, payment_status: contract.paymentStatus };
  const decision = decideContractAction(letter === null ? 'renounce' : 'renounceByLetter', state, by);
  if (!decision.isAllowed || !mayRenounce(contract, letter === null ? today : isoDay(letter.sent_on))) {
    throw new AppError(contractsErrors.notRenounceable);
  }
  const view = await repository.findContractView(db, { id: contractId });
  if (!view) throw new AppError(contractsErrors.notFound);
  if (letter !== null) refuseMovedSince(view);
  return { view, next: decision.next };
}

function refuseLetter(letter: RecordedLetter, { signedAt, renounceUntil }: ContractRow, today: string): void {
  if (renounceUntil === null) throw new AppError(contractsErrors.notRenounceable);
  const signedOn = parisDay(signedAt ?? new Date(0));
  refuseInvalid(validateLetter(letter, { signedOn, until: renounceUntil, today: isoDay(today) }));
}

/** What only the days between its sending and now allow: what the client took since would have to be given back. */
function refuseMovedSince(view: repository.ContractView): void {
  const isWithdrawn = view.withdrawals.some(({ kind }) => kind === 'withdrawal');
  if (isWithdrawn || view.pendingWithdrawals.length > 0) {
    throw new AppError(contractsErrors.withdrawnSince);
  }
  refusePaidClosing(view);
}
