/** Two administrators, each in a browser of their own: one requests a closing, the other decides it. */
import { expect, type Page } from '@playwright/test';
import { test } from '../src/client-page.ts';
import { fill } from '../src/fields.ts';
import { openContract } from '../src/navigation.ts';
import { ines, marc, requestClosing, signInStaff } from '../src/staff.ts';

/** Opens the request from « À valider », by keyboard. */
async function openRequest(page: Page, poNumber: string): Promise<void> {
  await page
    .getByRole('link', { name: /^À valider/ })
    .first()
    .click();
  // The title takes the focus when the screen opens.
  await expect(page.getByRole('heading', { level: 1, name: 'À valider' })).toBeFocused();
  const row = page.getByRole('row', { name: new RegExp(poNumber) });
  await row.getByRole('link').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Clôture d’un contrat' })).toBeVisible();
}

test('a closing requested by one administrator is refused, then approved by another, never by its maker', async ({
  browser,
  stack,
  client,
}) => {
  await client.subscribeAndSign('eurfy');
  const maker = await (await browser.newContext()).newPage();
  const checker = await (await browser.newContext()).newPage();
  await signInStaff(maker, stack, marc);
  await signInStaff(checker, stack, ines);

  const poNumber = await requestClosing(maker, client.name);
  await openRequest(maker, poNumber);
  await expect(maker.getByText(/^C’est votre demande/)).toBeVisible();
  await expect(maker.getByRole('button', { name: 'Valider', exact: true })).toHaveCount(0);

  await openRequest(checker, poNumber);
  await checker.getByRole('button', { name: 'Refuser, avec un motif' }).click();
  const dialog = checker.getByRole('dialog', { name: 'Refuser cette demande' });
  await fill(dialog, 'Motif', 'Le courrier n’est pas signé');
  await dialog.getByRole('button', { name: 'Refuser la demande' }).click();
  await expect(checker.getByText(/^Refusée par Inès Garnier/)).toBeVisible();
  expect(await client.contracts()).toMatchObject([{ status: 'signed' }]);
  await maker.reload();
  await expect(maker.getByText('Le courrier n’est pas signé')).toBeVisible();

  await requestClosing(maker, client.name);
  await openContract(checker, client.name);
  await checker.getByRole('link', { name: 'Voir la demande' }).click();
  await checker.getByRole('button', { name: 'Valider', exact: true }).click();
  await expect(checker.getByText(/^Validée par Inès Garnier/)).toBeVisible();
  expect(await client.contracts()).toMatchObject([{ status: 'closed', payment_status: 'canceled' }]);
  await openContract(maker, client.name);
  await maker.reload();
  await expect(maker.getByText('Modification validée')).toBeVisible();
});
