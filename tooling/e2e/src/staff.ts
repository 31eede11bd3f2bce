/** The actions of an administrator in the back office. */
import { expect, type Page } from '@playwright/test';
import { fill, fillDate, pickFiles, type TestFile } from './fields.ts';
import { type Person, signIn } from './investor.ts';
import { mailedTexts, readMailed, typeMailedCode } from './mailed-code.ts';
import { goTo, openContract } from './navigation.ts';
import type { Stack } from './stack.ts';

const password = 'Demonstration-2026!';
export const marc = { email: 'marc.admin@exemple.fr', password };
export const ines = { email: 'ines.garnier@exemple.fr', password };

/** Signs in at the back office, with the second factor that is required of staff; proves it again whenever a screen needs it. */
export async function signInStaff(
  page: Page,
  { backofficeUrl, apiUrl }: Stack,
  person: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await signIn(page, backofficeUrl, person);
  await typeMailedCode(page, apiUrl, person.email);
  // Leaving before the home screen has loaded would discard the sign-in.
  await expect(page).not.toHaveURL(`${backofficeUrl}/login`);
  const dialog = page.getByRole('dialog', { name: 'Confirmez que c’est bien vous' });
  await page.addLocatorHandler(dialog, async () => {
    const code = dialog.getByLabel('Code à 6 chiffres');
    await code.waitFor();
    // The newest before it is that of the sign-in.
    const newest = async () => (await mailedTexts(apiUrl, person.email, 'code'))[0];
    await expect.poll(newest).toContain('confirmer que c’est bien vous');
    await code.fill(await readMailed(apiUrl, person.email, 'code'));
  });
}

/** « Importer un CSV », of the NAVs. */
export async function openNavImport(page: Page): Promise<void> {
  await goTo(page, 'NAVs');
  await page.getByRole('link', { name: 'Importer un CSV' }).click();
}

/** « Importer des taux », of the exchange rates. */
export async function openRatesImport(page: Page): Promise<void> {
  await goTo(page, 'Taux Change');
  await page.getByRole('link', { name: 'Importer des taux' }).click();
}

/** Uploads a market file; returns once the preview is on screen. `tab` is the kind of file, where there is a choice. */
export async function previewFile(page: Page, file: TestFile, tab?: string): Promise<void> {
  if (tab) await page.getByText(tab, { exact: true }).click();
  await pickFiles(page, page.getByRole('button', { name: 'Choisir un fichier' }), [file]);
  await page.getByRole('button', { name: 'Continuer' }).click();
}

/** Submits the preview on screen to a second administrator, who publishes it with `approveChange`. */
export async function submitPreview(page: Page): Promise<void> {
  await fill(page, 'Motif', 'Valeurs reçues du dépositaire');
  await page.getByRole('button', { name: /^Soumettre [\d\s]+ valeurs?$/ }).click();
  await expect(page.getByText('Un second utilisateur doit valider cet import')).toBeVisible();
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
  await openContract(page, client);
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

/** Opens what another administrator requested, from « À valider ». */
export async function openChange(page: Page, subject: RegExp): Promise<void> {
  await goTo(page, 'À valider');
  await page.getByRole('row', { name: subject }).getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Valider', exact: true })).toBeVisible();
}

/** « Valider » is closed until the warnings of the request are accepted. */
async function pressApprove(page: Page): Promise<void> {
  const warnings = page.getByRole('checkbox', { name: /avertissements/ });
  if ((await warnings.count()) > 0) await warnings.check({ force: true });
  await page.getByRole('button', { name: 'Valider', exact: true }).click();
}

/** Approves the request on screen. */
export async function approveOpenChange(page: Page): Promise<void> {
  await pressApprove(page);
  await expect(page.getByText(/^Validée par /)).toBeVisible();
}

export async function approveChange(page: Page, subject: RegExp): Promise<void> {
  await openChange(page, subject);
  await approveOpenChange(page);
}

/** Requests the closing of the client's contract, with its reason; returns its number. */
export async function requestClosing(page: Page, client: string): Promise<string> {
  await openContract(page, client);
  await page.getByRole('button', { name: 'Clôturer le contrat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Clôturer le contrat' });
  await dialog.getByRole('button', { name: 'Demander la clôture' }).click();
  await expect(dialog.getByText('Vous devez indiquer le motif.')).toBeVisible();
  await fill(dialog, 'Motif', 'Demande par courrier');
  await dialog.getByRole('button', { name: 'Demander la clôture' }).click();
  await expect(page.getByText(/^Modification en attente de validation/)).toBeVisible();
  return page.getByRole('heading', { level: 2, name: /^PO-/ }).innerText();
}

/** Chooses who receives the payout on screen: the account that the money came from. */
export async function preparePayout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choisir le bénéficiaire' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choisir le bénéficiaire' });
  await expect(dialog.getByRole('radio', { name: /^Compte d’où l’argent est venu/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Enregistrer le bénéficiaire' }).click();
  await expect(page.getByText('Bénéficiaire enregistré.').first()).toBeVisible();
}

/** Records that the payout on screen, approved, was paid. */
export async function executePayout(
  page: Page,
  { day, reference }: { readonly day: string; readonly reference: string },
): Promise<void> {
  await page.getByRole('button', { name: 'Enregistrer l’exécution' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enregistrer l’exécution' });
  await fillDate(dialog, 'Date d’exécution', day);
  await fill(dialog, 'Référence', reference);
  await dialog.getByRole('button', { name: 'Enregistrer l’exécution' }).click();
  await expect(page.getByText('Versement exécuté. Le client est averti.').first()).toBeVisible();
}
