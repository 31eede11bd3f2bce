import { sampleUser } from '@repo/api-sdk/testing';
import { describe, expect, it } from 'vitest';
import { canSubmit, companyDocuments } from './company.model.ts';

const kbis = { document: 'kbis', last_day: '2026-04-01', step: 'soon' } as const;
const user = sampleUser({
  kbis_url: 'https://files.test/kbis',
  kbis_validated: 'approved',
  rbe_url: 'https://files.test/rbe',
  rbe_validated: 'rejected',
});

describe('the documents of a company', () => {
  it('have their file, their review, the reason of a refusal and their last day', () => {
    expect(companyDocuments({ ...user, rbe_reason: 'Illisible', document_expiries: [kbis] })).toEqual([
      { type: 'kbis', url: 'https://files.test/kbis', review: 'approved', reason: null, expiry: kbis },
      { type: 'rbe', url: 'https://files.test/rbe', review: 'rejected', reason: 'Illisible', expiry: null },
      { type: 'statuts', url: null, review: null, reason: null, expiry: null },
    ]);
  });

  it.each([
    [[null, 'b', 'c'], 0, true],
    [['', 'b', 'c'], 0, true],
    [['a', 'b', 'c'], 0, false],
    [['a', 'b', 'c'], 1, true],
  ])('%j with %i chosen files can be submitted: %j', (urls, chosenCount, expected) => {
    const documents = urls.map((url) => ({
      type: 'kbis' as const,
      url,
      review: null,
      reason: null,
      expiry: null,
    }));
    expect(canSubmit(documents, chosenCount)).toBe(expected);
  });
});
