/** The actions of an investor on the site. */
import { expect, type Page } from '@playwright/test';
import { openSignIn } from './addresses.ts';
import { choose, chooseCountry, fill, fillDate, fillPassword, tick } from './fields.ts';

export interface Person {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly password: string;
}

/** Registers a Particulier, up to the identity step. */
export async function registerAccount(page: Page, siteUrl: string, person: Person): Promise<void> {
  await openRegistration(page, siteUrl);
  await fillAccount(page, person);
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByText('Type de document')).toBeVisible();
}

/** « Créer un compte », from the sign-in page. */
export async function openRegistration(page: Page, siteUrl: string): Promise<void> {
  await openSignIn(page, siteUrl);
  await page.getByRole('link', { name: 'Créer un compte' }).click();
}

/** « Mot de passe oublié ? », from the sign-in page. */
export async function openForgottenPassword(page: Page, siteUrl: string): Promise<void> {
  await openSignIn(page, siteUrl);
  await page.getByRole('link', { name: /^Mot de passe oublié/ }).click();
  // The screen before has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Mot de passe oublié', level: 1 })).toBeVisible();
}

/** The first step of a registration, filled and not submitted. */
export async function fillAccount(
  page: Page,
  person: Person,
  { isInvited = false }: { isInvited?: boolean } = {},
): Promise<void> {
  await fill(page, 'Nom', person.lastname);
  await fill(page, 'Prénom', person.firstname);
  await fill(page, 'Adresse personnelle', '12 rue des Lilas');
  await fill(page, 'Code postal', '69003');
  await fill(page, 'Ville de résidence', 'Lyon');
  await chooseCountry(page, 'Pays de résidence', 'France');
  // Of an invitation, the address is the one that was written to.
  if (!isInvited) await fill(page, 'Adresse e-mail', person.email);
  await fillPassword(page, 'Mot de passe', person.password);
  await fillPassword(page, 'Confirmez le mot de passe', person.password);
  await fill(page, 'Téléphone', '0612345678');
  await tick(page, /J’accepte les conditions générales/);
}

export async function signIn(
  page: Page,
  siteUrl: string,
  person: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await openSignIn(page, siteUrl);
  await fill(page, 'Adresse e-mail', person.email);
  await fillPassword(page, 'Mot de passe', person.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

/** Subscribes to a strategy by bank transfer, up to the signature. `amount` as typed. */
export async function subscribeByTransfer(page: Page, strategy: string, amount: string): Promise<void> {
  await page.getByRole('link', { name: 'Produits', exact: true }).click();
  await page.getByRole('link', { name: `Investir dans ${strategy}` }).click();
  await page.getByRole('link', { name: 'Souscrire' }).click();
  await expect(page.getByText('Étape 1 sur 4')).toBeVisible();
  await choose(page, 'Devise de paiement', 'EURO');
  await fill(page, 'Montant à investir', amount);
  await page.getByRole('button', { name: 'Étape suivante' }).click();
  await expect(page.getByText('Rien à payer maintenant')).toBeVisible();
  await page.getByRole('button', { name: 'Étape suivante' }).click();
  await tick(page, /conditions générales de vente/);
  await tick(page, /risques/);
  await page.getByRole('button', { name: 'Signer le contrat' }).click();
}

/** Reads and signs in the embedded frame of the local provider. */
export async function signContract(page: Page): Promise<void> {
  const frame = page.frameLocator('iframe[src*="/local/signature/"]');
  await expect(frame.getByText('Prestataire de signature local')).toBeVisible();
  await frame.getByRole('checkbox').check();
  await frame.getByRole('button', { name: 'Signer', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Félicitations ! Le contrat a été signé !' })).toBeVisible();
}

export async function fileTransferProof(page: Page, reference: string, executedOn: string): Promise<void> {
  await page
    .getByRole('button', { name: 'Preuve de paiement' })
    .or(page.getByRole('link', { name: 'Preuve de paiement' }))
    .click();
  await fill(page, 'Référence du virement', reference);
  await fillDate(page, 'Date d’exécution', executedOn);
  await page.getByRole('button', { name: 'Enregistrer la preuve' }).click();
  await expect(page.getByText('Preuve de paiement enregistrée.')).toBeVisible();
}
