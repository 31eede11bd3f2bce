import type { OperationOutput } from '@repo/api-sdk';

type Assisted = OperationOutput<'getAssistedSubscription'>;

/** A draft for Camille Moreau, of which nothing is chosen yet. */
export function sampleAssisted(change: Partial<Assisted> = {}): Assisted {
  return {
    id: 'sub_1',
    client: {
      id: 'usr_camille',
      firstname: 'Camille',
      lastname: 'Moreau',
      email: 'camille.moreau@exemple.fr',
      is_company: false,
      company_name: null,
    },
    state: 'draft',
    version: 1,
    step: 'product',
    terms: null,
    funds_source: null,
    funds_detail: '',
    situation: null,
    author: 'Inès Garnier',
    saved_by: 'Inès Garnier',
    created_at: '2026-01-05T08:00:00.000Z',
    saved_at: '2026-01-05T09:02:00.000Z',
    sent_at: null,
    emailed_at: null,
    opened_at: null,
    is_in_presence: false,
    expires_at: '2026-02-04T09:02:00.000Z',
    contract: null,
    blockers: [],
    ...change,
  };
}

/** Of 15 000 USDC in USDFY. */
export const sampleTerms = (
  change: Partial<NonNullable<Assisted['terms']>> = {},
): NonNullable<Assisted['terms']> => ({
  strategy_id: 'str_usdfy',
  product: 'USDFY',
  amount: '15000.00',
  currency: 'USDC',
  amount_eur: '13742.56',
  rate_day: '2026-01-04',
  payment_method: 'crypto',
  payment_origin: null,
  po_number: 'PO-2026-0001',
  ...change,
});
