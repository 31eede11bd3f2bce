/** Sample responses that match the spec. */
import type { components } from '../generated/api.ts';

type Schemas = components['schemas'];

/** A verified client of the main service; `change` overrides fields. */
export function sampleUser(change: Partial<Schemas['User']> = {}): Schemas['User'] {
  return {
    id: 'usr_camille',
    external_user_id: null,
    role: 'client',
    is_kyc: true,
    kyc_status: 'verified',
    is_company: false,
    firstname: 'Camille',
    lastname: 'Moreau',
    email: 'camille.moreau@exemple.fr',
    phone: '06-12-34-56-78',
    address: '12 rue des Lilas',
    zip_code: '69003',
    city: 'Lyon',
    country: 'FRA',
    country_address: 'FRA',
    company_name: null,
    registration_number: null,
    company_type: null,
    kbis_url: null,
    rbe_url: null,
    statuts_url: null,
    kbis_validated: null,
    rbe_validated: null,
    statuts_validated: null,
    assigned_sales: null,
    can_access_yield: true,
    can_access_kaskad: false,
    can_access_yield_admin: false,
    can_access_kaskad_admin: false,
    two_factor_enabled: false,
    email_confirmed: true,
    profile_change: null,
    document_expiries: [],
    ...change,
  };
}

/** The current session, on a computer. */
export function sampleSession(change: Partial<Schemas['ActiveSession']> = {}): Schemas['ActiveSession'] {
  return {
    id: 'ses_current',
    device: 'Firefox sur Linux',
    device_kind: 'computer',
    ip: '192.0.2.10',
    opened_at: '2026-03-02T09:00:00.000Z',
    last_seen_at: '2026-03-02T10:00:00.000Z',
    is_current: true,
    ...change,
  };
}

/** No request, no blocker, an identity to retain. */
export function sampleAccountDeletion(
  change: Partial<Schemas['AccountDeletion']> = {},
): Schemas['AccountDeletion'] {
  return {
    request: null,
    effective_on: '2026-04-01',
    blockers: [],
    kept: [{ kind: 'identity', until: '2031-04-01' }],
    ...change,
  };
}

