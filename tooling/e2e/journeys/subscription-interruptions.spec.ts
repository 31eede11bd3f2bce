/** Interrupted subscriptions: two tabs, two clicks, a reload, another device, a lost network. */
import { expect, type Page } from '@playwright/test';
import { openSite } from '../src/addresses.ts';
import { test } from '../src/client-page.ts';
import { chooseInContractMenu } from '../src/contract-menu.ts';
import { fill } from '../src/fields.ts';
import { loseResponse } from '../src/lose-response.ts';
import { goTo } from '../src/navigation.ts';
import type { Stack } from '../src/stack.ts';
import {
  button,
  byCrypto,
  byTransfer,
  fillAmount,
  isNotSigned,
  isOnStep,
  isSigned,
  next,
  openWizard,
  reachBoxes,
  reachSignature,
  sign,
  signingFrame,
  tickBoxes,
} from '../src/wizard.ts';

const resume = (page: Page) => page.getByRole('link', { name: 'Reprendre la signature' });

async function openDocuments(page: Page, { siteUrl }: Stack): Promise<void> {
  await openSite(page, siteUrl);
  await goTo(page, 'Mes documents');
}

/** Counts the calls of a page to an operation, by the end of its path. */
function countCalls(page: Page, path: string): () => number {
  let made = 0;
  page.on('request', (request) => {
    if (request.method() !== 'OPTIONS' && request.url().endsWith(path)) made += 1;
  });
  return () => made;
}

test('a contract left in one tab is signed from another, once, and the first shows it', async ({
  context,
  page,
  stack,
  client,
}) => {
  await reachSignature(page, stack, byTransfer);
  const second = await context.newPage();
  await openDocuments(second, stack);
  await resume(second).click();
  await isOnStep(second, 4);
  await sign(second);
  await isSigned(second);
  await isSigned(page);
  expect(await client.contracts()).toMatchObject([{ status: 'signed' }]);
});

test('a contract made on another device is resumed here, survives a reload, and is cancelled by going back', async ({
  page,
  stack,
  client,
}) => {
  await client.subscribe('eurfy');
  await openDocuments(page, stack);
  await resume(page).click();
  await expect(signingFrame(page).getByRole('checkbox')).toBeVisible();
  await page.reload();
  await isOnStep(page, 4);
  await expect(signingFrame(page).getByRole('checkbox')).toBeVisible();
  await button(page, 'Annuler le contrat').click();
  await isOnStep(page, 3);
  await expect(page.getByText('15 000,00 €').first()).toBeVisible();
  expect(await client.contracts()).toMatchObject([{ status: 'canceled' }]);
});

test('a contract signed, refused or cancelled elsewhere meanwhile is not signed again: the page shows its new state', async ({
  page,
  stack,
  client,
}) => {
  const endings = [
    ['/sign', 'Ce contrat est déjà signé.'],
    ['/decline', 'La signature de ce contrat a été refusée : il ne peut plus être signé.'],
  ] as const;
  for (const [ending, sentence] of endings) {
    const { signingUrl } = await client.subscribe('eurfy');
    await openDocuments(page, stack);
    await page.reload();
    await expect(resume(page)).toBeVisible();
    await page.request.post(`${signingUrl}${ending}`);
    await resume(page).click();
    await expect(page.getByText(sentence)).toBeVisible();
    await page.getByRole('link', { name: 'Voir mes documents' }).click();
    await expect(page.getByRole('table', { name: 'Contrats EURFY' })).toBeVisible();
    await expect(resume(page)).toHaveCount(0);
  }
  // An open wizard whose contract is cancelled from another tab ends by itself.
  await reachSignature(page, stack, byTransfer);
  const other = await page.context().newPage();
  await openDocuments(other, stack);
  await chooseInContractMenu(other, 'Annuler');
  await button(other, 'Annuler le contrat').click();
  await isNotSigned(page);
});

