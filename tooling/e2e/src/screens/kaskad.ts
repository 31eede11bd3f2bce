/** The states of Kaskad's screens for its clients. */
import type { Page } from '@playwright/test';
import type { components } from '@repo/api-sdk/spec';
import { fill } from '../fields.ts';
import { doing, following, pressing, type ScreenState } from './steps.ts';

type Detail = components['schemas']['InvestmentDetail'];

const investment: Detail['investment'] = {
  id: 'inv_1',
  reference: 'KSK-2026-0042',
  round: {
    id: 'rnd_1',
    name: 'Amorçage',
    issuer: { id: 'iss_1', name: 'Sérivaux' },
    instrument: 'shares',
    price: '80.50',
    closes_at: '2099-11-30T17:00:00.000Z',
    status: 'open',
  },
  units: '62',
  allotted_units: null,
  due: '4991.00',
  fee: '0.00',
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
};

const detailOf = (change: Partial<Detail['investment']>, rest: Partial<Detail> = {}): Detail => ({
  investment: { ...investment, ...change },
  payment: null,
  received: [],
  shortfall: null,
  proof: null,
  publication: null,
  events: [{ at: '2026-11-10T09:00:00.000Z', event: 'submitted', detail: null }],
  documents: [
    { kind: 'subscription', is_ready: true },
    { kind: 'evidence', is_ready: false },
  ],
  to_accept: [],
  allotment: null,
  refunds: [],
  grant_id: null,
  register_number: null,
  issued_percent: null,
  diluted_percent: null,
  updates: [],
  ...rest,
});

const payment: Detail['payment'] = {
  asset: 'EURO',
  amount: '4991.00',
  reference: 'KSK-2026-0042',
  holder: 'Séquestre Sérivaux',
  iban: 'FR7630006000011234567890189',
  bic: 'AGRIFRPP',
  address: null,
  network: null,
};
const shortfall = { missing: '41.40', fewer: { units: '61', due: '4910.50', fee: '0.00', back: '39.10' } };
const signed = { state: 'signed', can_withdraw: false } as const;

/** An investment in each of its steps, with what its page says of it. */
const steps: readonly (readonly [title: string, shows: string, detail: Detail])[] = [
  [
    'in reflection',
    'Rien n’est à signer ni à payer avant la fin du délai.',
    detailOf({
      state: 'reflection',
      next_step: 'wait_reflection',
      reflection_until: '2099-11-14T09:00:00.000Z',
    }),
  ],
  ['to sign', 'Signer ma souscription', detailOf({})],
  ['to pay', 'Séquestre Sérivaux', detailOf({ ...signed, next_step: 'pay' }, { payment })],
  [
    'that is short',
    'Réduire la quantité',
    detailOf({ ...signed, next_step: 'choose_units' }, { payment, shortfall }),
  ],
  [
    'that is issued',
    'Voir le plan de vesting',
    detailOf(
      {
        state: 'issued',
        next_step: 'none',
        can_withdraw: false,
        allotted_units: '40',
        allotted_due: '3220.00',
      },
      {
        allotment: 'Demandé 4 991 €, alloué 3 220 € : souscription 1,55× le plafond, règle pro rata',
        grant_id: 'grt_1',
        register_number: 12,
        issued_percent: '0.30',
        diluted_percent: '0.27',
        refunds: [
          {
            id: 'ref_1',
            amount: '1771.00',
            asset: 'EURO',
            state: 'to_execute',
            due_by: '2026-12-14',
            executed_on: null,
            reference: null,
          },
        ],
      },
    ),
  ],
];

const list = '/kaskad/investments';
const rounds = `${list}?onglet=levees-ouvertes`;
const openRound = (page: Page) => page.getByRole('link', { name: /Helior · amorçage/ }).click();
const openInvest = doing(openRound, following('Investir'));

