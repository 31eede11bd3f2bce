// Who may be paid without typing it: the account the money came from, then what the client declared.
import { findUsedDetails, type PayoutRoute, parsePayoutAccount } from '@repo/domain/payouts';
import type { ReceiptRow } from '../../db/schema/cash.ts';
import type { Deps } from '../../deps.ts';
import { clientName } from '../accounts/client-name.ts';
import { type DetailsOwner, listDetailsFor, readSentBack } from './payout-details.repository.ts';
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
  /** The bank sent the last transfer to this account back on that day. */
  sentBackOn: string | null;
}

/** The one taken by default first; an account whose last transfer came back is chosen by a person alone, and comes last. */
export async function listKnownBeneficiaries(deps: Deps, view: PayoutView): Promise<KnownBeneficiary[]> {
  const route = routeOf(view);
  const receipt = await findSourceReceipt(deps.db, view.payout);
  const { userId } = view.payout;
  const declared = userId === null ? [] : await listDeclared(deps, { userId, service: 'yield' }, route);
  const holder = view.client && clientName(view.client);
  const origin = view.contract?.paymentOrigin ?? null;
  const sender = receipt && senderOf(receipt, { route, holder, origin });
  const known = [...(sender ? [{ beneficiary: sender, usableFrom: null, isUsable: true }] : []), ...declared];
  const sentBack = await readSentBack(
    deps.db,
    known.map(({ beneficiary }) => beneficiary.account),
  );
  return known
    .map((one) => ({ ...one, sentBackOn: sentBack.get(one.beneficiary.account) ?? null }))
    .toSorted((a, b) => Number(a.sentBackOn !== null) - Number(b.sentBackOn !== null));
}

interface Sender {
  route: PayoutRoute;
  holder: string | null;
  /** That the contract declares. */
  origin: string | null;
}

/**
 * Null when the sender's account is not known, or not one that can be paid. A transaction on Bitcoin may have several
 * senders: of these the declared one is known.
 */
function senderOf(
  { payerAccount, payerName }: ReceiptRow,
  { route, holder, origin }: Sender,
): PayoutBeneficiary | null {
  const senders = (payerAccount ?? '').split(',').map((sender) => parsePayoutAccount(sender, route));
  const declared = origin === null ? null : parsePayoutAccount(origin, route);
  const account = (senders.length > 1 ? senders.find((sender) => sender === declared) : senders[0]) ?? null;
  const name = payerName ?? holder;
  return account === null || name === null ? null : { source: 'receipt', name, account, bic: null };
}

/** What was declared to the service for these means: the one that is used, then the one declared since, which will replace it. */
export async function listDeclared(
  deps: Pick<Deps, 'db' | 'clock'>,
  owner: DetailsOwner,
  route: PayoutRoute,
): Promise<Omit<KnownBeneficiary, 'sentBackOn'>[]> {
  const now = deps.clock.now();
  const declared = await listDetailsFor(deps.db, owner, route);
  const usable = findUsedDetails(declared, now);
  // Newest first: those that it replaced come after it.
  const pending = declared.find(({ usableFrom }) => usableFrom > now);
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
