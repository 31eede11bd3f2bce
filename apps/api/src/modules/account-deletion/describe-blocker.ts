import { retentionTexts as texts } from '@repo/domain/retention';
import type { Blocker } from './read-relationship.ts';

/** « USDFY (PO-2026-0001), en cours, à clôturer ». */
export function describeBlocker({ reason, product, poNumber }: Blocker): string {
  return texts.blockers[reason](texts.contract(product, poNumber));
}
