/** Grants, claims and classes of Kaskad for page tests. The plans are those that the domain gives. */
import type { components, OperationOutput } from '@repo/api-sdk';
import { sampleUser } from '@repo/api-sdk/testing';
import { planOf, readSchedule, unitsOf, type WireSchedule, writePlan } from '@repo/domain/kaskad';
import { investmentReads } from './sample-investments.ts';

type Schemas = components['schemas'];

/** An administrator of Kaskad alone. */
export const sampleKaskadAdmin = (change: Parameters<typeof sampleUser>[0] = {}) =>
  sampleUser({
    id: 'usr_ines',
    role: 'admin_kaskad',
    firstname: 'Inès',
    lastname: 'Garnier',
    email: 'ines.garnier@exemple.fr',
    can_access_yield: false,
    can_access_kaskad_admin: true,
    ...change,
  });

export const sampleUnit: Schemas['Class'] = {
  id: 'cls_ksk',
  symbol: 'KSK',
  name: 'Jeton Kaskad',
  kind: 'token',
  decimals: 0,
  network: 'ethereum',
};

const months30: WireSchedule = {
  shape: 'cliff_linear',
  start: '2026-01-12',
  start_months: 0,
  months: 30,
  step: 1,
  cliff_months: 6,
};

export const samplePlan = (schedule: WireSchedule = months30, total = '60000'): Schemas['Plan'] =>
  writePlan(planOf(readSchedule(schedule, 0), unitsOf(total, 0)), 0);

/** 60 000 KSK over 30 months from 12/01/2026, with a cliff of 6. */
export const sampleGrant = (change: Partial<Schemas['Grant']> = {}): Schemas['Grant'] => ({
  id: 'grt_1',
  reference: 'ATT-2026-0001',
  class: sampleUnit,
  origin: 'advisor',
  granted_on: '2026-01-12',
  acquisition: samplePlan(),
  unlock: null,
  canceled_on: null,
  tge_day: null,
  claimed: '18000',
  pending: '0',
  version: 1,
  ...change,
});

export const sampleOwner: Schemas['KaskadPerson'] = {
  id: 'usr_odile',
  name: 'Odile Carrel',
  email: 'odile.carrel@exemple.fr',
};

export const noGrants = { active: 0, suspended: 0, canceled: 0, completed: 0 };
export const noClaims = { open: 0, requested: 0, verifying: 0, executed: 0, refused: 0, canceled: 0 };

export const grantsOf = (...grants: Schemas['Grant'][]): OperationOutput<'listIssuedGrants'> => ({
  items: grants.map((grant) => ({ grant, owner: sampleOwner })),
  total: grants.length,
  page: 1,
  page_size: 25,
  counts: { ...noGrants, active: grants.length },
});

export const sampleIssuedGrant = (
  grant: Schemas['Grant'] = sampleGrant(),
  change: Partial<OperationOutput<'getIssuedGrant'>> = {},
): OperationOutput<'getIssuedGrant'> => ({
  grant,
  owner: sampleOwner,
  versions: [
    {
      number: 1,
      change: 'created',
      from: null,
      reason: '',
      at: '2026-01-12T09:00:00.000Z',
      by: 'Marc Vidal',
      acquisition: grant.acquisition,
      unlock: grant.unlock,
    },
  ],
  claims: [],
  pending_change: null,
  ...change,
});

export const sampleClaim = (change: Partial<Schemas['Claim']> = {}): Schemas['Claim'] => ({
  id: 'clm_1',
  units: '2000',
  state: 'requested',
  requested_at: '2026-11-20T09:00:00.000Z',
  decided_at: null,
  txid: null,
  reason: null,
  wallet: {
    label: 'Ledger',
    network: 'ethereum',
    address: '0x742d35Cc6634C0532925a3b844Bc454e4438f44e',
  },
  ...change,
});

export const sampleClaimRow = (claim: Schemas['Claim'] = sampleClaim()): Schemas['ClaimRow'] => ({
  claim,
  owner: sampleOwner,
  class: sampleUnit,
  grant_id: 'grt_1',
  grant_reference: 'ATT-2026-0001',
});

export const sampleClassRow = (change: Partial<Schemas['ClassRow']> = {}): Schemas['ClassRow'] => ({
  class: sampleUnit,
  issuer: { id: 'iss_1', name: 'Kaskad SAS', registration_number: '552100554', country: 'FRA' },
  contract_address: null,
  total_supply: '1000000',
  tge_day: null,
  daily_limit: null,
  granted: '60000',
  claimed: '18000',
  version: 3,
  pending_change: null,
  ...change,
});

const nothing = { items: [], total: 0, page: 1, page_size: 25 };

/** Nothing was granted or claimed yet. */
export const kaskadReads = {
  listIssuedGrants: { ...nothing, counts: noGrants },
  listClaims: { ...nothing, counts: noClaims },
  listUpcomingUnlocks: { until: '2026-12-22', people: 0, items: [] },
  listKaskadRounds: { ...nothing, counts: { draft: 0, review: 0, running: 0, closing: 0, ended: 0 } },
  ...investmentReads,
  listClasses: { items: [] },
  listIssuers: { items: [] },
};
