/** Rounds, allotments and issuers of Kaskad for page tests. */
import type { components, OperationOutput } from '@repo/api-sdk';

type Schemas = components['schemas'];

const noRounds = { draft: 0, review: 0, running: 0, closing: 0, ended: 0 };

/** [B30] In units of 80.50 €: firm 745, under a period 310, waiting 186 of 1 490. */
export const sampleRound = (change: Partial<Schemas['RoundCard']> = {}): Schemas['RoundCard'] => ({
  id: 'rnd_1',
  name: 'Tour d’amorçage',
  issuer: { id: 'iss_1', name: 'Ombrelune' },
  instrument: 'shares',
  regime: 'psfp',
  price: '80.5',
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
  pre_money: '966000',
  post_money: '1085945',
  ...change,
});

export const sampleTerms = (change: Partial<Schemas['RoundTermsBody']> = {}): Schemas['RoundTermsBody'] => ({
  issuer_id: 'iss_1',
  class_id: 'cls_ksk',
  name: 'Tour d’amorçage',
  regime: 'psfp',
  instrument: 'shares',
  price: '80.5',
  minimum: '621',
  target: '1118',
  cap: '1490',
  least: '5',
  most: '124',
  opens_at: '2026-11-02T08:00:00.000Z',
  closes_at: '2026-11-30T17:00:00.000Z',
  rule: 'pro_rata',
  rule_floor: null,
  audience: 'public',
  code: null,
  payment_assets: ['EURO', 'USDC'],
  fee_percent: '0',
  is_traded: false,
  grant_schedule: null,
  text: {
    presentation: 'Des lampes sans fil.',
    use_of_funds: 'Outillage.',
    risks: 'Perte totale possible.',
    terms: [{ label: 'Vote', value: 'Une voix par action' }],
    white_paper_url: null,
    white_paper_sha256: null,
    exemption: null,
  },
  ...change,
});

export const sampleStaffRound = (
  change: Partial<Schemas['StaffRound']> = {},
  round: Partial<Schemas['RoundCard']> = {},
): Schemas['StaffRound'] => ({
  round: sampleRound(round),
  terms: sampleTerms(),
  missing: [],
  version: 4,
  actions: ['extend', 'suspend', 'close', 'cancel'],
  documents: [],
  questions: [],
  updates: [],
  invitations: [],
  checklist: [],
  ceiling: null,
  reservations: { count: 0, units: '0' },
  issue_day: null,
  fees: [],
  fee_transfers: [],
  allotment: null,
  submitted_by: null,
  pending_change: null,
  ...change,
});

export const roundsOf = (...rounds: Schemas['RoundCard'][]): OperationOutput<'listKaskadRounds'> => ({
  items: rounds.map((round) => ({ round, version: 4, missing: [], to_convert: 0, fees: [] })),
  total: rounds.length,
  page: 1,
  page_size: 25,
  counts: { ...noRounds, running: rounds.length },
});

const demands = [
  ['Julie Ferrand', '1000', '667', '1000'],
  ['Étienne Valois', '900', '600', '900'],
  ['Nadia Benoît', '700', '467', '100'],
  ['Luc Armand', '400', '266', '0'],
] as const;

/** [B35] Cap 2 000; pro rata, compared with first come when `isCompared`. */
export const sampleSimulation = (isCompared = false): Schemas['AllotmentSimulation'] => ({
  cap: '2000',
  demand: '3000',
  first: { rule: 'pro_rata', allotted: '2000', served: 4, unserved: 0 },
  second: isCompared ? { rule: 'first_come', allotted: '2000', served: 3, unserved: 1 } : null,
  gaining: isCompared ? 2 : 0,
  losing: isCompared ? 2 : 0,
  is_cut: false,
  fingerprint: 'f1',
  rows: demands.map(([owner, requested, first, second], place) => ({
    investment_id: `inv_${place + 1}`,
    reference: `KSK-2026-000${place + 1}`,
    owner,
    requested,
    first,
    second: isCompared ? second : null,
    explanation: `Explication de ${owner}`,
  })),
});

const side = (rows: readonly (readonly [string, string, string, string, string, string])[]) => ({
  issued: '1000000',
  diluted: '1100000',
  rows: rows.map(([holder, shares, rights, issued, issuedPercent, dilutedPercent]) => ({
    holder,
    units: [shares, rights],
    issued,
    diluted: String(Number(shares) + Number(rights)),
    issued_percent: issuedPercent,
    diluted_percent: dilutedPercent,
  })),
});

export const sampleCapTable = (): Schemas['CapTable'] => ({
  issuer: { id: 'iss_1', name: 'Ombrelune', registration_number: '552100554', country: 'FRA' },
  classes: [
    { id: 'cls_ord', symbol: 'ORD', name: 'Actions ordinaires', is_issued: true },
    { id: 'cls_bspce', symbol: 'BSPCE', name: 'BSPCE', is_issued: false },
  ],
  before: side([
    ['Inès Garnier', '1000000', '0', '1000000', '100', '90.91'],
    ['Salariés', '0', '100000', '0', '0', '9.09'],
  ]),
  after: null,
  pre_money: '4400000',
  post_money: null,
  round: null,
});

export const sampleIssuerDetails = (
  change: Partial<Schemas['IssuerDetails']> = {},
): Schemas['IssuerDetails'] => ({
  issuer: { id: 'iss_1', name: 'Ombrelune', registration_number: '552100554', country: 'FRA' },
  payment_details: {
    holder: 'Ombrelune SAS',
    iban: 'FR7630006000011234567890189',
    bic: 'AGRIFRPP',
    bitcoin_address: null,
    ethereum_address: null,
  },
  valuations: [],
  pending_change: null,
  ...change,
});

/** No round yet. */
export const roundReads = {
  listKaskadRounds: { items: [], total: 0, page: 1, page_size: 25, counts: noRounds },
};
