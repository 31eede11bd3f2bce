import { describe, expect, it } from 'vitest';
import { emptyTransfer, type FeeForm, feesInWords, toTransferBody, validateTransfer } from './fees.model.ts';

const fee = { asset: 'EURO', booked: '24.96', given_back: '0', transferred: '20', left: '4.96' } as const;
const coins = { ...fee, asset: 'USDC', left: '50' } as const;
const details = {
  holder: 'Ombrelune',
  iban: 'FR7630006000011234567890189',
  bic: null,
  bitcoin_address: null,
  ethereum_address: '0x52908400098527886E0F7030069857D2E4169EE7',
};
const today = '2026-11-12';
const form = (change: Partial<FeeForm> = {}): FeeForm => ({
  ...emptyTransfer(fee, details),
  day: '2026-11-11',
  reference: 'VIR-1',
  reason: 'Relevé de novembre',
  ...change,
});
const verdict = (change: Partial<FeeForm>) =>
  validateTransfer(form(change), { fees: [fee, coins], issue_day: '2026-11-10' }, today);
const refused = (change: Partial<FeeForm>) => verdict(change).failures.map(({ field }) => field);

describe('the transfer of fees', () => {
  it('opens with all that is left, from where the issuer is paid', () => {
    expect(emptyTransfer(fee, details)).toMatchObject({ amount: '4.96', account: details.iban });
    expect(emptyTransfer(coins, details)).toMatchObject({ amount: '50', account: details.ethereum_address });
    expect(emptyTransfer(fee, null).account).toBe('');
  });

  const hash = `0x${'a'.repeat(64)}`;
  const sent = { asset: 'USDC', account: details.ethereum_address, reference: hash } as const;
  it.each<[Partial<FeeForm>, string[]]>([
    [{}, []],
    [{ amount: '4.97' }, ['amount']],
    [{ amount: '0' }, ['amount']],
    [{ amount: '1.234' }, ['amount']],
    [{ day: null }, ['day']],
    [{ day: '2026-11-13' }, ['day']],
    [{ day: '2026-11-10' }, []],
    [{ day: '2026-11-09' }, ['day']],
    [{ reference: ' ' }, ['reference']],
    [{ account: 'FR76' }, ['account']],
    [{ reason: '' }, ['reason']],
    [{ ...sent, amount: '50' }, []],
    [{ ...sent, amount: '50', reference: 'VIR-1' }, ['reference']],
    [{ ...sent, amount: '50', account: details.iban }, ['account']],
  ])('%j is refused at %j', (change, fields) => {
    expect(refused(change)).toEqual(fields);
  });

  it('names the day of the issue when it is dated before', () => {
    expect(verdict({ day: '2026-11-09' }).first?.message).toBe(
      'La date de réception ne peut pas précéder l’émission, commencée le 10/11/2026.',
    );
  });

  it('sends what was typed, without its outer spaces', () => {
    expect(toTransferBody(form({ reference: ' VIR-1 ' }))).toEqual({
      asset: 'EURO',
      amount: '4.96',
      day: '2026-11-11',
      reference: 'VIR-1',
      account: details.iban,
      reason: 'Relevé de novembre',
    });
  });

  it('is written with its asset in the list', () => {
    const words = feesInWords([
      { asset: 'EURO', amount: '24.96' },
      { asset: 'USDC', amount: '50' },
    ]);
    expect(words.replaceAll(/[\u00A0\u202F]/g, ' ')).toBe('24,96 € · 50,00 USDC');
  });
});
