import { describe, expect, it } from 'vitest';
import { canSendCompanyDocument, requiredSides, toDocumentReview } from './documents.ts';
import { isKyc, isKycStatus, kycStatuses, shouldPollKyc, widgetKycStatuses } from './status.ts';
import { decideKycChange, type KycSource, kycSources } from './transitions.ts';

// Rows: source and current status. Columns: pending started verified approved failed rejected.
// = unchanged · ok set · fetch verdict from the provider · no never from this source · late current verdict is final
const table: Record<KycSource, Record<(typeof kycStatuses)[number], string>> = {
  browser: {
    pending: '= ok fetch no ok fetch',
    started: 'ok = fetch no ok fetch',
    verified: 'late late = no late fetch',
    approved: 'late late fetch no late fetch',
    failed: 'ok ok fetch no = fetch',
    rejected: 'late late fetch no late =',
  },
  upload: {
    pending: '= no no no no no',
    started: 'ok no no no no no',
    verified: 'late no no no no no',
    approved: 'late no no no no no',
    failed: 'ok no no no no no',
    rejected: 'late no no no no no',
  },
  provider: {
    pending: '= ok ok ok ok ok',
    started: 'ok = ok ok ok ok',
    verified: 'late late = ok late ok',
    approved: 'late late late = late ok',
    failed: 'ok ok ok ok = ok',
    rejected: 'ok ok ok ok late =',
  },
  staff: {
    pending: '= no no ok no ok',
    started: 'ok no no ok no ok',
    verified: 'ok no no ok no ok',
    approved: 'late no no = no ok',
    failed: 'ok no no ok no ok',
    rejected: 'ok no no late no =',
  },
};

function shown(
  source: KycSource,
  from: (typeof kycStatuses)[number],
  to: (typeof kycStatuses)[number],
): string {
  const decision = decideKycChange(source, from, to);
  if (decision.kind === 'refused') return decision.reason === 'not-yours' ? 'no' : 'late';
  if (decision.kind === 'set') expect(decision.next).toBe(to);
  return { set: 'ok', unchanged: '=', 'fetch-verdict': 'fetch' }[decision.kind];
}

describe('decideKycChange', () => {
  const rows = kycSources.flatMap((source) => kycStatuses.map((from) => [source, from] as const));

  it.each(rows)('decides changes by %s from %s', (source, from) => {
    expect(kycStatuses.map((to) => shown(source, from, to)).join(' ')).toBe(table[source][from]);
  });

  it('never lets the browser grant KYC', () => {
    for (const from of kycStatuses) {
      for (const to of kycStatuses) {
        const decision = decideKycChange('browser', from, to);
        if (decision.kind === 'set') expect(isKyc(decision.next)).toBe(false);
      }
    }
  });
});

describe('identity status', () => {
  it('is verified when verified or approved, and polled while started or pending', () => {
    expect(kycStatuses.filter(isKyc)).toEqual(['verified', 'approved']);
    expect(kycStatuses.filter(shouldPollKyc)).toEqual(['pending', 'started']);
    expect(widgetKycStatuses).toEqual({ GREEN: 'verified', RED: 'rejected', ERROR: 'failed' });
    expect([isKycStatus('approved'), isKycStatus('green'), isKycStatus(null)]).toEqual([true, false, false]);
  });
});

describe('documents', () => {
  it('requires both sides of an identity card and one file of other documents', () => {
    expect(requiredSides).toEqual({
      ID_CARD: ['FRONT_SIDE', 'BACK_SIDE'],
      PASSPORT: [null],
      DRIVERS: [null],
    });
  });

  it('allows a company document only when none was sent or it was rejected', () => {
    const reviews = ['approved', 'checking', 'rejected', '', null, undefined, 'other'];
    expect(reviews.map(toDocumentReview).map((review) => canSendCompanyDocument(review))).toEqual([
      false,
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
  });
});
