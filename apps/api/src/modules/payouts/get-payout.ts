import type { components } from '@repo/api-sdk/spec';
import { decimal, toText } from '@repo/domain/money';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { httpErrors } from '../../http/http.errors.ts';
import { toWirePendingChange } from '../change-requests/change-requests.mapper.ts';
import { findPendingOn } from '../change-requests/change-requests.repository.ts';
import { signFileUrl } from '../documents/sign-file-url.ts';
import { findFile } from '../files/files.repository.ts';
import { readEntriesOf } from '../journal/list-journal-entries.ts';
import { listKnownBeneficiaries } from './known-beneficiaries.ts';
import { findPayoutOrder, type PayoutOrder } from './payout-orders.repository.ts';
import { findReplacement } from './payout-replacement.repository.ts';
import { toKnownBeneficiary, toPayoutReceipt, toPayoutRow } from './payouts.mapper.ts';
import { findPayoutView, findSourceReceipt } from './payouts.repository.ts';

type Schemas = components['schemas'];

/** One payout as staff see it: its cause, who is paid, and its entries. */
export async function getPayout(deps: Deps, id: string): Promise<Schemas['PayoutDetail']> {
  const view = await findPayoutView(deps.db, id);
  if (view === null) throw new AppError(httpErrors.notFound);
  const { payout } = view;
  const order = payout.orderId === null ? null : await findPayoutOrder(deps.db, payout.orderId);
  const receipt = await findSourceReceipt(deps.db, payout);
  const known = await listKnownBeneficiaries(deps, view);
  const pending = await findPendingOn(deps.db, { subjectId: id, now: deps.clock.now() });
  const { replacesId, replacedById } = await findReplacement(deps.db, payout);
  const row = toPayoutRow(view);
  return {
    payout: row,
    replaces_id: replacesId,
    replaced_by_id: replacedById,
    order: order && toOrder(order),
    receipt: receipt && toPayoutReceipt(receipt),
    entries: await readEntriesOf(deps.db, { account: `payable:${id}` }),
    known_beneficiaries: known.map((one) => toKnownBeneficiary(one, row.network)),
    form: payout.formId === null ? null : await readForm(deps, payout.formId),
    pending_change: toWirePendingChange(pending),
  };
}

const text = (amount: string | null): string | null => (amount === null ? null : toText(decimal(amount)));

function toOrder(order: PayoutOrder): Schemas['PayoutOrder'] {
  return {
    order_day: order.orderDay,
    dealing_day: order.dealingDay,
    nav: text(order.nav),
    units: order.units === null ? null : toText(decimal(order.units).abs()),
    gross: text(order.gross),
    fees: text(order.fees),
  };
}

async function readForm(deps: Deps, id: string): Promise<Schemas['StaffFile'] | null> {
  const file = await findFile(deps.db, id);
  return file && { id: file.id, name: file.originalName, url: signFileUrl(deps, file.id), scan: file.scan };
}
