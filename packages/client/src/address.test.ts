import { describe, expect, it } from 'vitest';
import { siteNames } from './address.ts';
import { kaskadNames } from './kaskad-address-words.ts';
import { type AddressChange, addressOf, readAddress, readAddressList, withAddress } from './staff-address.ts';
import { staffNames } from './staff-address-names.ts';

const address = (search: string) => new URLSearchParams(search);

describe('the address', () => {
  it.each<[string, AddressChange, string]>([
    ['', { currency: 'USD', product: 'USDFY', period: 'daily' }, 'devise=USD&produit=USDFY&periode=7-jours'],
    ['devise=USD&lignes=50', { currency: null }, 'lignes=50'],
    ['page=3&utm=x', { page: 1, search: '' }, 'utm=x'],
    [
      '',
      { status: 'signed', payment: 'proved', payout: 'to_execute' },
      'statut=signe&paiement=preuve-deposee&versement=a-executer',
    ],
    ['', { sort: '-created_at' }, 'tri=-souscription'],
    ['devise=USD', { step: 'amount' }, 'devise=USD&etape=1'],
    ['etape=4', { step: 'result' }, 'etape=resultat'],
    ['', { hidden: ['client', 'montant'], density: 'compact' }, 'masquer=client%2Cmontant&densite=compacte'],
    ['masquer=client', { hidden: [] }, ''],
    ['', { search: '-$& été' }, 'recherche=-%24%26+%C3%A9t%C3%A9'],
  ])('« ?%s » with %j is « ?%s », and is read as it was written', (search, change, expected) => {
    const changed = withAddress(address(search), change);
    expect(changed.toString()).toBe(expected);
    for (const name of [
      'currency',
      'period',
      'status',
      'payment',
      'payout',
      'sort',
      'step',
      'search',
    ] as const)
      if (change[name]) expect(readAddress(changed, name)).toBe(change[name]);
    if (change.hidden) expect(readAddressList(changed, 'hidden')).toEqual(change.hidden);
  });

  it.each([
    ['periode=daily', 'period'],
    ['statut=signed', 'status'],
    ['paiement=toString', 'payment'],
    ['tri=amount', 'sort'],
    ['tri=--montant', 'sort'],
    ['etape=5', 'step'],
    ['etape=amount', 'step'],
    ['', 'currency'],
  ] as const)('« ?%s » holds no %s', (search, name) => {
    expect(readAddress(address(search), name)).toBeNull();
  });

  it('of a link keeps the path alone when nothing is chosen', () => {
    expect(addressOf('/documents', { proof: null }, address('preuve=sig_1'))).toBe('/documents');
    expect(addressOf('/documents', { chain: 'a&b' }, address('devise=CHF'))).toBe(
      '/documents?devise=CHF&suivi=a%26b',
    );
  });

  it('is written with known parameters and words only', () => {
    // @ts-expect-error -- no such parameter
    const unknownName: AddressChange = { statut: 'signed' };
    // @ts-expect-error -- no such word: it would be dropped
    const unknownWord: AddressChange = { status: 'signe' };
    // @ts-expect-error -- no such column
    const unknownColumn: AddressChange = { sort: 'statut' };
    for (const change of [unknownName, unknownWord, unknownColumn])
      expect(addressOf('/contrats', change)).toBe('/contrats');
  });

  it('spells each parameter once', () => {
    const written = Object.values({ ...siteNames, ...kaskadNames, ...staffNames });
    expect(new Set(written).size).toBe(written.length);
  });
});
