// Who may be paid without typing it: the account the money came from, then what the client declared.
import { type PayoutRoute, parsePayoutAccount } from '@repo/domain/payouts';
import type { PayoutDetailsRow, ReceiptRow } from '../../db/schema/cash.ts';
import type { Deps } from '../../deps.ts';
import { clientName } from '../accounts/client-name.ts';
import { listDetailsFor } from './payout-details.repository.ts';
import { routeOf } from './payout-route.ts';
import { findSourceReceipt, type PayoutView } from './payouts.repository.ts';

export interface PayoutBeneficiary {
  source: 'receipt' | 'declared' | 'staff';
  name: string;
  /** In its stored form. */
  account: string;
  bic: string | null;
}

export interface KnownBeneficiary {
  beneficiary: PayoutBeneficiary;
  /** Of what the client declared. */
  usableFrom: Date | null;
  isUsable: boolean;
}

/** The one taken by default first. */
export async function listKnownBeneficiaries(deps: Deps, view: PayoutView): Promise<KnownBeneficiary[]> {
  const route = routeOf(view);
  const receipt = await findSourceReceipt(deps.db, view.payout);
  const declared =
    view.payout.userId === null ? [] : await listDetailsFor(deps.db, view.payout.userId, route);
  const sender = receipt && senderOf(receipt, { route, holder: view.client && clientName(view.client) });
  return [
    ...(sender ? [{ beneficiary: sender, usableFrom: null, isUsable: true }] : []),
    ...toKnown(declared, deps.clock.now()),
  ];
}

/** Null when the sender's account is not known, or not one that can be paid. */
function senderOf(
  { payerAccount, payerName }: ReceiptRow,
  { route, holder }: { route: PayoutRoute; holder: string | null },
): PayoutBeneficiary | null {
  const account = parsePayoutAccount(payerAccount ?? '', route);
  const name = payerName ?? holder;
  return account === null || name === null ? null : { source: 'receipt', name, account, bic: null };
}

/** The newest that is usable, then the one declared since, which will replace it. */
function toKnown(declared: readonly PayoutDetailsRow[], now: Date): KnownBeneficiary[] {
  const usable = declared.find(({ usableFrom }) => usableFrom <= now);
  const pending = declared.find(({ usableFrom, replacedAt }) => usableFrom > now && replacedAt === null);
  return [usable, pending].flatMap((row) =>
    row === undefined
      ? []
      : [
          {
            beneficiary: { source: 'declared', name: row.holder, account: row.account, bic: row.bic },
            usableFrom: row.usableFrom,
            isUsable: row === usable,
          },
        ],
  );
}
