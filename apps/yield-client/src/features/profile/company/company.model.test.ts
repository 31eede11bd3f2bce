import { sampleUser } from '@repo/api-sdk/testing';
import { describe, expect, it } from 'vitest';
import { canSubmit, companyDocuments } from './company.model.ts';

const user = sampleUser({
  kbis_url: 'https://files.test/kbis',
  kbis_validated: 'approved',
  rbe_url: 'https://files.test/rbe',
  rbe_validated: 'rejected',
});

describe('the documents of a company', () => {
  it('have their file, their review and the reason of a refusal', () => {
    expect(companyDocuments({ ...user, rbe_reason: 'Illisible' })).toEqual([
      { type: 'kbis', url: 'https://files.test/kbis', review: 'approved', reason: null },
      { type: 'rbe', url: 'https://files.test/rbe', review: 'rejected', reason: 'Illisible' },
      { type: 'statuts', url: null, review: null, reason: null },
    ]);
  });

  it.each([
    [[null, 'b', 'c'], 0, true],
    [['', 'b', 'c'], 0, true],
    [['a', 'b', 'c'], 0, false],
    [['a', 'b', 'c'], 1, true],
  ])('%j with %i chosen files can be submitted: %j', (urls, chosenCount, expected) => {
    const documents = urls.map((url) => ({ type: 'kbis' as const, url, review: null, reason: null }));
    expect(canSubmit(documents, chosenCount)).toBe(expected);
  });
});
