/** An account of one service opens the other: request, code, linked; both ways, and the way from one to the other. */
import { expect, type Page } from '@playwright/test';
import { fill, fillPassword } from '../src/fields.ts';
import { fillAccount, registerAccount } from '../src/investor.ts';
import { typeMailedCode } from '../src/mailed-code.ts';
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
  await page.goto(`${stack.siteUrl}/link-kaskad`);
  await askForLink(page, 'Yield', { email: lina.email, password: 'Un-autre-mot-de-passe-9' });
  await expect(page.getByText('La demande n’a pas abouti')).toBeVisible();
  await askForLink(page, 'Yield', lina);
  await typeMailedCode(page, stack.apiUrl, lina.email);
  await expect(page).toHaveURL(`${stack.siteUrl}/kaskad/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await elsewhere.context().close();
});

test('an account of the second service opens the main one, waits there for its identity, and goes back', async ({
  browser,
  page,
  stack,
}) => {
  const elsewhere = await browser.newPage();
  await elsewhere.goto(`${stack.siteUrl}/kaskad/register`);
  await fillAccount(elsewhere, karl);
  await elsewhere.getByRole('button', { name: 'Créer mon compte' }).click();
  await expect(elsewhere).toHaveURL(`${stack.siteUrl}/kaskad/dashboard`);
  await page.goto(`${stack.siteUrl}/link-yield`);
  await askForLink(page, 'Kaskad', karl);
  await typeMailedCode(page, stack.apiUrl, karl.email);
  await expect(page).toHaveURL(`${stack.siteUrl}/kyc-en-attente`);
  await page.getByRole('link', { name: 'Aller sur Kaskad' }).click();
  await expect(page).toHaveURL(`${stack.siteUrl}/kaskad/dashboard`);
  await elsewhere.context().close();
});

async function askForLink(
  page: Page,
  other: string,
  account: { readonly email: string; readonly password: string },
): Promise<void> {
  await fill(page, `Adresse e-mail de votre compte ${other}`, account.email);
  await fillPassword(page, `Mot de passe ${other}`, account.password);
  await page.getByRole('button', { name: 'Recevoir le code' }).click();
}
