// What a bulk does to one row, by kind: a kind is one entry here, its name in `domain/bulk` and in the spec, and its words on the
// screens.
import { type BulkKind, type BulkReason, type BulkRowState, mayUndoCheck } from '@repo/domain/bulk';
import {
  type ClientBlock,
  contractActorFor,
  decidePaymentAction,
  decideReminder,
  type PaymentRefusal,
  type ReminderRefusal,
} from '@repo/domain/contract-status';
import type { BulkEffect } from '../../db/schema/bulk.ts';
import type { ContractRow } from '../../db/schema/contracts.ts';
import type { Actor, Deps } from '../../deps.ts';
import { findPendingOn } from '../change-requests/change-requests.repository.ts';
import { remindInTx } from '../payments/remind-client.ts';
import { startCheckInTx } from '../payments/start-payment-check.ts';
import { undoPaymentCheck } from '../payments/undo-payment-check.ts';

/** What happened to a row. */
export interface RowResult {
  state: BulkRowState;
  reason?: BulkReason;
  reasonAt?: Date;
}

/** In the transaction that locks the contract. */
export interface RowTurn {
  actor: Actor;
  contract: ContractRow;
  bulkId: string;
}

/** What a row is checked with. */
export interface CheckedRow {
  contract: ContractRow;
  /** When its client was last reminded, of whatever contract. */
  remindedAt: Date | null;
  /** What keeps its client from signing and paying. */
  block: ClientBlock | null;
}

interface KindRules {
  /** Why the row is ignored; null when it would be done. Reads nothing else. */
  check: (row: CheckedRow, actor: Actor, now: Date) => Omit<RowResult, 'state'> | null;
  /** Whether a client's first row alone is done. */
  isOncePerClient: boolean;
  /** What its inverse needs; null for a kind without one. */
  apply: (deps: Deps, turn: RowTurn) => Promise<BulkEffect | null>;
  undo: ((deps: Deps, turn: RowTurn, effect: BulkEffect) => Promise<RowResult>) | null;
}

const checkReasons: Readonly<Record<PaymentRefusal, BulkReason>> = {
  forbidden: 'own_contract',
  contractNotSigned: 'not_signed',
  alreadyPaid: 'already_paid',
  underCheck: 'under_check',
  paymentCanceled: 'payment_canceled',
  noProof: 'changed',
};

const reminderReasons: Readonly<Record<ReminderRefusal, BulkReason>> = {
  forbidden: 'own_contract',
  contractEnded: 'contract_ended',
  alreadyPaid: 'already_paid',
  proofFiled: 'proof_filed',
  underCheck: 'under_check',
  clientLocked: 'client_locked',
  noAccess: 'no_access',
  identityNotApproved: 'identity_not_approved',
  profileWaiting: 'profile_waiting',
  alreadyReminded: 'already_reminded',
};

export const bulkKindRules: Readonly<Record<BulkKind, KindRules>> = {
  start_check: {
    isOncePerClient: false,
    check: ({ contract }, { access }) => {
      const actor = contractActorFor(access, contract.userId);
      const decision = decidePaymentAction('startCheck', stateOf(contract), actor);
      return decision.isAllowed ? null : { reason: checkReasons[decision.reason] };
    },
    apply: async (deps, { actor, contract, bulkId }) => {
      const started = await startCheckInTx(deps, actor, { contractId: contract.id, bulkId });
      const { paymentStatus } = contract;
      return { ...started, paymentStatus, updatedAt: started.updatedAt.toISOString() };
    },
    undo: async (deps, { actor, contract, bulkId }, effect) => {
      const pending = await findPendingOn(deps.db, { subjectId: contract.id, now: deps.clock.now() });
      const isUntouched = contract.updatedAt.toISOString() === effect.updatedAt;
      if (!mayUndoCheck(stateOf(contract), { isUntouched, hasPendingChange: pending !== undefined })) {
        return { state: 'kept', reason: 'moved_since' };
      }
      const { isMailStopped } = await undoPaymentCheck(deps, actor, { contract, effect, bulkId });
      return { state: 'undone', ...(!isMailStopped && { reason: 'mail_sent' }) };
    },
  },
  remind: {
    isOncePerClient: true,
    check: ({ contract, remindedAt, block }, { access }, now) => {
      const actor = contractActorFor(access, contract.userId);
      const decision = decideReminder({ ...stateOf(contract), remindedAt, block }, actor, now);
      if (decision.isAllowed) return null;
      const since = decision.reason === 'alreadyReminded' ? remindedAt : null;
      return { reason: reminderReasons[decision.reason], ...(since && { reasonAt: since }) };
    },
    apply: async (deps, { actor, contract, bulkId }) => {
      await remindInTx(deps, actor, { contractId: contract.id, bulkId });
      return null;
    },
    undo: null,
  },
};

function stateOf({ status, paymentStatus }: ContractRow) {
  return { status, payment_status: paymentStatus };
}

/** Of a contract: another one once anything happened to it. */
export function fingerprintOf({ status, paymentStatus, updatedAt }: ContractRow): string {
  return `${status}/${paymentStatus}/${updatedAt.toISOString()}`;
}
