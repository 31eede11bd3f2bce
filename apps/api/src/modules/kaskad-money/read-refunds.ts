import type { components } from '@repo/api-sdk/spec';
import { isoDay } from '@repo/domain/dates';
import { countRows } from '../../db/keyset.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { toPage } from '../../http/list-page.ts';
import { parisDay } from '../../paris-time.ts';
import { toWirePendingChange } from '../change-requests/change-requests.mapper.ts';
import { findPendingOn } from '../change-requests/change-requests.repository.ts';
import { toPerson } from '../kaskad-grants/grants.mapper.ts';
import { toWireAsset } from '../kaskad-investments/read-payment.ts';
import { toRowHold } from '../payout-holds/read-hold.ts';
import { listKnown } from './known-beneficiaries.ts';
import { moneyErrors } from './money.errors.ts';
import {
  countRefunds,
  findRefund,
  listRefundViews,
  type RefundQuery,
  type RefundView,
  refundStates,
  selectFoundRefunds,
} from './refunds.repository.ts';

type Schemas = components['schemas'];

/** One page, the one due first before, with the counts of its tabs. */
export async function listRefunds(
  { db }: Pick<Deps, 'db'>,
  query: RefundQuery,
): Promise<Schemas['RefundPage']> {
  const { rows, counted } = await listRefundViews(db, query);
  const { counts, all } = await countRefunds(db);
  const { state } = query;
  const total =
    counted ??
    (await countRows(db, {
      place: query,
      shown: rows.length,
      countAll: async () => (state === undefined ? all : counts[state]),
      found: selectFoundRefunds(db, query),
    }));
  return { ...toPage(rows.map(toRefundRow), total, query), counts };
}

export async function getRefund(deps: Deps, id: string): Promise<Schemas['RefundDetail']> {
  const view = await findRefund(deps.db, id);
  if (view === undefined) throw new AppError(moneyErrors.refundNotFound);
  const pending = await findPendingOn(deps.db, { subjectId: id, now: deps.clock.now() });
  const known = await listKnown(deps, view);
  return {
    row: toRefundRow(view),
    known: known.map(({ beneficiary, usableFrom, isUsable }) => ({
      beneficiary,
      usable_from: usableFrom?.toISOString() ?? null,
      is_usable: isUsable,
    })),
    pending_change: toWirePendingChange(pending),
  };
}

export function toRefundRow({ payout, investment, round, owner, hold }: RefundView): Schemas['RefundRow'] {
  const { beneficiaryName: name, beneficiaryAccount: account, beneficiarySource: source } = payout;
  return {
    refund: {
      id: payout.id,
      amount: payout.amount,
      asset: toWireAsset(payout.asset),
      state: refundStates.find((state) => state === payout.state) ?? 'to_prepare',
      due_by: isoDay(payout.dueBy ?? parisDay(payout.requestedAt)),
      executed_on: payout.executedOn,
      reference: payout.reference,
    },
    investment_id: investment.id,
    investment_reference: investment.reference,
    round_name: round.name,
    owner: toPerson(owner),
    cause: payout.investmentCause ?? 'canceled',
    beneficiary:
      name === null || account === null || source === null
        ? null
        : { name, account, bic: payout.beneficiaryBic, source },
    hold: toRowHold(payout.state, hold),
    version: 1,
  };
}
