import { describe, expect, it } from 'vitest';
import { sampleGrant, sampleWallet } from '../../shared/grants.fixture.ts';
import { readGrant } from '../../shared/grants.model.ts';
import { usableFrom, validateClaim } from './claim.model.ts';

const now = new Date('2026-11-22T12:00:00Z');
const wallets = [
  sampleWallet(),
  sampleWallet({ id: 'new', proven_at: '2026-11-22T08:00:00.000Z' }),
  sampleWallet({ id: 'btc', network: 'bitcoin' }),
  sampleWallet({ id: 'raw', state: 'unproven', proven_at: null }),
];
const check = (units: string, wallet_id = 'wal_1', decimals = 0) => {
  const grant = readGrant(sampleGrant({ class: { ...sampleGrant().class, decimals } }));
  const scale = 10n ** BigInt(decimals);
  const { first } = validateClaim(
    { units, wallet_id },
    { grant, claimable: 1500n * scale, leftToday: '1200', wallets, now },
  );
  return first && [first.field, first.message.replaceAll(/[\u00A0\u202F]/g, ' ')];
};

describe('a claim before it is sent', () => {
  it.each([
    ['1200', 'wal_1', 0, null],
    ['0.5', 'wal_1', 2, null],
    ['1501', 'wal_1', 0, ['units', 'Vous pouvez réclamer 1 500 KSK au plus.']],
    ['1201', 'wal_1', 0, ['units', 'La limite du jour laisse réclamer 1 200 KSK au plus.']],
    ['0', 'wal_1', 0, ['units', 'Saisissez une quantité supérieure à 0.']],
    ['', 'wal_1', 0, ['units', 'Saisissez un nombre entier.']],
    ['0.001', 'wal_1', 2, ['units', 'Saisissez une quantité avec 2 décimales au plus.']],
    ['1', '', 0, ['wallet_id', 'Choisissez une adresse de réception.']],
    ['1', 'btc', 0, ['wallet_id', 'Cette adresse est d’un autre réseau.']],
    ['1', 'raw', 0, ['wallet_id', 'Cette adresse n’est pas encore prouvée.']],
    ['1', 'new', 0, ['wallet_id', 'Cette adresse est utilisable à partir du 23/11/2026 09:00.']],
  ])('of « %s » to « %s », with %s decimals: %j [B15, B16]', (units, wallet, decimals, refusal) => {
    expect(check(units, wallet, decimals)).toEqual(refusal);
  });

  it('is usable 24 hours after the proof', () => {
    expect(wallets.slice(0, 2).map((wallet) => usableFrom(wallet, now)?.toISOString())).toEqual([
      undefined,
      '2026-11-23T08:00:00.000Z',
    ]);
  });
});
