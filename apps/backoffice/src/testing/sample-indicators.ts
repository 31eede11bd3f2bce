/** The key figures of the home: 12 months of a small house. */
import type { OperationOutput } from '@repo/api-sdk';

type Indicators = OperationOutput<'getStaffIndicators'>;

const flows = { paid: '6318000.00', withdrawn: '748000.00', closed: '718000.00', net: '4852000.00' };

const money: NonNullable<Indicators['money']> = {
  bridge: {
    start: '7458000.00',
    net: '4852000.00',
    strategies: '418600.00',
    execution: '0.00',
    fees: '0.00',
    fx: '-96600.00',
    now: '12632000.00',
  },
  flows: { ...flows, returned: '25000.00' },
  previous_flows: { paid: '0.00', withdrawn: '0.00', closed: '0.00', net: '0.00', returned: '0.00' },
  strategies: [
    { strategy: 'USDFY', value: '12632000.00', yielded: '418600.00', previous_yielded: '400000.00' },
  ],
  yielded: '418600.00',
  previous_yielded: '400000.00',
};

const buckets: Indicators['buckets'] = [
  {
    start: '2026-10-01',
    end: '2026-10-31',
    money: {
      values: ['12290000.00'],
      paid: '900000.00',
      withdrawn: '50000.00',
      closed: '35000.00',
      net: '815000.00',
      yielded: '36000.00',
    },
    signed: 30,
    paid: 27,
    clients: 380,
    identities: 12,
  },
  {
    start: '2026-11-01',
    end: '2026-11-20',
    money: {
      values: ['12632000.00'],
      paid: '400000.00',
      withdrawn: '58000.00',
      closed: '0.00',
      net: '342000.00',
      yielded: '-1000.50',
    },
    signed: 0,
    paid: 0,
    clients: 388,
    identities: 4,
  },
];

export function sampleIndicators(change: Partial<Indicators> = {}): Indicators {
  return {
    computed_at: '2026-11-20T09:42:00.000Z',
    period: 'monthly',
    currency: 'EUR',
    since: '2025-11-30',
    previous_since: '2024-12-10',
    until: '2026-11-20',
    money,
    signed: { signed: 312, paid: 284, median_days: 2.5 },
    previous_signed: { signed: 264, paid: 250, median_days: null },
    clients: { start: 324, entered: 80, left: 16, now: 388 },
    identities: 121,
    previous_identities: 121,
    buckets,
    funnel: [
      { step: 'registered', clients: 200 },
      { step: 'verified', clients: 150 },
      { step: 'initiated', clients: 120 },
      { step: 'signed', clients: 100 },
      { step: 'paid', clients: 90 },
    ],
    advisers: [
      { id: 'usr_paul', name: 'Paul Lambert', value: '9000000.00' },
      { id: null, name: null, value: '3632000.00' },
    ],
    ...change,
  };
}

/** What the home and its frame read beside their lists. */
export const homeReads = () => ({
  listMyTasks: { items: [], open: 0, late: 0 },
  getChangeControl: { has_two_person_control: true },
  getStaffTiles: { tiles: [] },
  getStaffIndicators: sampleIndicators(),
  listStaffActivity: { items: [], next: null },
});
