/** Two administrators, each in a browser of their own: one requests a closing or another fee, the other decides it. */
import { expect, type Page } from '@playwright/test';
import { test } from '../src/client-page.ts';
import { fill, fillDate } from '../src/fields.ts';
import { goTo, openContract } from '../src/navigation.ts';
import { approveOpenChange, ines, marc, openChange, requestClosing, signInStaff } from '../src/staff.ts';

/** Opens the request from a tab of « À valider », by keyboard. */
async function openRequest(page: Page, poNumber: string, tab: 'À valider' | 'Mes demandes'): Promise<void> {
  await page
    .getByRole('link', { name: /^À valider/ })
    .first()
    .click();
  // The title takes the focus when the screen opens.
  await expect(page.getByRole('heading', { level: 1, name: 'À valider' })).toBeFocused();
  await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).press('Enter');
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
  await openRequest(maker, poNumber, 'Mes demandes');
  await expect(maker.getByText(/^C’est votre demande/)).toBeVisible();
  await expect(maker.getByRole('button', { name: 'Valider', exact: true })).toHaveCount(0);

  await openRequest(checker, poNumber, 'À valider');
  await checker.getByRole('button', { name: 'Refuser, avec un motif' }).click();
  const dialog = checker.getByRole('dialog', { name: 'Refuser cette demande' });
  await fill(dialog, 'Motif', 'Le courrier n’est pas signé');
  await dialog.getByRole('button', { name: 'Refuser la demande' }).click();
  await expect(checker.getByText(/^Refusée par Inès Garnier/)).toBeVisible();
  expect(await client.contracts()).toMatchObject([{ status: 'signed' }]);
  await maker.reload();
  // In the decision, and in the history once it is read.
  await expect(maker.getByText('Le courrier n’est pas signé').first()).toBeVisible();

  await requestClosing(maker, client.name);
  await openContract(checker, client.name);
  await checker.getByRole('link', { name: 'Voir la demande' }).click();
  await checker.getByRole('button', { name: 'Valider', exact: true }).click();
  await expect(checker.getByText(/^Validée par Inès Garnier/)).toBeVisible();
  expect(await client.contracts()).toMatchObject([{ status: 'closed', payment_status: 'canceled' }]);
  await openContract(maker, client.name);
  await maker.reload();
  await maker.getByRole('tab', { name: 'Historique' }).click();
  const closed = maker
    .getByRole('tabpanel', { name: 'Historique' })
    .getByRole('listitem')
    .filter({ hasText: 'Contrat clôturé' });
  await expect(closed).toContainText('demandée par Marc Vidal');
});

test('a parameter has another value from a day on, once another administrator approves it', async ({
  browser,
  stack,
}) => {
  const maker = await (await browser.newContext()).newPage();
  const checker = await (await browser.newContext()).newPage();
  await signInStaff(maker, stack, marc);
  await signInStaff(checker, stack, ines);

  await goTo(maker, 'À valider');
  await maker.getByRole('link', { name: 'Paramètres', exact: true }).click();
  const fee = maker.getByRole('region', { name: 'Frais de gestion' });
  await fee.getByRole('button', { name: /^Modifier/ }).press('Enter');
  const dialog = maker.getByRole('dialog', { name: /Frais de gestion/ });
  await fill(dialog, 'Nouvelle valeur', '0,75');
  await fillDate(dialog, 'Jour d’effet', inDays(40));
  await fill(dialog, 'Motif', 'Décision du comité');
  await dialog.getByRole('button', { name: 'Envoyer la modification' }).click();
  await expect(fee.getByText(/^Demandée par Marc Vidal/)).toBeVisible();
  await expect(fee.getByRole('button', { name: /^Modifier/ })).toHaveCount(0);

  await openChange(checker, /Frais de gestion/);
  await expect(checker.getByRole('cell', { name: /^0,75/ })).toBeVisible();
  await checker.getByRole('button', { name: 'Valider', exact: true }).click();
  await expect(checker.getByText(/^Validée par Inès Garnier/)).toBeVisible();
  await maker.reload();
  await expect(fee.getByText(/^0,75.*à partir du/)).toBeVisible();
  await expect(fee.getByRole('row', { name: /À venir/ })).toContainText('Inès Garnier');
  await expect(fee.getByText(/^0,5.*valeur d’origine/)).toBeVisible();
});

test('[A8] two administrators change an IBAN, which clients read a day later', async ({ browser, stack }) => {
  const maker = await (await browser.newContext()).newPage();
  const checker = await (await browser.newContext()).newPage();
  await signInStaff(maker, stack, marc);
  await signInStaff(checker, stack, ines);

  await goTo(maker, 'Produits');
  await maker.getByRole('row', { name: /USDFY/ }).getByRole('link').press('Enter');
  await maker.getByRole('tab', { name: 'Virement' }).click();
  const iban = maker.getByRole('textbox', { name: /^IBAN/ });
  const old = await iban.inputValue();
  await iban.fill('DE89 3704 0044 0532 0130 00');
  await fill(maker, 'Motif', 'Nouvelle banque dépositaire');
  await maker.getByRole('button', { name: 'Demander la validation' }).click();
  await expect(maker.getByText('Le BIC n’est pas du pays de l’IBAN.').first()).toBeVisible();
  await maker.getByRole('textbox', { name: /^BIC/ }).fill('COBADEFF');
  await maker.getByRole('button', { name: 'Demander la validation' }).press('Enter');
  await expect(maker.getByText(/^Demandée par Marc Vidal/)).toBeVisible();
  await expect(iban).toHaveValue(old);
  await expect(iban).not.toBeEditable();

  await openChange(checker, /USDFY/);
  await expect(checker.getByRole('cell', { name: /DE89 3704/ })).toBeVisible();
  await expect(checker.getByText(/^Vous validez.*DE89 3704/)).toBeVisible();
  await approveOpenChange(checker);
  await expect(checker.getByText(/^Validée par Inès Garnier/)).toBeVisible();
  await maker.reload();
  await expect(maker.getByText(/^Nouvelles coordonnées de paiement le/)).toBeVisible();
  await expect(iban).toHaveValue(old);
});

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
