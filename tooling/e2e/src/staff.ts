/** The actions of an administrator in the back office. */
import { expect, type Page } from '@playwright/test';
import { fill, fillDate, pickFiles, type TestFile } from './fields.ts';
import { type Person, signIn } from './investor.ts';
import { typeMailedCode } from './mailed-code.ts';
import type { Stack } from './stack.ts';

/** Signs in at the back office, with the second factor that is required of staff. */
export async function signInStaff(
  page: Page,
  { backofficeUrl, apiUrl }: Stack,
  person: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await signIn(page, backofficeUrl, person);
  await typeMailedCode(page, apiUrl, person.email);
}

/** Uploads a market file; returns once the preview is on screen. `tab` is the kind of file, where there is a choice. */
export async function previewFile(page: Page, file: TestFile, tab?: string): Promise<void> {
  if (tab) await page.getByText(tab, { exact: true }).click();
  await pickFiles(page, page.getByRole('button', { name: 'Choisir un fichier' }), [file]);
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click();
}

/** Commits the preview on screen. */
export async function commitPreview(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Importer [\d\s]+ valeurs?$/ }).click();
  await expect(page.getByText('Import terminé').first()).toBeVisible();
}

export interface Receipt {
  readonly amount: string;
  readonly valueDate: string;
  readonly reference: string;
  /** Why an unusual amount or day is accepted. */
  readonly reason?: string;
}

/** Moves a contract's payment to « Vérification en cours », then « Payé », or to another administrator's approval. */
export async function recordPayment(page: Page, client: string, receipt: Receipt): Promise<void> {
  await page.getByRole('link', { name: 'Souscriptions' }).click();
  await page
    .getByRole('link', { name: client })
    .or(page.getByRole('row', { name: client }))
    .first()
    .click();
  await page.getByRole('button', { name: 'Passer en vérification' }).click();
  await expect(page.getByText('Paiement passé en vérification.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Valider le paiement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Valider le paiement' });
  await fill(dialog, 'Montant reçu', receipt.amount);
  await fillDate(dialog, 'Date de valeur', receipt.valueDate);
  await fill(dialog, 'Référence', receipt.reference);
  if (receipt.reason !== undefined) await fill(dialog, 'Motif', receipt.reason);
  await dialog.getByRole('button', { name: 'Valider le paiement' }).click();
  await expect(page.getByText(/(Paiement validé\.|Validation demandée)/).first()).toBeVisible();
}

/** Approves what another administrator requested, from « À valider »; a sign-in of less than five minutes needs no other code. */
export async function approveChange(page: Page, subject: RegExp): Promise<void> {
  const menu = page.getByRole('button', { name: 'Ouvrir le menu' });
  const isNarrow = await menu.isVisible();
  if (isNarrow) await menu.click();
  // Behind the open menu the page is inert.
  await (isNarrow ? page.getByRole('dialog') : page)
    .getByRole('link', { name: /^À valider/ })
    .first()
    .click();
  await page.getByRole('row', { name: subject }).getByRole('link').click();
  await page.getByRole('button', { name: 'Valider', exact: true }).click();
  await expect(page.getByText(/^Validée par /)).toBeVisible();
}
