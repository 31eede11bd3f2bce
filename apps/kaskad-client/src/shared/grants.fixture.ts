/** Grants for tests: the one of the demonstration, and changes of it. */
import type { OperationOutput } from '@repo/api-sdk';
import { planOf, type Schedule, unitsOf, unitsText } from '@repo/domain/kaskad';
import type { Claim, GrantDetail, WireGrant } from './grants.model.ts';

const ksk = {
  id: 'cls_ksk',
  symbol: 'KSK',
  name: 'Jeton Kaskad',
  kind: 'token',
  decimals: 0,
  network: 'ethereum',
} as const;

/** A plan as the API sends it. */
export function wirePlan(schedule: Schedule, total: string, decimals = 0): WireGrant['acquisition'] {
  const { start, cliff, tranches } = planOf(schedule, unitsOf(total, decimals));
  const units = tranches.map(({ at, units: amount }) => ({ at, units: unitsText(amount, decimals) }));
  return { start, cliff, tranches: units, suspended_from: null };
}

const monthlyAfterCliff: Schedule = {
  shape: 'cliff_linear',
  start: '2026-01-12',
  startMonths: 0,
  months: 30,
  step: 1,
  cliffMonths: 6,
};

/** 60 000 KSK from 12 January 2026, monthly over 30 months with a cliff of 6; 18 000 claimed. */
export function sampleGrant(change: Partial<WireGrant> = {}): WireGrant {
  return {
    id: 'grt_1',
    reference: 'ATT-2026-0001',
    class: ksk,
    origin: 'investment',
    granted_on: '2026-01-12',
    acquisition: wirePlan(monthlyAfterCliff, '60000'),
    unlock: null,
    canceled_on: null,
    tge_day: null,
    claimed: '18000',
    pending: '0',
    version: 3,
    ...change,
  };
}

/** Of a TGE whose day is not known: all three months after it. */
export function waitingGrant(change: Partial<WireGrant> = {}): WireGrant {
  const single: Schedule = { shape: 'single', start: null, startMonths: 3, months: 0 };
  return sampleGrant({ acquisition: wirePlan(single, '60000'), claimed: '0', ...change });
}

export function sampleClaim(change: Partial<Claim> = {}): Claim {
  return {
    id: 'clm_1',
    units: '18000',
    state: 'executed',
    requested_at: '2026-10-14T09:00:00.000Z',
    decided_at: '2026-10-16T09:00:00.000Z',
    txid: `0x08d4${'0'.repeat(56)}a96b`,
    reason: null,
    wallet: {
      label: 'Ledger principal',
      network: 'ethereum',
      address: '0x52908400098527886E0F7030069857D2E4169EE7',
    },
    ...change,
  };
}

export function sampleGrantDetail(change: Partial<GrantDetail> = {}): GrantDetail {
  const grant = change.grant ?? sampleGrant();
  return {
    grant,
    versions: [
      {
        number: 1,
        change: 'created',
        from: null,
        reason: '',
        at: '2026-01-12T09:00:00.000Z',
        by: 'Équipe Kaskad',
        acquisition: grant.acquisition,
        unlock: grant.unlock,
      },
    ],
    claims: [sampleClaim()],
    claims_left_today: null,
    ...change,
  };
}

type Wallet = OperationOutput<'listWallets'>['items'][number];

export function sampleWallet(change: Partial<Wallet> = {}): Wallet {
  return {
    id: 'wal_1',
    label: 'Ledger principal',
    network: 'ethereum',
    address: '0x52908400098527886E0F7030069857D2E4169EE7',
    state: 'proven',
    proof_text: null,
    proven_at: '2026-03-14T09:00:00.000Z',
    is_default: true,
    ...change,
  };
}
