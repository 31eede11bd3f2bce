import type { RefundCause } from '../../db/schema/cash.ts';
import type { InvestmentRow, RoundRow } from '../../db/schema/kaskad-rounds.ts';
import type { Deps } from '../../deps.ts';
import type { AuditAuthor } from '../audit/record-audit.ts';

export interface InvestmentRefund {
  investment: InvestmentRow;
  round: RoundRow;
  cause: RefundCause;
  /** Null: a job. */
  by: AuditAuthor | null;
}

/** One payout for each receipt of the investment that is still with us; returns how many. */
export function refundInvestment(_inTx: Deps, { investment }: InvestmentRefund): Promise<number> {
  return Promise.reject(new Error(`the receipts of ${investment.id} cannot be paid back yet`));
}
