/** A signed contract until its end: proof filed and changed, payment recorded, closing; and a pending one cancelled. */
import { expect, type Page } from '@playwright/test';
import { openSite } from '../src/addresses.ts';
import { test } from '../src/client-page.ts';
import { chooseInContractMenu, hasInContractMenu } from '../src/contract-menu.ts';
import { fill, fillDate } from '../src/fields.ts';
import { loseResponse } from '../src/lose-response.ts';
import { goTo } from '../src/navigation.ts';
import { recordPaymentOf } from '../src/staff-api.ts';
import { button } from '../src/wizard.ts';

const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });
const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const reference = (page: Page) => page.getByRole('textbox', { name: 'Référence du virement' });
const expectText = (page: Page, sentence: string) => expect(page.getByText(sentence).first()).toBeVisible();

test('a proof is validated, filed once, kept when the network is lost, changed, and read-only once paid', async ({
  context,
  page,
  stack,
  client,
}) => {
  const id = await client.subscribeAndSign('eurfy');
  await openSite(page, stack.siteUrl);
  await goTo(page, 'Mes documents');
  await page.getByRole('link', { name: 'Preuve de paiement' }).click();
  await button(page, 'Enregistrer la preuve').click();
  await expectText(page, 'Merci d’indiquer la référence de votre virement.');
  await expectText(page, 'Merci de sélectionner la date d’exécution.');
  await fill(page, 'Référence du virement', 'VIR-1');
  await fillDate(page, 'Date d’exécution', today);
  await context.setOffline(true);
  await button(page, 'Enregistrer la preuve').click();
  await expectText(page, 'Impossible d’enregistrer la preuve.');
  await expect(reference(page)).toHaveValue('VIR-1');
  await context.setOffline(false);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/payment-proof')) sent += 1;
  });
  await button(page, 'Enregistrer la preuve').dblclick();
  await expectText(page, 'Preuve de paiement enregistrée.');
  expect(sent).toBe(1);

  await page.getByRole('link', { name: 'Modifier la preuve' }).click();
  await expect(reference(page)).toHaveValue('VIR-1');
  await fill(page, 'Référence du virement', 'VIR-2');
  await button(page, 'Enregistrer la preuve').click();
  await expect(page.getByRole('link', { name: 'Modifier la preuve' })).toBeVisible();
  expect(await client.contracts()).toMatchObject([{ payment_proof: { reference: 'VIR-2' } }]);

  // The form is open while the payment is recorded: it can no longer change anything.
  await page.getByRole('link', { name: 'Modifier la preuve' }).click();
  await fill(page, 'Référence du virement', 'VIR-3');
  await recordPaymentOf(stack, id, { amount: '15000', valueDate: dayBefore(30), payer: client.name });
  await button(page, 'Enregistrer la preuve').click();
  await expectText(page, 'Ce paiement est déjà validé.');
  await expect(page.getByText('VIR-2')).toBeVisible();
  await expect(reference(page)).toHaveCount(0);

  await page.getByRole('link', { name: 'Retour aux documents' }).click();
  await closeContract(page);
  await expectText(page, 'Rachat à la première VL datée du');
  expect(await client.contracts()).toMatchObject([{ status: 'closed', payment_status: 'paid' }]);
});

async function closeContract(page: Page): Promise<void> {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/close')) sent += 1;
  });
  await chooseInContractMenu(page, 'Clôturer');
  await button(page, 'Garder le contrat').click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await chooseInContractMenu(page, 'Clôturer');
  await button(page, 'Clôturer le contrat').dblclick();
  await expectText(page, 'Contrat clôturé.');
  await expect(page.getByRole('cell', { name: 'Clôturé', exact: true })).toBeVisible();
  expect(await hasInContractMenu(page, 'Clôturer')).toBe(false);
  expect(sent).toBe(1);
}

test('a closing whose response is lost is retried, and done once', async ({ page, stack, client }) => {
  await client.subscribeAndSign('eurfy');
  await openSite(page, stack.siteUrl);
  await goTo(page, 'Mes documents');
  await loseResponse(page, '**/close');
  await chooseInContractMenu(page, 'Clôturer');
  await button(page, 'Clôturer le contrat').click();
  await expectText(page, 'Impossible de clôturer ce contrat.');
  await chooseInContractMenu(page, 'Clôturer');
  await button(page, 'Clôturer le contrat').click();
  await expectText(page, 'Contrat clôturé.');
  expect(await client.contracts()).toMatchObject([{ status: 'closed', payment_status: 'canceled' }]);
});

test('a pending contract is cancelled after a confirmation; a second tab shows it', async ({
  context,
  page,
  stack,
  client,
}) => {
  await client.subscribe('eurfy');
  await openSite(page, stack.siteUrl);
  await goTo(page, 'Mes documents');
  const second = await context.newPage();
  await openSite(second, stack.siteUrl);
  await goTo(second, 'Mes documents');
  expect(await hasInContractMenu(second, 'Annuler')).toBe(true);
  await chooseInContractMenu(page, 'Annuler');
  await button(page, 'Garder le contrat').click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await client.contracts()).toMatchObject([{ status: 'pending' }]);
  await chooseInContractMenu(page, 'Annuler');
  await button(page, 'Annuler le contrat').dblclick();
  await expectText(page, 'Contrat annulé.');
  await expect.poll(() => hasInContractMenu(page, 'Annuler')).toBe(false);
  expect(await client.contracts()).toMatchObject([{ status: 'canceled', payment_status: 'canceled' }]);
  await chooseInContractMenu(second, 'Annuler');
  await button(second, 'Annuler le contrat').click();
  await expectText(second, 'Impossible d’annuler ce contrat.');
  await expect.poll(() => hasInContractMenu(second, 'Annuler')).toBe(false);
});
