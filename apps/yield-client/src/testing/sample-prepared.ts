import type { OperationOutput } from '@repo/api-sdk';

type Prepared = OperationOutput<'getPreparedSubscription'>;

/** A subscription that staff prepared and sent: 15 000 USDC in USDFY. */
export const samplePrepared = (changes: Partial<Prepared> = {}): Prepared => ({
  id: 'sub_1',
  state: 'sent',
  terms: {
    strategy_id: 'str_usdfy',
    product: 'USDFY',
    amount: '15000.00',
    currency: 'USDC',
    amount_eur: '13742.56',
    rate_day: '2026-01-04',
    payment_method: 'crypto',
    payment_origin: '0x52908400098527886E0F7030069857D2E4169EE7',
    po_number: 'PO-2026-0001',
  },
  funds_source: 'savings',
  funds_detail: '',
  situation: 'employee',
  author: 'Thomas Bernard',
  sent_at: '2026-01-05T09:00:00.000Z',
  expires_at: '2026-01-19T09:00:00.000Z',
  contract: null,
  ...changes,
});
