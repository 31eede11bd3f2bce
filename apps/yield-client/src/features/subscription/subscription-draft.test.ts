import { sampleStrategy } from '@repo/api-sdk/testing';
import { offerOf } from '@repo/client/offer';
import { afterEach, describe, expect, it } from 'vitest';
import type { SubscriptionDraft } from './subscription.schema.ts';
import { dropDraft, newDraft, readDraft, withAsset, writeDraft } from './subscription-draft.ts';

afterEach(() => sessionStorage.clear());

const draft: SubscriptionDraft = {
  asset: 'USDC',
  amount: '15000',
  poNumber: 'PO-2026-0007',
  hasSeenPayment: true,
  origin: '0xabc',
  verifiedOrigin: '0xabc',
  signing: { kind: 'none' },
  savedAt: null,
};
const owner = { userId: 'usr_1', strategyId: 'str_usdfy' };

describe('a new draft', () => {
  const offer = offerOf(sampleStrategy());
  it.each([
    ['15000', '15000'],
    [null, '10000'],
    ['beaucoup', '10000'],
  ])('after a simulation of %s euros starts with %s', (simulated, amount) => {
    expect(newDraft(offer, simulated)?.amount).toBe(amount);
  });

  it('in another currency than euros starts with its minimum', () => {
    expect(newDraft({ ...offer, assets: ['BTC'] }, '15000')?.amount).toBe(offer.minimum('BTC'));
  });
});

describe('another currency', () => {
  it('has its own minimum, and its wallet and payment screen are still to be checked', () => {
    const changed = withAsset(draft, 'EURO', offerOf(sampleStrategy()));
    expect(changed).toEqual({
      ...draft,
      asset: 'EURO',
      amount: '10000',
      hasSeenPayment: false,
      verifiedOrigin: null,
    });
  });
});

describe('the drafts of a tab', () => {
  it('are held for each product of one account', () => {
    writeDraft(owner, draft);
    writeDraft({ ...owner, strategyId: 'str_btcfy' }, { ...draft, amount: '20000' });
    expect(readDraft(owner)).toEqual(draft);
    dropDraft(owner);
    expect(readDraft(owner)).toBeNull();
    expect(readDraft({ ...owner, strategyId: 'str_btcfy' })?.amount).toBe('20000');
  });

  it('are not read by another account, whose first draft replaces them', () => {
    writeDraft(owner, draft);
    const other = { ...owner, userId: 'usr_2' };
    expect(readDraft(other)).toBeNull();
    writeDraft({ ...other, strategyId: 'str_btcfy' }, draft);
    expect(readDraft(owner)).toBeNull();
    expect(readDraft(other)).toBeNull();
  });
});
