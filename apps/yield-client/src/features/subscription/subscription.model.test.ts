import { sampleStrategy } from '@repo/api-sdk/testing';
import { offerOf } from '@repo/client/offer';
import { currentVersion } from '@repo/domain/legal';
import { describe, expect, it } from 'vitest';
import { networkOf } from '../../shared/payment-kit/payment-kit.model.ts';
import {
  amountError,
  furthestScreen,
  requestedScreen,
  type Screen,
  shownScreen,
  toPayload,
} from './subscription.model.ts';
import type { SubscriptionDraft } from './subscription.schema.ts';

const strategy = sampleStrategy();
const offer = offerOf(strategy);

const filled: SubscriptionDraft = {
  asset: 'EURO',
  amount: '12000',
  poNumber: 'PO-2026-0007',
  hasSeenPayment: true,
  origin: '',
  verifiedOrigin: null,
  signing: { kind: 'none' },
  savedAt: null,
};
const draft = (change: Partial<SubscriptionDraft>): SubscriptionDraft => ({ ...filled, ...change });
const crypto = draft({ asset: 'USDC', origin: ' 0xabc ', verifiedOrigin: '0xabc' });

describe('the screen that the URL names', () => {
  it.each(['amount', 'payment', 'confirmation', 'signing', 'result'])('is %s', (screen) => {
    expect(requestedScreen(screen)).toBe(screen);
  });

  it.each([null, '', 'nowhere'])('is the first for %j', (named) => {
    expect(requestedScreen(named)).toBe('amount');
  });
});

describe('the offer of a strategy', () => {
  it('has the currencies with bank details or an address, each with its minimum, method and destination', () => {
    const rows = offer.assets.map((asset) => [
      asset,
      offer.minimum(asset),
      offer.method(asset),
      offer.destination(asset)?.symbol ?? null,
      networkOf(asset),
    ]);
    expect(rows).toEqual([
      ['EURO', '10000', 'rib', null, null],
      ['USDC', '10000', 'crypto', 'USDC', 'ethereum'],
      ['EURC', '10000', 'crypto', 'EURC', 'ethereum'],
    ]);
  });

  it('is paid by transfer only without crypto, and in crypto only without bank details', () => {
    expect(offerOf(sampleStrategy({ crypto: null })).assets).toEqual(['EURO']);
    expect(offerOf(sampleStrategy({ rib: null })).assets).toEqual(['USDC', 'EURC']);
  });

  it('pays Bitcoin on the Bitcoin network', () => {
    expect(networkOf('BTC')).toBe('bitcoin');
  });
});

describe('the amount', () => {
  it.each([
    ['12000', null],
    ['10000', null],
    ['9999.99', expect.stringContaining('10')],
    ['', expect.any(String)],
    ['abc', expect.any(String)],
  ])('%j gives the error %j', (amount, expected) => {
    expect(amountError(draft({ amount }), offer)).toEqual(expected);
  });
});

describe('the furthest screen of a draft', () => {
  const rows: readonly (readonly [string, SubscriptionDraft, Screen])[] = [
    ['no purchase order number yet', draft({ poNumber: null }), 'amount'],
    ['an amount below the minimum', draft({ amount: '10' }), 'amount'],
    ['a transfer whose payment screen was never seen', draft({ hasSeenPayment: false }), 'payment'],
    ['a transfer whose payment screen was seen', filled, 'confirmation'],
    ['an empty number, as when the request for it failed', draft({ poNumber: '' }), 'confirmation'],
    ['a crypto payment whose origin is not verified', { ...crypto, verifiedOrigin: null }, 'payment'],
    ['a crypto payment whose origin has changed', { ...crypto, origin: '0xdef' }, 'payment'],
    [
      'a verified crypto payment whose screen was never seen',
      { ...crypto, hasSeenPayment: false },
      'payment',
    ],
    ['a verified crypto payment', crypto, 'confirmation'],
    ['an open contract', draft({ signing: { kind: 'open', key: 'k' } }), 'signing'],
    ['a resumed contract', draft({ signing: { kind: 'resumed', contractId: 'c' } }), 'signing'],
    ['a signed contract', draft({ signing: { kind: 'signed' } }), 'result'],
    ['a failed signature', draft({ signing: { kind: 'failed' } }), 'result'],
    [
      'an open contract with a wrong amount',
      draft({ amount: '', signing: { kind: 'open', key: 'k' } }),
      'signing',
    ],
  ];
  it.each(rows)('with %s', (_, given, expected) => {
    expect(furthestScreen(given, offer)).toBe(expected);
  });
});

describe('the screen shown', () => {
  it.each([
    ['amount', filled, 'amount'],
    ['payment', filled, 'payment'],
    ['confirmation', filled, 'confirmation'],
    ['signing', filled, 'confirmation'],
    ['result', filled, 'confirmation'],
    ['confirmation', draft({ hasSeenPayment: false }), 'payment'],
    ['amount', draft({ signing: { kind: 'open', key: 'k' } }), 'signing'],
    ['amount', draft({ signing: { kind: 'signed' } }), 'result'],
  ] as const)('%s requested', (requested, given, expected) => {
    expect(shownScreen(requested, given, offer)).toBe(expected);
  });
});

describe('the body of createContract', () => {
  const subscription = { userId: 'usr', strategyId: 'str', method: 'rib' } as const;

  it('has the draft, the number and the accepted versions', () => {
    expect(toPayload(filled, subscription)).toEqual({
      user_id: 'usr',
      strategy_id: 'str',
      contract_amount: '12000',
      contract_devise: 'EURO',
      contract_payment_method: 'rib',
      contract_payment_reference: 'PO-2026-0007',
      contract_payment_origin: null,
      eq_po_number: 'PO-2026-0007',
      terms_accepted: true,
      risks_accepted: true,
      terms_version: currentVersion('terms').version,
      risks_version: currentVersion('risks').version,
    });
  });

  it.each([null, ''])('has no purchase order when the number is %j', (poNumber) => {
    const body = toPayload(draft({ poNumber }), subscription);
    expect(body.contract_payment_reference).toBeNull();
    expect(body).not.toHaveProperty('eq_po_number');
  });

  it('trims the origin address of a crypto payment, and sends none with a transfer', () => {
    expect(toPayload(crypto, { ...subscription, method: 'crypto' }).contract_payment_origin).toBe('0xabc');
    expect(toPayload(crypto, subscription).contract_payment_origin).toBeNull();
  });
});
