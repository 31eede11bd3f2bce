import { describe, expect, it } from 'vitest';
import { accountName, payerAccounts } from './account-name.ts';

const contract = { id: 'c1', po_number: 'PO-2026-0042', client: 'Zoé Bernard', product: 'USDFY' };
const none = { strategy: null, contract: null };

describe('the name of an account', () => {
  it.each([
    [{ ...none, account: 'unmatched', family: 'unmatched' as const }, 'À rapprocher'],
    [{ ...none, account: 'fees:fx', family: 'fees' as const }, 'Frais de change'],
    [{ ...none, account: 'waiting', family: 'waiting' as const }, 'En attente d’exécution'],
    [
      { ...none, account: 'waiting:c1', family: 'waiting' as const, contract },
      'En attente d’exécution · PO-2026-0042',
    ],
    [{ ...none, account: 'payable', family: 'payable' as const }, 'À verser'],
    [{ ...none, account: 'payable:p1', family: 'payable' as const }, 'À verser · Non rattaché'],
    [
      { ...none, account: 'invested:usdfy', family: 'invested' as const, strategy: 'USDFY' },
      'Investi · USDFY',
    ],
    [
      { ...none, account: 'bank:FR7630006000011234567890189', family: 'bank' as const },
      'Banque · FR76 3000 6000 0112 3456 7890 189',
    ],
    [
      {
        ...none,
        account: 'wallet:ethereum:0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
        family: 'wallet' as const,
      },
      'Portefeuille crypto · Ethereum 0xfB69…d359',
    ],
    [{ ...none, account: 'costs:network', family: 'costs' as const }, 'Frais payés · Réseau'],
    [{ ...none, account: 'costs:bank', family: 'costs' as const }, 'Frais payés · Banque'],
  ])('%j is « %s »', (account, name) => {
    expect(accountName(account).replaceAll(/[\u00A0\u202F]/g, ' ')).toBe(name);
  });
});

it('shows the IBAN or the addresses of a payer in groups of four', () => {
  expect(payerAccounts('FR1420041010050500013M02606')).toBe('FR14 2004 1010 0505 0001 3M02 606');
  expect(payerAccounts('bc1qw508,3J98t1Wp')).toBe('bc1q w508, 3J98 t1Wp');
});
