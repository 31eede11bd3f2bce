import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

const password = 'Un-mot-de-passe-2026';

describe('verifyPassword', () => {
  it('serves known accounts before a crowd of unknown ones, and refuses no known one when that crowd is too large', async () => {
    const hash = await hashPassword(password);
    const order: string[] = [];
    const unknown = Array.from({ length: 130 }, () =>
      verifyPassword(null, 'Faux-2026-abcdef').then(
        () => order.push('unknown'),
        () => order.push('refused'),
      ),
    );
    const known = verifyPassword(hash, password, 'known').then((isRight) => order.push(`known: ${isRight}`));
    await Promise.all([known, ...unknown]);
    const served = order.filter((who) => who !== 'refused');
    // At most three were running when the known account’s request arrived.
    expect(served.indexOf('known: true')).toBeLessThanOrEqual(3);
    expect(order.filter((who) => who === 'refused').length).toBeGreaterThanOrEqual(130 - 103);
    expect(served.length).toBeGreaterThan(100);
  });

  it('still returns a result for an unknown address, after such a crowd', async () => {
    expect(await verifyPassword(null, password)).toBe(false);
  });
});
