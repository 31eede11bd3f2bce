import { describe, expect, it } from 'vitest';
import { comparedCode } from './compared-code.ts';

const changedOf = (value: string, other: string) =>
  comparedCode(value, other)
    ?.filter(({ isChanged }) => isChanged)
    .map(({ text }) => text);

describe('two codes side by side', () => {
  it('differ by the characters that are not the same', () => {
    expect(changedOf('FR04 9999 7004 1202 8173 4605 A50', 'FR08 9999 7004 1202 8173 4650 A58')).toEqual([
      '4',
      '05',
      '0',
    ]);
    expect(
      changedOf('0xde709f2102306220921060314715629080e2fb77', '0xde709f2102306220921060314715629080e2fb78'),
    ).toEqual(['7']);
    expect(
      comparedCode('BNPAFRPP1', 'BNPAFRPP2')
        ?.map(({ text }) => text)
        .join(''),
    ).toBe('BNPAFRPP1');
  });

  it('are not compared where little is common, or where they are words', () => {
    expect(comparedCode('FR76 3000 6000 0112', 'DE89 3704 0044 0532')).toBeNull();
    expect(comparedCode('Compte des clients 1', 'Compte des clients 2')).toBeNull();
    expect(comparedCode('FR04 9999', 'FR04 9999 7004')).toBeNull();
    expect(comparedCode('5 000,00 €', '6 000,00 €')).toBeNull();
  });
});