/** USDFY, payable by transfer and in crypto. */
export function sampleStrategy(change: Partial<Schemas['Strategy']> = {}): Schemas['Strategy'] {
  const address = '0x52908400098527886E0F7030069857D2E4169EE7';
  return {
    id: 'str_usdfy',
    title: 'USDFY',
    subtitle: 'Rendement en dollar',
    label: 'USDFY',
    description: 'Une stratégie de rendement en dollar.',
    currency: 'usdc',
    offer: 'open',
    apy: 8.5,
    doc_url: 'https://exemple.fr/usdfy.pdf',
    video_url: null,
    rib: { bank: 'Banque Exemple', iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' },
    crypto: {
      symbol: 'USDC',
      blockchain: 'Ethereum (ERC-20)',
      address,
      inputs: [
        { symbol: 'USDC', blockchain: 'Ethereum (ERC-20)', address },
        { symbol: 'EURC', blockchain: 'Ethereum (ERC-20)', address },
      ],
    },
    payment_details_since: '2020-01-05T10:00:00.000Z',
    payment_details_checked_at: null,
    min_buy: null,
    min_euro: '10000',
    min_btc: null,
    min_eth: null,
    min_usdc: '10000',
    min_eurc: '10000',
    min_wbtc: null,
    ...change,
  };
}

/** A signed contract of 15 000 EURC, waiting for its payment. */
export function sampleContract(change: Partial<Schemas['Contract']> = {}): Schemas['Contract'] {
  return {
    id: 'sig_1',
    product: 'USDFY',
    strategy_id: 'str_usdfy',
    status: 'signed',
    created_at: '2026-01-02T09:00:00.000Z',
    updated_at: '2026-01-02T09:10:00.000Z',
    signed_at: '2026-01-02T09:10:00.000Z',
    payment_recorded_at: null,
    closed_date: null,
    renounce_until: null,
    renounced_at: null,
    currency: 'EURC',
    amount: '15000',
    gross_invested_amount: null,
    gross_invested_amount_converted: null,
    total_invested_amount: null,
    total_amount: null,
    total_amount_converted: null,
    converted_currency: 'EUR',
    payment_method: 'crypto',
    payment_status: 'waiting',
    payment_reference: 'PO-2026-0001',
    payment_origin: '0x52908400098527886E0F7030069857D2E4169EE7',
    payment_proof: null,
    proof_refusal: null,
    contract_url: 'http://localhost:4000/files/f1?expires=1&signature=s',
    contract_filename: 'contrat-PO-2026-0001.pdf',
    pep_url: null,
    pep_filename: null,
    po_number: 'PO-2026-0001',
    channel: 'direct',
    prepared_by: null,
    exit_order_day: null,
    withdrawals: [],
    payouts: [],
    pending_withdrawals: [],
    can_withdraw: false,
    ...change,
  };
}

/** The change of the worked example, which fits in every period. */
const exampleChange: Schemas['PeriodChange'] = {
  since: '2026-01-02',
  rate: 0.032_343_234,
  strategies_rate: 0.009_900_99,
  fx_rate: 0.022_222_222,
  gain: '261.54',
  strategies: '101.71',
  fx: '219.78',
  fees: '-59.95',
  execution: '0.00',
};

const amounts = {
  changes: {
    daily: exampleChange,
    monthly_short: exampleChange,
    weekly: exampleChange,
    monthly: exampleChange,
  },
  current_amount: '10261.54',
  total_in: '10000.00',
  total_out: '0.00',
  yield_generated: '261.54',
};

const usdfyHeadline: Schemas['StrategyHeadline'] = {
  ...amounts,
  strategy_id: 'str_usdfy',
  signed_amount: '10000.00',
  estimated_daily_yield: '151.41',
  units: '109.351485148',
  nav: '102',
  nav_date: '2026-01-04',
  is_nav_late: false,
  start_date: '2026-01-02',
  total_rate: 0.009_900_99,
  annual_rate: null,
  rate_since: '2026-01-02',
  rate_days: 2,
  last_rate: 0.014_975_869,
  last_rate_days: 1,
  value_before_last_rate: '10110.14',
  reference_currency: 'USD',
};

/** The dashboard of the worked example: 10 000 EURC in USDFY, two days later. */
export function sampleDashboard(change: Partial<Schemas['Dashboard']> = {}): Schemas['Dashboard'] {
  const points = [
    { date: '2026-01-02', value: 9940.05, contribution: 10_000 },
    { date: '2026-01-03', value: 10_110.14, contribution: 0 },
    { date: '2026-01-04', value: 10_261.54, contribution: 0 },
  ];
  const rates = [
    { date: '2026-01-03', performance_rate: -0.005 },
    { date: '2026-01-04', performance_rate: 0.014_975_869 },
  ];
  return {
    portfolio: {
      total_paid_eur: '10000.00',
      total_paid_converted: '10000.00',
      total_current_converted: '10261.54',
      currency: 'EUR',
      not_computable: null,
      allocations: [
        {
          label: 'USDFY',
          strategy_id: 'str_usdfy',
          current_amount_eur: '10261.54',
          current_amount_converted: '10261.54',
          invested_amount_eur: '10000.00',
          invested_amount_converted: '10000.00',
        },
      ],
    },
    headline: { ...amounts },
    headlines: { USDFY: { ...usdfyHeadline } },
    waiting: [],
    events: [
      {
        id: 'evt_1',
        type: 'payment_status_paid',
        occurred_at: '2026-01-02T10:00:00.000Z',
        metadata: { strategy_title: 'USDFY', amount: '10000', devise: 'EURC' },
      },
    ],
    performance_flows: { strategies: { USDFY: rates }, aggregated: rates, contributions: { USDFY: rates } },
    valuation_history: {
      currency: 'EUR',
      aggregated: { points },
      strategies: { USDFY: { label: 'USDFY', points } },
    },
    freshness: {
      nav_date: '2026-01-04',
      fx_dates: [{ pair: 'EUR/USD', date: '2026-01-03', is_fallback: true, is_late: false }],
    },
    ...change,
  };
}
