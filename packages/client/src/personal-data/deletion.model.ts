import type { OperationOutput } from '@repo/api-sdk';
import { formatLongDate } from '@repo/domain/format';
import { retentionTexts } from '@repo/domain/retention';
import { deletionTexts as texts } from './personal-data.texts.ts';

export type Deletion = OperationOutput<'getAccountDeletion'>;
export type Blocker = Deletion['blockers'][number];

export interface Fate {
  readonly what: string;
  /** The law that requires it, or the reason. */
  readonly reason?: string;
  readonly fate: string;
}

/** What happens to each kind of data on the closing day: first the erased kinds, then the retained ones. */
export function fatesOf({ effective_on: day, kept }: Deletion): Fate[] {
  const erased = texts.erased(formatLongDate(day));
  const last = kept
    .map(({ until }) => until)
    .toSorted()
    .at(-1);
  const { rows } = texts;
  const isIdentityKept = kept.some(({ kind }) => kind === 'identity');
  const goes: string[] = [rows.access, rows.traces, rows.unsigned];
  if (!isIdentityKept) goes.push(retentionTexts.kinds.identity.what);
  return [
    ...goes.map((what) => ({ what, fate: erased })),
    ...kept.map(({ kind, until }) => ({
      what: retentionTexts.kinds[kind].what,
      reason: retentionTexts.kinds[kind].law,
      fate: texts.kept(formatLongDate(until)),
    })),
    last === undefined
      ? { what: rows.name, fate: erased }
      : { what: rows.name, reason: rows.nameReason, fate: texts.kept(formatLongDate(last)) },
  ];
}

/** What a blocker is: each kind has its screen. */
export function subjectOf({ reason }: Pick<Blocker, 'reason'>): 'contract' | 'grant' | 'investment' {
  if (reason === 'investment') return 'investment';
  return reason === 'claim' || reason === 'claimable' ? 'grant' : 'contract';
}

/** « USDFY (PO-2026-0001), en cours, à clôturer ». */
export function blockerLine({ reason, product, po_number: number }: Blocker): string {
  return retentionTexts.blockers[reason](retentionTexts.contract(product, number));
}
