import type { OperationOutput } from '@repo/api-sdk';

/** What a contract of 15 000 EURC received. */
export const sampleReceipt: OperationOutput<'getReceipt'>['receipt'] = {
  id: 'rec_1',
  account: 'wallet:ethereum:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  source: 'typed',
  state: 'attached',
  day: '2026-01-05',
  amount: '15000',
  currency: 'EURC',
  payer_name: null,
  payer_account: null,
  wording: 'VIR-88120',
  txid: null,
  confirmations: null,
  is_reversal: false,
  return_reason: null,
  reason: null,
  recorded_at: '2026-01-05T13:02:00.000Z',
  contract: null,
  proposal: null,
};

/** What a contract of 10 000 € received. */
export const bankReceipt: OperationOutput<'getReceipt'>['receipt'] = {
  ...sampleReceipt,
  account: 'bank:FR7630006000011234567890189',
  amount: '10000',
  currency: 'EURO',
  wording: 'VIR-1',
};

/** Of a file that needs no step of columns. */
export const templateColumns: OperationOutput<'readFileColumns'> = {
  headers: ['date', 'strategie', 'vl'],
  rows: [],
  fingerprint: null,
  is_template: true,
  source: null,
  mapping: null,
  saved_by: null,
  saved_at: null,
  series: null,
  choices: [],
};
