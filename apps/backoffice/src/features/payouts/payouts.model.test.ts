import { describe, expect, it } from 'vitest';
import { currentView, inTransferFile, payoutList, toPayoutQuery, viewLabel } from './payouts.model.ts';

const read = (search: string) => payoutList.read(new URLSearchParams(search));

describe('the list of payouts', () => {
  it.each([
    ['', { state: 'open' }, 'open'],
    ['versement=a-valider', { state: 'to_approve' }, 'to_approve'],
    ['versement=remplace', { state: 'replaced' }, 'open'],
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

it.each([
  ['to_execute', 'rib', 'EURO', true],
  ['to_approve', 'rib', 'EURO', false],
  ['to_execute', 'crypto', 'EURC', false],
  ['to_execute', 'rib', 'USD', false],
] as const)('a payout %s by %s in %s is in a file of transfers: %j', (state, method, asset, expected) => {
  expect(inTransferFile({ state, method, asset })).toBe(expected);
});