export const kaskad: readonly ScreenState[] = [
  { title: 'Dashboard', path: '/kaskad/dashboard', shows: 'Répartition par projet' },
  {
    title: 'Dashboard, loading',
    path: '/kaskad/dashboard',
    shows: 'Vos investissements, en un regard.',
    mocks: { getKaskadDashboard: 'pending' },
  },
  {
    title: 'Dashboard, failed',
    path: '/kaskad/dashboard',
    shows: 'Votre tableau de bord n’a pas pu être chargé',
    mocks: { getKaskadDashboard: 'failed' },
  },
  { title: 'Mes investissements', path: list, shows: 'Helior · amorçage' },
  {
    title: 'Mes investissements, hidden',
    path: list,
    shows: 'Helior · amorçage',
    act: pressing('Masquer les montants'),
  },
  {
    title: 'Mes investissements, loading',
    path: list,
    shows: 'Levées ouvertes',
    mocks: { listInvestments: 'pending' },
  },
  {
    title: 'Mes investissements, failed',
    path: list,
    shows: 'Vos investissements n’ont pas pu être chargés',
    mocks: { listInvestments: 'failed' },
  },
  {
    title: 'Mes investissements, none',
    path: list,
    shows: 'Aucun investissement en cours',
    mocks: { listInvestments: { items: [] } },
  },
  { title: 'Réservations', path: `${list}?onglet=reservations`, shows: 'Helior · tour des proches' },
  { title: 'Levées ouvertes', path: rounds, shows: 'J’ai un code d’invitation' },
  {
    title: 'Levées ouvertes, no code',
    path: rounds,
    shows: 'Saisissez votre code d’invitation.',
    act: pressing('Ouvrir la levée'),
  },
  {
    title: 'Levées ouvertes, failed',
    path: rounds,
    shows: 'Les levées n’ont pas pu être chargées',
    mocks: { listRounds: 'failed' },
  },
  { title: 'a round', path: rounds, shows: 'Usage des fonds', act: openRound },
  {
    title: 'a round, unknown',
    path: `${list}/levees/inconnue`,
    shows: 'Cette levée n’a pas pu être chargée',
  },
  { title: 'Investir, amount', path: rounds, shows: 'Montant souhaité', act: openInvest },
  {
    title: 'Investir, refused',
    path: rounds,
    shows: 'Saisissez un nombre entier.',
    act: doing(openInvest, pressing('Continuer')),
  },
  {
    title: 'Investir, questionnaire',
    path: rounds,
    shows: 'Simulation de pertes',
    act: doing(openInvest, (page) => fill(page, 'Quantité', '10'), pressing('Continuer')),
  },
  {
    title: 'an investment',
    path: list,
    shows: 'Étape suivante',
    act: (page) => page.getByRole('row', { name: 'Helior · amorçage' }).getByRole('link').first().click(),
  },
  ...steps.map(([title, shows, detail]) => ({
    title: `an investment ${title}`,
    path: `${list}/inv_1`,
    shows,
    mocks: { getInvestment: detail },
  })),
  {
    title: 'an investment, unknown',
    path: `${list}/inconnu`,
    shows: 'Cet investissement n’a pas pu être chargé',
  },
  { title: 'Vesting', path: '/kaskad/vesting', shows: 'Toutes vos attributions' },
  {
    title: 'Vesting, claiming',
    path: '/kaskad/vesting',
    shows: 'Adresse de réception',
    act: pressing(/^Réclamer [\d\s]+KSK$/),
  },
  {
    title: 'Vesting, failed',
    path: '/kaskad/vesting',
    shows: 'Vos attributions n’ont pas pu être chargées',
    mocks: { listGrants: 'failed' },
  },
  {
    title: 'Vesting, none',
    path: '/kaskad/vesting',
    shows: 'Vous n’avez pas encore d’attribution',
    mocks: { listGrants: { items: [] } },
  },
  { title: 'Profil', path: '/kaskad/profile', shows: 'Portefeuilles' },
];
