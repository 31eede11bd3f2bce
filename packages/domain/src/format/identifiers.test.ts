import { describe, expect, it } from 'vitest';
import { formatFileLimit, formatFileSize } from './file-size.ts';
import {
  formatAccount,
  formatAddress,
  formatIban,
  formatPhoneInput,
  formatShortAddress,
  initials,
} from './identifiers.ts';

describe('identifiers', () => {
  const typed: readonly [string, string][] = [
    ['', ''],
    ['0', '0'],
    ['061', '06-1'],
    ['06-', '06'],
    ['0612345678', '06-12-34-56-78'],
    ['06 12 34 56 78', '06-12-34-56-78'],
    ['06.12.34.56.78 90', '06-12-34-56-78'],
    ['+33 6 12 34 56 78', '06-12-34-56-78'],
    ['+33 (0)6 12 34 56 78', '06-12-34-56-78'],
    ['0033612345678', '06-12-34-56-78'],
    ['abc', ''],
  ];

  it.each(typed)('groups the phone number typed « %s » by two', (text, shown) => {
    expect(formatPhoneInput(text)).toBe(shown);
  });

  it('groups an IBAN and an address by four, and shortens an address', () => {
    expect(formatIban('fr1420041010050500013M02606')).toBe('FR14 2004 1010 0505 0001 3M02 606');
    expect(formatAddress('0x52908400098527886E0F7030069857D2E4169EE7')).toBe(
      '0x 5290 8400 0985 2788 6E0F 7030 0698 57D2 E416 9EE7',
    );
    expect(formatAddress('bc1qw508')).toBe('bc1q w508');
    expect(formatShortAddress('0x52908400098527886E0F7030069857D2E4169EE7')).toBe('0x5290…9EE7');
  });

  it.each([
    ['an IBAN', 'fr14 20041010050500013M02606', 'FR14 2004 1010 0505 0001 3M02 606'],
    ['an address on Bitcoin', '3J98t1WpEZ73CNmQ', '3J98 t1Wp EZ73 CNmQ'],
    ['an address in capitals', 'BC1QW508D6QEJXTDG4', 'BC1Q W508 D6QE JXTD G4'],
    ['an address on Ethereum', '0x52908400', '0x 5290 8400'],
  ])('groups %s by four', (_, account, shown) => {
    expect(formatAccount(account)).toBe(shown);
  });

  it('returns the initials of a person', () => {
    expect(initials('Camille', 'Moreau')).toBe('CM');
    expect(initials('  élodie ', '')).toBe('É');
    expect(initials('', '')).toBe('');
  });

  it('shows a file size in Ko and a limit in Mo', () => {
    expect(formatFileSize(126_362)).toBe('123,4\u00A0Ko');
    expect(formatFileSize(2_560_000)).toBe('2\u202F500\u00A0Ko');
    expect(formatFileLimit(10_485_760)).toBe('10\u00A0Mo');
  });
});
