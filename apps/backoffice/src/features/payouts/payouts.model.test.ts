import { describe, expect, it } from 'vitest';
import {
  beneficiaryName,
  canBeFiled,
  currentView,
  payoutList,
  toPayoutQuery,
  viewLabel,
} from './payouts.model.ts';

const read = (search: string) => payoutList.read(new URLSearchParams(search));

describe('the list of payouts', () => {
  it.each([
    ['', { state: 'open' }, 'open'],
    ['versement=a-valider', { state: 'to_approve' }, 'to_approve'],
    ['versement=remplace', { state: 'replaced' }, 'replaced'],
    ['nature=cloture&retard=oui', { state: 'open', kind: 'closing', late: 'true' }, 'open'],
    [
      'recherche=carrel&tri=-echeance&page=2',
      { state: 'open', q: 'carrel', sort: '-due_by', page: 2 },
      'open',
    ],
    ['versement=inconnu&nature=x&retard=non&tri=x', { state: 'open' }, 'open'],
  ])('« ?%s » requests %j, in the view %s', (search, change, view) => {
    expect(toPayoutQuery(read(search))).toEqual({ page: 1, page_size: 25, sort: 'due_by', ...change });
    expect(currentView(read(search))).toBe(view);
  });

  it('names the view of what is owed, and of each state', () => {
    expect([viewLabel('open'), viewLabel('to_execute')]).toEqual(['À verser', 'À exécuter']);
  });
});

const client = {
  id: 'usr_1',
  firstname: 'Odile',
  lastname: 'Carrel',
  email: 'odile@exemple.fr',
  is_company: false,
  company_name: null,
};
const chosen = { source: 'receipt', name: 'Mme Carrel', account: 'FR76', bic: null, network: null } as const;

it.each([
  ['the holder of the account', { beneficiary: chosen, client, payer: null }, 'Mme Carrel'],
  ['the client', { beneficiary: null, client, payer: null }, 'Odile Carrel'],
  [
    'the payer of what is returned',
    { beneficiary: null, client: null, payer: 'Atelier Lemoine' },
    'Atelier Lemoine',
  ],
  ['no one that is known', { beneficiary: null, client: null, payer: null }, 'Sans compte chez nous'],
])('the beneficiary is %s', (_, facts, name) => {
  expect(beneficiaryName(facts)).toBe(name);
});

const approved = {
  state: 'to_execute',
  asset: 'EURO',
  paying_account: 'bank:FR7630006000011234567890189',
  is_received: true,
  held_until: null,
  hold: null,
  file_id: null,
} as const;

it.each([
  [{}, true],
  [{ asset: 'EUR' }, true],
  [{ state: 'to_approve' }, false],
  [{ asset: 'EURC', paying_account: 'wallet:ethereum:0x52' }, false],
  [{ asset: 'USD' }, false],
  [{ held_until: '2026-03-06' }, false],
  [{ held_until: '2026-03-05' }, true],
  [{ hold: { placed_at: '2026-03-01T10:00:00.000Z', about: 'newSignIn' } }, false],
  [{ file_id: 'file_1' }, false],
] as const)('an approved transfer of which %j may be in a file: %j', (change, expected) => {
  expect(canBeFiled({ ...approved, ...change }, '2026-03-05')).toBe(expected);
});
