import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { auditLog } from '../../db/schema/audit.ts';
import { users } from '../../db/schema/identity.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { lastCodeTo } from '../../testing/outbox.ts';
import { signIn, testPassword } from '../../testing/people.ts';
import { createAdministrator } from './create-administrator.ts';

let test: TestApp;
beforeEach(async () => {
  test = await createTestApp();
});
afterEach(() => test.close());

const create = (email: string, password = testPassword) =>
  createAdministrator(test.deps, { email, password });

describe('createAdministrator', () => {
  it('creates the first two administrators, who can sign in, and refuses a third', async () => {
    expect(await create('Une@Exemple.fr')).toBe('created');
    expect(await create('deux@exemple.fr')).toBe('created');
    expect(await create('trois@exemple.fr')).toBe('enough');
    for (const email of ['une@exemple.fr', 'deux@exemple.fr']) {
      const challenge = await test.expectOk('login', { body: { user: { email, password: testPassword } } });
      const { user } = await test.expectOk('verifyTwoFactor', {
        token: challenge.token,
        body: { code: await lastCodeTo(test, email) },
      });
      expect(user).toMatchObject({ role: 'super_admin', can_access_yield_admin: true });
    }
    const rows = await test.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'account.created_by_command'));
    expect(rows).toHaveLength(2);
  });

  it('changes nothing when it is run again with the same address, even once there are two', async () => {
    await create('une@exemple.fr');
    await create('deux@exemple.fr');
    expect(await create('UNE@exemple.fr', 'Un-autre-mot-de-passe-2026!')).toBe('already-administrator');
    const login = { user: { email: 'une@exemple.fr', password: testPassword } };
    expect((await test.call('login', { body: login })).status).toBe(200);
  });

  it('counts a disabled administrator for none, and does not enable it again', async () => {
    await create('une@exemple.fr');
    await create('deux@exemple.fr');
    await test.deps.db
      .update(users)
      .set({ disabledAt: test.clock.now() })
      .where(eq(users.email, 'deux@exemple.fr'));
    expect(await create('deux@exemple.fr')).toBe('address-taken');
    expect(await create('trois@exemple.fr')).toBe('created');
  });

  it('makes no administrator of an account of another role', async () => {
    const client = await signIn(test, 'client');
    expect(await create(client.email)).toBe('address-taken');
  });

  it('creates two of three that are requested concurrently', async () => {
    const creations = ['une', 'deux', 'trois'].map((name) => create(`${name}@exemple.fr`));
    expect((await Promise.all(creations)).toSorted()).toEqual(['created', 'created', 'enough']);
  });
});
