import type { components } from '@repo/api-sdk/spec';
import { isDisplayCurrency } from '@repo/domain/money';
import { type LinkDeps, signFileUrl } from '../documents/sign-file-url.ts';
import type { IssueRow } from './statement-issues.repository.ts';

/** The period as its statement is requested: a month, or a year. */
export function periodOf({ firstDay, lastDay }: Pick<IssueRow, 'firstDay' | 'lastDay'>): string {
  return lastDay.slice(0, firstDay.slice(0, 7) === lastDay.slice(0, 7) ? 7 : 4);
}

export function toWireIssue(deps: LinkDeps, row: IssueRow): components['schemas']['StatementIssue'] {
  if (!isDisplayCurrency(row.currency)) throw new Error(`statement ${row.id} is in ${row.currency}`);
  return {
    id: row.id,
    period: periodOf(row),
    currency: row.currency,
    issued_at: row.issuedAt.toISOString(),
    is_replaced: row.isReplaced,
    sha256: row.sha256,
    url: row.fileId === null ? null : signFileUrl(deps, row.fileId),
  };
}
