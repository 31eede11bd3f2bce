import { describe, expect, it } from 'vitest';
import { account } from '../access/test-accounts.ts';
import { decimal } from '../money/index.ts';
import { type CheckerRefusal, checkerRefusal, decideSecondPerson, validateReason } from './two-persons.ts';

const change = { kind: 'contract.close', makerId: 'maker', userId: 'client' } as const;
const admin = (id: string) => ({ ...account('admin_yield'), id });

describe('checkerRefusal', () => {
  const table: readonly [string, Parameters<typeof checkerRefusal>[1], CheckerRefusal | null][] = [
    ['another administrator', { access: admin('other'), isActive: true }, null],
    ['the maker', { access: admin('maker'), isActive: true }, 'maker'],
    [
      'a super administrator who made it',
      { access: { ...account('super_admin'), id: 'maker' }, isActive: true },
      'maker',
    ],
    ['the person it is about', { access: admin('client'), isActive: true }, 'subject'],
    ['a disabled administrator', { access: admin('other'), isActive: false }, 'inactive'],
    ['a salesperson', { access: { ...account('commercial'), id: 'other' }, isActive: true }, 'noRight'],
    [
      'an administrator of the other service',
      { access: { ...account('admin_kaskad'), id: 'other' }, isActive: true },
      'noRight',
    ],
    [
      'a client with the administrator flag',
      { access: { ...account('client', { can_access_yield_admin: true }), id: 'other' }, isActive: true },
      null,
    ],
  ];
  it.each(table)('decides for %s', (_who, checker, expected) => {
    expect(checkerRefusal(change, checker)).toBe(expected);
  });

  it('is of an administrator of Kaskad for a change of a grant, and of no other', () => {
    const grant = { ...change, kind: 'grant.cancel' } as const;
    const by = (role: 'admin_kaskad' | 'admin_yield' | 'super_admin') =>
      checkerRefusal(grant, { access: { ...account(role), id: 'other' }, isActive: true });
    expect([by('admin_kaskad'), by('super_admin'), by('admin_yield')]).toEqual([null, null, 'noRight']);
  });

  it('refuses the maker of a change that is about no client', () => {
    expect(checkerRefusal({ ...change, userId: null }, { access: admin('maker'), isActive: true })).toBe(
      'maker',
    );
  });
});

describe('decideSecondPerson', () => {
  const threshold = decimal(100_000);
  it.each([
    ['under the threshold', '99999.99', '0', false, '99999.99'],
    ['at the threshold', '100000', '0', true, '100000'],
    ['that adds up to it with the payments of the day', '40000', '72000', true, '112000'],
    ['that stays under it with the payments of the day', '40000', '59999.99', false, '99999.99'],
  ])('decides for a payment %s', (_what, ...[amount, alone, isNeeded, total]) => {
    const decided = decideSecondPerson({ amount: decimal(amount), aloneToday: decimal(alone), threshold });
    expect({ ...decided, total: decided.total?.toString() }).toEqual({ isNeeded, total });
  });

  it('needs one when a rate is missing', () => {
    const some = decimal(1);
    expect(decideSecondPerson({ amount: null, aloneToday: some, threshold }).isNeeded).toBe(true);
    expect(decideSecondPerson({ amount: some, aloneToday: null, threshold }).isNeeded).toBe(true);
  });
});

it('a reason is required', () => {
  expect(validateReason({ reason: ' \n' }).first).toEqual({
    field: 'reason',
    message: 'Vous devez indiquer le motif.',
  });
  expect(validateReason({ reason: 'Demande du client' }).first).toBeNull();
});
