/** Investments, refunds and users of Kaskad for page tests. */
import type { components, OperationOutput } from '@repo/api-sdk';

type Schemas = components['schemas'];

const investor: Schemas['KaskadPerson'] = {
  id: 'usr_odile',
  name: 'Odile Carrel',
  email: 'odile.carrel@exemple.fr',
};

/** 62 shares at 80,50 €, signed and not paid. */
export const sampleInvestment = (change: Partial<Schemas['Investment']> = {}): Schemas['Investment'] => ({
  id: 'inv_1',
  reference: 'KSK-2026-0042',
  round: {
    id: 'rnd_1',
    name: 'Amorçage',
    issuer: { id: 'iss_1', name: 'Kaskad SAS' },
    instrument: 'shares',
    price: '80.5',
    closes_at: '2026-12-15T17:00:00.000Z',
    status: 'open',
  },
  units: '62',
  allotted_units: null,
  due: '4991',
  fee: '0',
  fee_percent: '0',
  allotted_due: null,
  allotted_fee: null,
  state: 'signed',
  next_step: 'wait_payment',
  reserved_at: null,
  priority_until: null,
  submitted_at: '2026-11-10T09:00:00.000Z',
  reflection_until: '2026-11-14T09:00:00.000Z',
  signed_at: '2026-11-15T10:00:00.000Z',
  withdrawal_until: null,
  paid_at: null,
  firm_at: null,
  issued_at: null,
  ended_at: null,
  payment_asset: 'EURO',
  can_withdraw: false,
  version: 4,
  ...change,
});

export const sampleInvestmentRow = (
  change: Partial<Schemas['Investment']> = {},
  row: Partial<Schemas['IssuedInvestmentRow']> = {},
): Schemas['IssuedInvestmentRow'] => ({
  investment: sampleInvestment(change),
  owner: investor,
  is_identity_verified: true,
  proof_filed_at: '2026-11-16T08:30:00.000Z',
  received: '0',
  created_at: '2026-11-10T09:00:00.000Z',
  template: true,
  register_number: null,
  ...row,
});

export const sampleIssuedInvestment = (
  row: Schemas['IssuedInvestmentRow'] = sampleInvestmentRow(),
  detail: Partial<Schemas['InvestmentDetail']> = {},
  change: Partial<OperationOutput<'getIssuedInvestment'>> = {},
): OperationOutput<'getIssuedInvestment'> => ({
  row,
  detail: {
    investment: row.investment,
    payment: null,
    received: [],
    shortfall: null,
    proof: { reference: 'VIR-88', filed_at: '2026-11-16T08:30:00.000Z', refused_reason: null },
    events: [
      { at: '2026-11-16T08:30:00.000Z', event: 'proof_filed', detail: 'VIR-88' },
      { at: '2026-11-10T09:00:00.000Z', event: 'submitted', detail: null },
    ],
    documents: [{ kind: 'subscription', is_ready: true }],
    to_accept: [],
    allotment: null,
    publication: null,
    refunds: [],
    grant_id: null,
    register_number: null,
    issued_percent: null,
    diluted_percent: null,
    updates: [],
    ...detail,
  },
  actions: ['validate', 'refuse_proof', 'cancel'],
  pending_change: null,
  ...change,
});

export const noInvestments = {
  to_check: 0,
  under_period: 0,
  to_allot: 0,
  to_issue: 0,
  to_refund: 0,
  waiting: 0,
  reserved: 0,
  issued: 0,
  ended: 0,
};

export const noRefunds = { to_prepare: 0, to_approve: 0, to_execute: 0, executed: 0 };

export const sampleRefundRow = (
  refund: Partial<Schemas['InvestmentRefund']> = {},
  change: Partial<Schemas['RefundRow']> = {},
): Schemas['RefundRow'] => ({
  refund: {
    id: 'rfd_1',
    amount: '4991',
    asset: 'EURO',
    state: 'to_prepare',
    due_by: '2026-11-25',
    executed_on: null,
    reference: null,
    ...refund,
  },
  investment_id: 'inv_1',
  investment_reference: 'KSK-2026-0042',
  round_name: 'Amorçage',
  owner: investor,
  cause: 'withdrawn',
  beneficiary: null,
  hold: null,
  version: 1,
  ...change,
});

export const sampleBeneficiary: Schemas['RefundBeneficiary'] = {
  name: 'Odile Carrel',
  account: 'FR7630006000011234567890189',
  bic: 'AGRIFRPP',
  source: 'receipt',
};

/** Who may be paid without typing it; `change` is of the account. */
export const sampleKnown = (
  change: Partial<Schemas['RefundBeneficiary']> = {},
): Schemas['KnownRefundBeneficiary'] => ({
  beneficiary: { ...sampleBeneficiary, ...change },
  usable_from: null,
  is_usable: true,
});

export const sampleUserRow = (change: Partial<Schemas['KaskadUserRow']> = {}): Schemas['KaskadUserRow'] => ({
  person: investor,
  identity: 'pending',
  invested: '4991',
  rounds: 1,
  tokens: [
    {
      class: {
        id: 'cls_ksk',
        symbol: 'KSK',
        name: 'Jeton Kaskad',
        kind: 'token',
        decimals: 0,
        network: 'ethereum',
      },
      grants: 2,
      granted: '60000',
      claimable: '1500',
      pending: '500',
      claimed: '0',
    },
  ],
  wallet: 'proven',
  services: ['yield', 'kaskad'],
  locked_at: null,
  last_sign_in: '2026-11-21T18:00:00.000Z',
  ...change,
});

const nothing = { items: [], total: 0, page: 1, page_size: 25 };

/** Nothing was invested yet. */
export const investmentReads = {
  listIssuedInvestments: { ...nothing, counts: noInvestments },
  listRefunds: { ...nothing, counts: noRefunds },
  listKaskadUsers: nothing,
  listKaskadInvitations: { items: [], total: 0 },
  getKaskadAdminDashboard: {
    open_rounds: 0,
    marks: { firm: '0', under_period: '0', waiting: '0' },
    reservations_to_convert: 0,
    proofs_to_check: 0,
    refunds_to_execute: 0,
    identities_required: 0,
    rounds_to_allot: 0,
    open_questions: { count: 0, round_id: null },
    commitments: [],
    calendar: [],
    activity: [],
  },
};
