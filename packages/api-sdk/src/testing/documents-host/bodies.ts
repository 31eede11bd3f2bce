/**
 * The responses of a host that offers the two documents alone: each one with every field that they name (1§3, 1§7, 2§3,
 * 2§7), and none of ours. {product} is `yield`.
 */
import type { DocumentedOperationId } from '../../client/documented-operations.ts';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Bodies = Partial<Record<DocumentedOperationId, Json>>;

const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';

/** R311–R313. */
export const documentedUser = {
  id: 'u-17',
  external_user_id: 'ext-17',
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
  kbis_validated: '',
  rbe_validated: '',
  statuts_validated: '',
  assigned_sales: { calendly_url: 'https://calendly.com/conseil' },
  can_access_kaskad: true,
  can_access_yield: true,
  can_access_yield_admin: false,
  can_access_kaskad_admin: false,
};

/** R321, R367–R369. */
const strategies = [
  {
    id: 's-1',
    title: 'USDFY',
    subtitle: 'Rendement en dollar',
    label: 'USDFY',
    description: 'Une stratégie de rendement en dollar.',
    currency: 'usdc',
    apy: 8.5,
    doc_url: 'https://exemple.fr/usdfy.pdf',
    video_url: 'https://exemple.fr/usdfy.mp4',
    rib: { bank: 'Banque Exemple', iban: 'FR7630006000011234567890189', bic: 'AGRIFRPP' },
    crypto: {
      symbol: 'USDC',
      blockchain: 'Ethereum (ERC-20)',
      address: ADDRESS,
      inputs: [
        { symbol: 'USDC', blockchain: 'Ethereum (ERC-20)', address: ADDRESS },
        { symbol: 'EURC', blockchain: 'Ethereum (ERC-20)', address: ADDRESS },
      ],
    },
    min_buy: '12000',
    min_euro: '15000',
  },
  {
    id: 's-2',
    title: 'BTCFY',
    subtitle: 'Rendement en bitcoin',
    label: 'BTCFY',
    description: 'Une stratégie de rendement en bitcoin.',
    currency: 'btc',
    apy: 4,
    doc_url: 'https://exemple.fr/btcfy.pdf',
    video_url: null,
    rib: null,
    crypto: {
      symbol: 'BTC',
      blockchain: 'Bitcoin',
      address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      inputs: [],
    },
    min_btc: '0.2',
  },
];

const days = ['2026-01-05', '2026-01-06', '2026-01-07', '2026-01-08'];
const rates = [0.001, -0.0004, 0.0009, 0.0011];
const points = days.map((date, index) => ({ date, performance_rate: rates[index] ?? 0 }));
const values = days.map((date, index) => ({
  date,
  value: 10_000 + index * 25,
  contribution: index === 0 ? 10_000 : 0,
}));

/** R315–R319. */
const dashboard = {
  portfolio: {
    total_paid_eur: '10000.00',
    total_paid_converted: '10000.00',
    total_current_converted: '10075.00',
    currency: 'EUR',
    allocations: [
      {
        label: 'USDFY',
        current_amount_eur: '10075.00',
        current_amount_converted: '10075.00',
        invested_amount_eur: '10000.00',
        invested_amount_converted: '10000.00',
      },
    ],
  },
  events: [
    {
      id: 'e-2',
      type: 'payment_proof_submitted',
      occurred_at: '2026-01-05T10:00:00.000Z',
      metadata: {
        strategy_title: 'USDFY',
        amount: '10000',
        devise: 'EURO',
        payment_method: 'virement',
        executed_on: '2026-01-05',
        note: null,
      },
    },
    { id: 'e-1', type: 'account_created', occurred_at: '2026-01-02T10:00:00.000Z', metadata: {} },
    {
      id: 'e-3',
      type: 'withdrawal',
      occurred_at: '2026-01-07T10:00:00.000Z',
      metadata: { strategy_title: 'USDFY', amount: '12.5', devise: 'EURO', note: 'Partiel' },
    },
  ],
  performance_flows: { strategies: { USDFY: points, BTCFY: points }, aggregated: points },
  valuation_history: {
    currency: 'EUR',
    aggregated: { points: values },
    strategies: { USDFY: { label: 'USDFY', points: values } },
  },
};