test('each button pressed twice acts once: one number, one contract, one cancellation', async ({
  page,
  stack,
  client,
}) => {
  const numbers = countCalls(page, '/next-po-number');
  const contracts = countCalls(page, '/new-signature');
  const cancellations = countCalls(page, '/cancel');
  await openWizard(page, stack, byCrypto.strategy);
  await fillAmount(page, byCrypto);
  await button(page, 'Étape suivante').dblclick();
  await isOnStep(page, 2);
  await fill(page, 'Votre adresse de provenance des fonds', byCrypto.origin ?? '');
  await button(page, 'Étape suivante').click();
  await isOnStep(page, 3);
  await tickBoxes(page);
  await button(page, 'Signer le contrat').dblclick();
  await expect(signingFrame(page).getByRole('checkbox')).toBeVisible();
  await button(page, 'Annuler le contrat').dblclick();
  await isOnStep(page, 3);
  expect([numbers(), contracts(), cancellations()]).toEqual([1, 1, 1]);
  expect(await client.contracts()).toMatchObject([{ status: 'canceled' }]);
});

test('a reload at each step loses nothing, and creates nothing twice', async ({ page, stack, client }) => {
  await openWizard(page, stack, byCrypto.strategy);
  await fillAmount(page, byCrypto);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Montant à investir' })).toHaveValue(/^12\s000$/);
  await next(page);
  await isOnStep(page, 2);
  await page.reload();
  await fill(page, 'Votre adresse de provenance des fonds', byCrypto.origin ?? '');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Votre adresse de provenance' })).toHaveValue(
    byCrypto.origin ?? '',
  );
  await next(page);
  await isOnStep(page, 3);
  await page.reload();
  await isOnStep(page, 3);
  await tickBoxes(page);
  await button(page, 'Signer le contrat').click();
  await expect(signingFrame(page).getByRole('checkbox')).toBeVisible();
  await page.reload();
  await isOnStep(page, 4);
  await sign(page);
  await isSigned(page);
  await page.reload();
  await isSigned(page);
  expect(await client.contracts()).toMatchObject([{ status: 'signed', currency: 'USDC' }]);
});

const noResponse = 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.';

test('a network lost in the middle shows a message, loses nothing, and the subscription resumes when it is back', async ({
  context,
  page,
  stack,
  client,
}) => {
  await openWizard(page, stack, byCrypto.strategy);
  await fillAmount(page, byCrypto);
  await next(page);
  await isOnStep(page, 2);
  await context.setOffline(true);
  await fill(page, 'Votre adresse de provenance des fonds', byCrypto.origin ?? '');
  await next(page);
  await expect(page.getByRole('alert').getByText(noResponse)).toBeVisible();
  await context.setOffline(false);
  await next(page);
  await isOnStep(page, 3);
  await tickBoxes(page);
  await context.setOffline(true);
  await button(page, 'Signer le contrat').click();
  await expect(page.getByText(noResponse)).toBeVisible();
  await context.setOffline(false);
  await button(page, 'Réessayer').click();
  const frame = signingFrame(page);
  await frame.getByRole('checkbox').check();
  await context.setOffline(true);
  await frame.getByRole('button', { name: 'Signer', exact: true }).click();
  await expect(frame.getByText(/La signature n’a pas abouti/)).toBeVisible();
  await context.setOffline(false);
  await frame.getByRole('button', { name: 'Signer', exact: true }).click();
  await isSigned(page);
  expect(await client.contracts()).toMatchObject([{ status: 'signed', amount: '12000.00' }]);
});

test('a request whose response is lost after the contract was made is retried: there is one contract', async ({
  page,
  stack,
  client,
}) => {
  await reachBoxes(page, stack, byTransfer);
  await tickBoxes(page);
  await loseResponse(page, '**/proxy/new-signature');
  await button(page, 'Signer le contrat').click();
  await expect(page.getByText(noResponse)).toBeVisible();
  await button(page, 'Réessayer').click();
  await sign(page);
  await isSigned(page);
  expect(await client.contracts()).toMatchObject([{ status: 'signed' }]);
});
