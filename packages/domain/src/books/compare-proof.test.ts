import { describe, expect, test } from 'vitest';
import { decimal } from '../money/index.ts';
import { compareProof, type FoundPayment, type TypedProof } from './index.ts';

const wallet = '0x52908400098527886E0F7030069857D2E4169EE7';
const hash = `0x${'ab'.repeat(32)}`;
const typed: TypedProof = {
  amount: decimal('10000'),
  executedOn: '2026-11-20',
  sender: wallet,
  txid: `https://etherscan.io/tx/${hash}`,
};
const found: FoundPayment = {
  amount: decimal('10000'),
  day: '2026-11-20',
  senders: [wallet.toLowerCase()],
  txid: hash,
};
const compared = (change: Partial<FoundPayment>, proof: Partial<TypedProof> = {}) =>
  compareProof({ ...typed, ...proof }, { ...found, ...change }).map(({ point, isEqual }) => [point, isEqual]);
const differing = (change: Partial<FoundPayment>) =>
  compared(change).flatMap(([point, isEqual]) => (isEqual === true ? [] : [point]));

describe('a proof beside the payment found', () => {
  test('agrees on every point', () => {
    expect(compared({})).toEqual([
      ['amount', true],
      ['day', true],
      ['sender', true],
      ['txid', true],
    ]);
  });

  test.each([
    [{ amount: decimal('9949') }, ['amount']],
    [{ amount: decimal('9950') }, []],
    [{ day: '2026-11-21' }, []],
    [{ day: '2026-11-22' }, ['day']],
    [{ day: '2026-11-19' }, ['day']],
    [{ senders: ['0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'] }, ['sender']],
    [{ txid: `0x${'cd'.repeat(32)}` }, ['txid']],
  ] as const)('found as %o differs on: %j', (change, points) => {
    expect(differing(change)).toEqual(points);
  });

  test('from a bank has no hash, may come five days later, and is compared without an unknown sender', () => {
    const transfer = { sender: null, txid: null };
    const bank = { txid: null, senders: [] };
    expect(compared({ ...bank, day: '2026-11-25' }, transfer)).toEqual([
      ['amount', true],
      ['day', true],
    ]);
    expect(compared({ ...bank, day: '2026-11-26' }, transfer)).toContainEqual(['day', false]);
  });

  test('gives the gap and the delay', () => {
    const late = compareProof(typed, { ...found, amount: decimal('9000'), day: '2026-11-23' });
    expect(late).toContainEqual({ point: 'day', isEqual: false, daysLate: 3 });
    expect(late[0]).toMatchObject({ point: 'amount', gap: { kind: 'short' } });
  });

  test('has the tolerance of the parameter', () => {
    const [amount] = compareProof(typed, { ...found, amount: decimal('9900') }, decimal('1'));
    expect(amount?.isEqual).toBe(true);
  });
});
