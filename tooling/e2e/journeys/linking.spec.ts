/**
 * An account of one service opens the other: request, code, data to share, linked; both ways, and switching between
 * them.
 */
import { expect, type Page } from '@playwright/test';
import { openSignIn } from '../src/addresses.ts';
import { fill, fillPassword } from '../src/fields.ts';
import { fillAccount, openRegistration, registerAccount } from '../src/investor.ts';
import { readMailed, typeMailedCode } from '../src/mailed-code.ts';
import { test } from '../src/shared-stack.ts';

const password = 'Lavande-et-Romarin-7';
const lina = { firstname: 'Lina', lastname: 'Lien', email: 'lina.lien@exemple.fr', password };
const karl = { firstname: 'Karl', lastname: 'Lien', email: 'karl.lien@exemple.fr', password };

test('an account of the main service opens the second one with its password and a code', async ({
  browser,
  page,
  stack,
}) => {
  const elsewhere = await browser.newPage();
  await registerAccount(elsewhere, stack.siteUrl, lina);
  await openSignIn(page, `${stack.siteUrl}/kaskad`);
  await page.getByRole('link', { name: 'Activer mon accès Kaskad' }).click();
  await requestLink(page, 'Yield', { email: lina.email, password: 'Un-autre-mot-de-passe-9' });
  await expect(page.getByText('La demande n’a pas abouti')).toBeVisible();
  await requestLink(page, 'Yield', lina);
  await typeMailedCode(page, stack.apiUrl, lina.email);
  await accept(page);
  await expect(page).toHaveURL(`${stack.siteUrl}/kaskad/dashboard`);
  await expect(page.getByText('Votre accès Kaskad est activé.').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await elsewhere.context().close();
});

test('an account of the second service opens the main one, awaits its identity check there, and goes back', async ({
  browser,
  page,
  stack,
}) => {
  const elsewhere = await browser.newPage();
  await openRegistration(elsewhere, `${stack.siteUrl}/kaskad`);
  await fillAccount(elsewhere, karl);
  await elsewhere.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(elsewhere).toHaveURL(`${stack.siteUrl}/kaskad/dashboard`);
  await openSignIn(page, stack.siteUrl);
  await page.getByRole('link', { name: 'Activer mon accès Yield' }).click();
  await requestLink(page, 'Kaskad', karl);
  const sent = await readMailed(stack.apiUrl, karl.email, 'code');
  await page.getByLabel('Code à 6 chiffres').fill(sent === '000000' ? '111111' : '000000');
  await accept(page);
  await expect(page.getByRole('heading', { name: 'Confirmez la liaison' })).toBeVisible();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await typeMailedCode(page, stack.apiUrl, karl.email);
  await page.getByRole('button', { name: 'Ne pas relier' }).click();
  await requestLink(page, 'Kaskad', karl);
  await typeMailedCode(page, stack.apiUrl, karl.email);
  await accept(page);
  await expect(page).toHaveURL(`${stack.siteUrl}/kyc-en-attente`);
  await page.getByRole('link', { name: 'Aller sur Kaskad' }).click();
  await expect(page).toHaveURL(`${stack.siteUrl}/kaskad/dashboard`);
  await elsewhere.context().close();
});

/** Nothing is linked before the client has seen what will be shared. */
async function accept(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Ce qui sera partagé' })).toBeVisible();
  await expect(page.getByText(/^Vos montants, vos contrats/)).toBeVisible();
  await page.getByRole('button', { name: 'Accepter et relier' }).click();
}

async function requestLink(
  page: Page,
  other: string,
  account: { readonly email: string; readonly password: string },
): Promise<void> {
  await fill(page, `Adresse e-mail de votre compte ${other}`, account.email);
  await fillPassword(page, `Mot de passe ${other}`, account.password);
  await page.getByRole('button', { name: 'Recevoir le code' }).click();
}
