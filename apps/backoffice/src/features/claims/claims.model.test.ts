import { describe, expect, it } from 'vitest';
import { sampleClaim, sampleClaimRow } from '../../testing/sample-kaskad.ts';
import { claimFacts, claimList, toClaimQuery, toClaimRow } from './claims.model.ts';

describe('the list of claims', () => {
  it.each([
    ['', { state: 'open', sort: 'requested_at' }],
    ['reclamation=refusees&tri=-demande', { state: 'refused', sort: '-requested_at' }],
    ['reclamation=inconnu', { state: 'open' }],
  ])('« ?%s » requests %j', (search, query) => {
    expect(toClaimQuery(claimList.read(new URLSearchParams(search)))).toMatchObject(query);
  });

  it('a row has the id of its claim, and is compared by its state, its units and its address', () => {
    const row = toClaimRow(sampleClaimRow(sampleClaim({ id: 'clm_9', state: 'verifying' })));
    expect(row.id).toBe('clm_9');
    expect(claimFacts(row).map(({ value }) => value.replaceAll(/\s/g, ' '))).toEqual([
      'En vérification',
      '2 000 KSK',
      expect.stringMatching(/^0x/),
    ]);
  });
});
