/** A session that ends under an open screen: a French message, a sign-in, and the same screen again. */
import { expect, type Page } from '@playwright/test';
import { fill, fillPassword } from '../src/fields.ts';
import { decide, sendDocument } from '../src/identity.ts';
import { registerAccount, signIn } from '../src/investor.ts';
import { readMailed } from '../src/mailed-code.ts';
import { goTo } from '../src/navigation.ts';
import { test } from '../src/shared-stack.ts';

const camille = { email: 'camille.moreau@exemple.fr', password: 'Demonstration-2026!' };

const screens = [
  { where: 'the main service', path: '/documents', title: 'Mes documents', links: ['Mes documents'] },
  { where: 'the second service', path: '/kaskad/profile', title: 'Profil', links: ['Kaskad', 'Profil'] },
] as const;

for (const screen of screens) {
  const { where, path, title } = screen;
  test(`the other devices are signed out of ${where}, see a message, and return to their screen`, async ({
    browser,
    page,
    stack,
  }) => {
    const other = await browser.newPage();
    await openOn(other, stack.siteUrl, screen);
    await endOthers(page, stack.siteUrl);
    await refocus(other);
    await expect(other.getByText('Votre session a pris fin')).toBeVisible();
    await expect(other).toHaveURL(/\/login$/);
    await signInHere(other);
    await expect(other).toHaveURL(stack.siteUrl + path);
    await expect(other.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await other.context().close();
  });
}

test('another account that signs in on that device is not redirected to the screen of the first', async ({
  browser,
  page,
  stack,
}) => {
  const other = await browser.newPage();
  await openOn(other, stack.siteUrl, screens[0]);
  await endOthers(page, stack.siteUrl);
  await refocus(other);
  await expect(other.getByText('Votre session a pris fin')).toBeVisible();
  await signInHere(other, { ...camille, email: 'lea.petit@exemple.fr' });
  await expect(other).toHaveURL(`${stack.siteUrl}/kyc-en-attente`);
  await other.context().close();
});

test('a session lost in the identity step shows a message, and the step resumes after a sign-in', async ({
  page,
  stack,
}) => {
  const password = 'Lavande-et-Romarin-7';
  const chosen = 'Thym-et-Laurier-2026';
  const person = { firstname: 'Perla', lastname: 'Perdue', email: 'perla.perdue@exemple.fr', password };
  await registerAccount(page, stack.siteUrl, person);
  await fetch(`${stack.apiUrl}/proxy/send-instructions`, json({ email: person.email }));
  const link = await readMailed(stack.apiUrl, person.email, 'resetPassword');
  const token = link.split('#').at(-1) ?? '';
  await fetch(`${stack.apiUrl}/proxy/reset-password`, json({ password: chosen, token }));
  await expect(page.getByText(/votre inscription reprendra où elle en était/)).toBeVisible();
  await expect(page).toHaveURL(`${stack.siteUrl}/login`);
  await signInHere(page, { email: person.email, password: chosen });
  await expect(page).toHaveURL(`${stack.siteUrl}/register`);
  await sendDocument(page, 'Passeport');
  await decide(page, 'accept');
  await expect(page).toHaveURL(`${stack.siteUrl}/dashboard`);
});

/** Signs in on another device, and leaves it on a screen. */
async function openOn(page: Page, siteUrl: string, screen: (typeof screens)[number]): Promise<void> {
  await signIn(page, siteUrl, camille);
  await expect(page).toHaveURL(`${siteUrl}/dashboard`);
  for (const link of screen.links) await goTo(page, link);
  await expect(page.getByRole('heading', { level: 1, name: screen.title })).toBeVisible();
}

/** Ends all other sessions, from a separate device. */
async function endOthers(page: Page, siteUrl: string): Promise<void> {
  await signIn(page, siteUrl, camille);
  await expect(page).toHaveURL(`${siteUrl}/dashboard`);
  await goTo(page, 'Profil');
  await page.getByRole('button', { name: 'Déconnecter les autres appareils' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Déconnecter' }).click();
  await expect(page.getByText(/déconnectés?\.$/).first()).toBeVisible();
}

/** The focus event of a page in a background tab. */
async function refocus(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** On the sign-in screen after the redirect. */
async function signInHere(page: Page, person = camille): Promise<void> {
  await fill(page, 'Adresse e-mail', person.email);
  await fillPassword(page, 'Mot de passe', person.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

function json(body: object): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
