import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleResetRequests } from '../../jobs/handle-reset-requests.ts';
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts';
import { lastMailTo } from '../../testing/outbox.ts';
import { signIn, testPassword } from '../../testing/people.ts';
import { isWeakPassword } from './weak-password.ts';

const context = ['camille.moreau', 'Camille', 'Moreau', 'Belleval & Fils', 'Yield'];

describe('a password', () => {
  it.each([
    ['motdepasse123', 'a leaked word and digits'],
    ['!!Azertyuiop2026', 'a leaked word between signs'],
    ['iloveyou1234!', 'a leaked word and digits'],
    ['123456789012', 'a sequence'],
    ['abcdefghijklm', 'a sequence'],
    ['zyxwvutsrqponm', 'a sequence backwards'],
    ['aaaaaaaaaaaa', 'one letter'],
    ['121212121212', 'two characters'],
    ['BonjourBonjour', 'a leaked word twice'],
    ['CamilleMoreau1', 'the person’s names'],
    ['camille.moreau@2026', 'the mailbox'],
    ['Belleval-2026-2026', 'the company'],
    ['Yield-2026-2026!', 'the name of the place'],
    ['Administrateur1!', 'a word of French and a digit'],
    ['P@ssw0rd2026!', 'a leaked word under its signs'],
    ['Marseille2026!', 'a city and a year'],
    ['839201748263', 'two dates'],
    ['Az9!'.repeat(32), 'four characters, again and again'],
  ])('%s is refused: %s', async (password) => {
    expect(await isWeakPassword(password, context)).toBe(true);
  });

  it.each([
    'Demonstration-2026!',
    'Lavande-et-Romarin-7',
    'correcthorsebatterystaple',
    'camille-aime-les-tulipes',
    'ÉlanDoux&Brume',
    '🌿🍋🌊🪐🧭🎲🪁🧵🦉🌵🥝🛶',
    'Un-mot-de-passe-2026',
  ])('%s is taken, whatever it is made of', async (password) => {
    expect(await isWeakPassword(password, context)).toBe(false);
  });
});

describe('wherever a password is chosen', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  const refusal = {
    error: 'Ce mot de passe est trop courant ou trop facile à deviner.',
    errors: { password: ['Ce mot de passe est trop courant ou trop facile à deviner.'] },
  };

  it('a common one is refused: registration, change, reset', async () => {
    const password = 'motdepasse123';
    const form = {
      is_company: false,
      lastname: 'Roche',
      firstname: 'Yanis',
      address: '3 quai de Saône',
      zip_code: '69002',
      city: 'Lyon',
      country_address: 'FRA',
      email: 'yanis.roche@exemple.fr',
      password,
      password_confirmation: password,
      phone: '06-11-22-33-44',
    };
    const registered = await test.call('register', { body: { user: form } });
    expect([registered.status, registered.body]).toMatchObject([422, refusal]);

    const client = await signIn(test, 'client');
    const change = { password, current_password: testPassword };
    const changed = await test.call('changePassword', { token: client.token, body: change });
    expect([changed.status, changed.body]).toMatchObject([422, refusal]);

    await test.expectOk('sendInstructions', { body: { email: client.email } });
    await handleResetRequests(test.deps);
    const token = /reset-password#(\S+)/.exec(await lastMailTo(test, client.email))?.[1] ?? '';
    const reset = await test.call('resetPassword', { body: { token, password } });
    expect([reset.status, reset.body]).toMatchObject([422, refusal]);
    // The link is still good for a better one.
    await test.expectOk('resetPassword', { body: { token, password: 'Lavande-et-Romarin-7' } });
  });
});