/** R332–R335: signed and paid. */
export const documentedContract = {
  id: 'c-1',
  product: 'USDFY',
  strategy_id: 's-1',
  status: 'signed',
  created_at: '2026-01-02T09:00:00.000Z',
  updated_at: '2026-01-02T09:10:00.000Z',
  signed_at: '2026-01-02T09:10:00.000Z',
  payment_recorded_at: '2026-01-05',
  closed_date: null,
  currency: 'EURO',
  amount: '10000',
  gross_invested_amount: '10000.00',
  gross_invested_amount_converted: '10000.00',
  total_invested_amount: '9990.00',
  total_amount: '10075.00',
  total_amount_converted: '10075.00',
  converted_currency: 'EUR',
  payment_method: 'rib',
  payment_status: 'paid',
  payment_reference: 'PO-1',
  payment_origin: null,
  payment_proof: {
    reference: 'PO-1',
    executed_on: '2026-01-05',
    wallet_address: null,
    txid: null,
    tx_urls: [],
    submitted_at: '2026-01-05T10:00:00.000Z',
  },
  contract_url: 'https://exemple.fr/contrat.pdf',
  contract_filename: 'contrat.pdf',
  pep_url: 'https://exemple.fr/pep.pdf',
  pep_filename: 'pep.pdf',
  withdrawals: [
    {
      id: 'w-1',
      amount: '12.50',
      amount_converted: '12.50',
      currency: 'EURO',
      converted_currency: 'EUR',
      occurred_at: '2026-01-07T10:00:00.000Z',
      reference: null,
      metadata: { note: 'Partiel' },
    },
  ],
};

const contract = documentedContract;

const unpaid = {
  gross_invested_amount: null,
  gross_invested_amount_converted: null,
  total_invested_amount: null,
  total_amount: null,
  total_amount_converted: null,
  payment_recorded_at: null,
  payment_proof: null,
  withdrawals: [],
};

const signatures = [
  contract,
  { ...contract, ...unpaid, id: 'c-2', payment_status: 'waiting' },
  {
    ...contract,
    ...unpaid,
    id: 'c-3',
    product: 'BTCFY',
    strategy_id: 's-2',
    status: 'pending',
    signed_at: null,
    currency: 'BTC',
    amount: '0.25',
    payment_method: 'crypto',
    payment_status: 'waiting',
    contract_url: null,
    pep_url: null,
  },
  { ...contract, id: 'c-4', status: 'closed', closed_date: '2026-01-08' },
  { ...contract, ...unpaid, id: 'c-5', status: 'canceled', payment_status: 'canceled' },
];

const one = { signature: contract };

/** Each response of the documents; those that they do not show are empty. */
const bodies: Bodies = {
  login: { token: 'token-of-the-host', user: documentedUser },
  register: { token: 'token-of-the-host' },
  logout: {},
  cancelUser: {},
  getMe: documentedUser,
  updateMe: documentedUser,
  changePassword: { success: true },
  resetPassword: {},
  sendInstructions: {},
  checkToken: {},
  verifyTwoFactor: { token: 'token-of-the-host' },
  resendTwoFactor: {},
  enableTwoFactor: {},
  disableTwoFactor: {},
  requestLinkService: {},
  linkService: { token: 'token-of-the-host' },
  uploadDocument: { success: true },
  uploadCompanyDocument: { success: true, data: {} },
  createVerificationToken: { access_token: 'widget' },
  refreshVerificationToken: { sumsub_access_token: 'widget' },
  updateKyc: {},
  createApplicant: { id: 'a-1', applicant_id: 'prov-1', access_token: 'widget' },
  getApplicant: { id: 'a-1', applicant_id: 'prov-1', access_token: 'widget' },
  updateApplicant: { id: 'a-1', applicant_id: 'prov-1' },
  deleteApplicant: {},
  listParameters: {
    parameters: [
      {
        key: 'FOOTER_EXIT_FEE',
        value: '0.25',
        unit: '%',
        category: 'footer',
        metadata: { suffix: 'du montant' },
      },
    ],
  },
  getDashboard: dashboard,
  listYieldFlows: { performance_flows: { strategies: { USDFY: points, BTCFY: points } } },
  listStrategies: { strategies },
  updateStrategy: { strategy: strategies[0] ?? null },
  listContracts: { signatures },
  createContract: { po_number: 'PO-2', iframe_url: 'https://exemple.fr/signature', signature_id: 'c-6' },
  getNextPoNumber: { po_number: 'PO-2' },
  verifyWallet: { valid: true },
  cancelContract: one,
  closeContract: one,
  submitPaymentProof: one,
  getSignatureStatus: { status: 'pending' },
};

export function documentedBodies(): Bodies {
  return structuredClone(bodies);
}
