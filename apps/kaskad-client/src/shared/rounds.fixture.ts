/** Rounds and investments for tests: the one of 745 firm parts out of 1 490, and changes of it. */
import type { OperationOutput } from '@repo/api-sdk';
import type { Investment, InvestmentDetail, RoundCard, RoundDetail } from './rounds.model.ts';

export function sampleRound(change: Partial<RoundCard> = {}): RoundCard {
  return {
    id: 'rnd_1',
    name: 'Amorçage',
    issuer: { id: 'iss_1', name: 'Sérivaux' },
    instrument: 'shares',
    regime: 'psfp',
    price: '80.50',
    minimum: '621',
    target: '1118',
    cap: '1490',
    least: '5',
    most: '124',
    opens_at: '2026-11-02T08:00:00.000Z',
    closes_at: '2026-11-30T17:00:00.000Z',
    status: 'open',
    is_taking: true,
    is_reserving: false,
    rule: 'pro_rata',
    marks: { firm: '745', under_period: '310', waiting: '186' },
    investors: 41,
    pre_money: '966000.00',
    post_money: '1085945.00',
    ...change,
  };
}

export function sampleRoundDetail(change: Partial<RoundDetail> = {}): RoundDetail {
  return {
    round: sampleRound(),
    text: {
      presentation: 'Petites turbines pour canaux d’irrigation.',
      use_of_funds: 'Turbines de démonstration.',
      risks: 'Vous pouvez tout perdre.',
      terms: [{ label: 'Catégorie', value: 'Actions ordinaires' }],
      white_paper_url: null,
      white_paper_sha256: null,
      exemption: null,
    },
    fee_percent: '0',
    payment_assets: ['EURO', 'USDC'],
    documents: [
      {
        id: 'doc_1',
        kind: 'key_information',
        title: 'Fiche clé',
        version: 2,
        sha256: 'a'.repeat(64),
        is_substantial: true,
        published_at: '2026-11-06T09:00:00.000Z',
      },
    ],
    questions: [],
    updates: [],
    mine: sampleConditions(),
    diluted_shares: '12000',
    ...change,
  };
}

export function sampleConditions(change: Partial<RoundDetail['mine']> = {}): RoundDetail['mine'] {
  return {
    steps: ['amount', 'payment', 'documents', 'signature', 'result'],
    missing: null,
    held: '0',
    remaining: null,
    reservation_id: null,
    has_reflection: false,
    has_withdrawal: false,
    no_withdrawal_reason: null,
    warning_floor: null,
    ...change,
  };
}

export function sampleInvestment(change: Partial<Investment> = {}): Investment {
  const { id, name, issuer, instrument, price, closes_at, status } = sampleRound();
  return {
    id: 'inv_1',
    reference: 'KSK-2026-0042',
    round: { id, name, issuer, instrument, price, closes_at, status },
    units: '62',
    allotted_units: null,
    due: '4991.00',
    fee: '0',
    fee_percent: '0',
    allotted_due: null,
    allotted_fee: null,
    state: 'submitted',
    next_step: 'sign',
    reserved_at: null,
    priority_until: null,
    submitted_at: '2026-11-10T09:00:00.000Z',
    reflection_until: null,
    signed_at: null,
    withdrawal_until: null,
    paid_at: null,
    firm_at: null,
    issued_at: null,
    ended_at: null,
    payment_asset: 'EURO',
    can_withdraw: true,
    version: 3,
    ...change,
  };
}

export function sampleInvestmentDetail(change: Partial<InvestmentDetail> = {}): InvestmentDetail {
  return {
    investment: sampleInvestment(),
    payment: null,
    received: [],
    shortfall: null,
    proof: null,
    events: [{ at: '2026-11-10T09:00:00.000Z', event: 'submitted', detail: null }],
    documents: [],
    to_accept: [],
    allotment: null,
    publication: null,
    refunds: [],
    grant_id: null,
    register_number: null,
    issued_percent: null,
    diluted_percent: null,
    updates: [],
    ...change,
  };
}

export function sampleDashboard(
  change: Partial<OperationOutput<'getKaskadDashboard'>> = {},
): OperationOutput<'getKaskadDashboard'> {
  return {
    currency: 'EUR',
    total_invested: '0.00',
    value: null,
    projects: [],
    to_do: [],
    opportunities: [],
    activity: [],
    ...change,
  };
}
