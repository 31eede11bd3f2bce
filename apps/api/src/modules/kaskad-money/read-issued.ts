// Investments as the administration of Kaskad reads them.
import type { components } from '@repo/api-sdk/spec';
import { isKyc } from '@repo/domain/kyc';
import { decimal, toText } from '@repo/domain/money';
import { countRows } from '../../db/keyset.ts';
import type { Actor, Deps } from '../../deps.ts';
import { AppError } from '../../http/app-error.ts';
import { toPage } from '../../http/list-page.ts';
import { toWirePendingChange } from '../change-requests/change-requests.mapper.ts';
import { findPendingOn } from '../change-requests/change-requests.repository.ts';
import { toPerson } from '../kaskad-grants/grants.mapper.ts';
import { findMovementNumbers } from '../kaskad-investments/investment-money.repository.ts';
import { findInvestmentView, type InvestmentView } from '../kaskad-investments/investments.repository.ts';
import { readInvestmentDetail, readInvestments } from '../kaskad-investments/read-detail.ts';
import {
  countIssued,
  type InvestmentQuery,
  listIssuedViews,
  selectFoundInvestments,
} from './investment-list.repository.ts';
import { moneyErrors } from './money.errors.ts';

type Schemas = components['schemas'];

/** One page, newest first, with the counts of its views. */
export async function listIssuedInvestments(
  deps: Deps,
  query: InvestmentQuery,
): Promise<Schemas['IssuedInvestmentPage']> {
  const { rows, counted } = await listIssuedViews(deps.db, query);
  const { counts, all } = await countIssued(deps.db);
  const { view, round, isAllotted } = query;
  const isWhole = round === undefined && isAllotted !== true;
  const total =
    counted ??
    (await countRows(deps.db, {
      place: query,
      shown: rows.length,
      countAll: isWhole ? async () => (view === undefined ? all : counts[view]) : undefined,
      found: selectFoundInvestments(deps.db, query),
    }));
  const toInvestment = await readInvestments(deps, rows);
  const ids = rows.map(({ investment }) => investment.id);
  const numbers = await findMovementNumbers(deps.db, ids);
  const items = rows.map((row) => toRow(row, toInvestment(row), numbers.get(row.investment.id) ?? null));
  return { ...toPage(items, total, query), counts };
}

export async function getIssuedInvestment(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<Schemas['IssuedInvestment']> {
  const view = await findInvestmentView(deps.db, id);
  if (view === undefined) throw new AppError(moneyErrors.notFound);
  const pending = await findPendingOn(deps.db, { subjectId: id, now: deps.clock.now() });
  const detail = await readInvestmentDetail(deps, view);
  return {
    row: toRow(view, detail.investment, detail.register_number),
    detail,
    actions: view.owner.id === actor.userId ? [] : actionsOf(view),
    pending_change: toWirePendingChange(pending),
  };
}

function actionsOf({ investment }: InvestmentView): Schemas['IssuedInvestment']['actions'] {
  const { state, endedAt, proofFiledAt, proofRefusedReason } = investment;
  const isSigned = state === 'signed';
  const hasProof = isSigned && proofFiledAt !== null && proofRefusedReason === null;
  const isOpen = ['reserved', 'submitted', 'reflection', 'signed', 'paid', 'withdrawable'].includes(state);
  return [
    ...(isSigned ? (['validate'] as const) : []),
    ...(hasProof ? (['refuse_proof'] as const) : []),
    ...(isOpen && endedAt === null ? (['cancel'] as const) : []),
  ];
}

function toRow(
  { investment, round, owner }: InvestmentView,
  read: Schemas['Investment'],
  registerNumber: number | null,
): Schemas['IssuedInvestmentRow'] {
  return {
    investment: read,
    owner: toPerson(owner),
    is_identity_verified: isKyc(owner.kycStatus),
    proof_filed_at: investment.proofFiledAt?.toISOString() ?? null,
    received: toText(decimal(investment.received)),
    created_at: investment.createdAt.toISOString(),
    template: round.grantSchedule !== null,
    register_number: registerNumber,
  };
}
