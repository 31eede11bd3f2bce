import { assert, bigInt, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDecimal } from './amount.ts';
import { parseDecimalInput } from './decimal-input.ts';

describe('parseDecimalInput', () => {
  const typed: readonly [string, string | null][] = [
    ['15 000,50', '15000.50'],
    ['15\u202F000,50\u00A0€', '15000.50'],
    ['15000.5', '15000.5'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1.234.567,8', '1234567.8'],
    ['0,1', '0.1'],
    [',5', '0.5'],
    ['5,', '5'],
    ['007', '7'],
    ['0', '0'],
    ['-5', '-5'],
    ['\u22125,5', '-5.5'],
    ['123456789012345678,91', '123456789012345678.91'],
    ['', null],
    ['  ', null],
    [',', null],
    ['abc', null],
    ['1e5', null],
    ['1,2,3', null],
    ['1.234.567', null],
    ['12.34,56', null],
    ['--5', null],
    ['0x10', null],
    ['Infinity', null],
  ];

  it.each(typed)('parses « %s » as %s', (text, expected) => {
    expect(parseDecimalInput(text)).toBe(expected);
  });

  it('parses every amount that formatDecimal returns', () => {
    const amounts = tuple(
      bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
      integer({ min: 1, max: 99_999_999 }),
    ).map(([whole, fraction]) => `${whole}.${String(fraction).padStart(8, '0').replace(/0+$/, '')}`);
    assert(property(amounts, (amount) => parseDecimalInput(formatDecimal(amount)) === amount));
  });
});
