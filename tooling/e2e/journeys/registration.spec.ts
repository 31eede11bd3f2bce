/** Registrations: each kind of person, document and verdict, and each interruption. */
import { expect, type Page } from '@playwright/test';
import { openFromMail, openSite } from '../src/addresses.ts';
import { choose, fill } from '../src/fields.ts';
import { decide, type IdentityDocument, sendDocument } from '../src/identity.ts';
import { fillAccount, openRegistration, type Person, registerAccount, signIn } from '../src/investor.ts';
import { readFromBox, terms } from '../src/legal.ts';
import { readMailed } from '../src/mailed-code.ts';
import { goTo } from '../src/navigation.ts';
import { test } from '../src/shared-stack.ts';
import { signInStaff } from '../src/staff.ts';

const password = 'Lavande-et-Romarin-7';
const refusedTitle = 'Votre identification a été rejetée par le système.';
const tryAgain = 'Envoyer un nouveau document';

function personNamed(firstname: string): Person {
  return { firstname, lastname: 'Essai', email: `${firstname.toLowerCase()}.essai@exemple.fr`, password };
}

async function expectWelcome(page: Page): Promise<void> {
  await expect(page.getByText(/Bienvenue chez Yield/)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Portefeuille', level: 1 })).toBeVisible();
}

const documents: readonly (readonly [IdentityDocument, string])[] = [
  ['Passeport', 'Pauline'],
  ['Permis de conduire', 'Denis'],
];

for (const [document, firstname] of documents) {
  test(`a person proves their identity with a document: ${document}`, async ({ page, stack }) => {
    await registerAccount(page, stack.siteUrl, personNamed(firstname));
    await sendDocument(page, document);
    await decide(page, 'accept');
    await expectWelcome(page);
  });
}

test('the general terms open from their checkbox, in a tab of their own, and no input is lost', async ({
  page,
  stack,
}) => {
  for (const [site, by] of [
    [stack.siteUrl, 'press'],
    [`${stack.siteUrl}/kaskad`, 'keyboard'],
  ] as const) {
    await openRegistration(page, site);
    await fill(page, 'Nom', 'Lecture');
    await readFromBox(page, terms, by);
    await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toHaveValue('Lecture');
    await expect(page).toHaveURL(`${site}/register`);
  }
});

test('a company registers with its manager’s identity card', async ({ page, stack }) => {
  await openRegistration(page, stack.siteUrl);
  await page.locator('label').filter({ hasText: 'Professionnel' }).click();
  await fill(page, 'Nom de la société', 'Atelier Essai');
  await fill(page, 'Numéro de SIRET', '73282932000074');
  await choose(page, 'Forme juridique', 'SAS');
  await fillAccount(page, personNamed('Gisele'));
  await page.getByRole('button', { name: 'Continuer' }).click();
  await sendDocument(page, 'Carte d’identité');
  await decide(page, 'accept');
  await expectWelcome(page);
  await goTo(page, 'Profil');
  await expect(page.getByText('Atelier Essai')).toBeVisible();
});

test('a client whom their adviser invites opens the account, and is theirs', async ({ page, stack }) => {
  const zoe = personNamed('Zoe');
  await signInStaff(page, stack, { email: 'paul.conseil@exemple.fr', password: 'Demonstration-2026!' });
  await goTo(page, 'Mes clients');
  await page.getByRole('button', { name: 'Créer un client' }).click();
  const dialog = page.getByRole('dialog');
  await fill(dialog, 'Prénom', zoe.firstname);
  await fill(dialog, 'Nom', zoe.lastname);
  await fill(dialog, 'Adresse e-mail', zoe.email);
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  const row = page.getByRole('row', { name: /Zoe Essai/ });
  await expect(row.getByText(/^Invité le .* par Paul/)).toBeVisible();
  await openFromMail(page, await readMailed(stack.apiUrl, zoe.email, 'clientInvited'));
  await expect(page.getByRole('textbox', { name: 'Nom', exact: true })).toHaveValue(zoe.lastname);
  await fillAccount(page, zoe, { isInvited: true });
  await page.getByRole('button', { name: 'Continuer' }).click();
  await sendDocument(page, 'Passeport');
  await decide(page, 'accept');
  await expectWelcome(page);
  await openSite(page, stack.backofficeUrl);
  await goTo(page, 'Mes clients');
  await expect(row).toBeVisible();
  await expect(row.getByText(/^Invité le/)).toHaveCount(0);
});

test('a refusal that may be retried shows its reason, and a better document opens the account', async ({
  page,
  stack,
}) => {
  await registerAccount(page, stack.siteUrl, personNamed('Renee'));
  await sendDocument(page, 'Passeport');
  await decide(page, 'retry');
  await expect(page.getByText(refusedTitle)).toBeVisible();
  await expect(page.getByText(/La photo du document n’est pas lisible/)).toBeVisible();
  await page.getByRole('button', { name: 'Continuer', exact: true }).click();
  await expect(page).toHaveURL(`${stack.siteUrl}/kyc-en-attente`);
  await expect(page.getByText(/La photo du document n’est pas lisible/)).toBeVisible();
  await page.getByRole('button', { name: tryAgain }).click();
  await page.getByRole('button', { name: tryAgain }).click();
  await sendDocument(page, 'Carte d’identité');
  await decide(page, 'accept');
  await expectWelcome(page);
});

test('a final refusal shows its reason and a contact, and offers no retry', async ({ page, stack }) => {
  await registerAccount(page, stack.siteUrl, personNamed('Firmin'));
  await sendDocument(page, 'Passeport');
  await decide(page, 'final');
  await expect(page.getByText(refusedTitle)).toBeVisible();
  await expect(page.getByText('Le document présenté n’a pas pu être accepté.')).toBeVisible();
  await expect(page.getByRole('button', { name: tryAgain })).toHaveCount(0);
  await page.getByRole('button', { name: 'Continuer', exact: true }).click();
  await expect(page).toHaveURL(`${stack.siteUrl}/kyc-en-attente`);
  await expect(page.getByText('Le document présenté n’a pas pu être accepté.')).toBeVisible();
  await expect(page.getByText(/équipe commerciale/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: tryAgain })).toHaveCount(0);
});

test('a widget that fails shows an error, and opens again', async ({ page, stack }) => {
  await registerAccount(page, stack.siteUrl, personNamed('Werner'));
  await sendDocument(page, 'Passeport');
  await decide(page, 'fault');
  await expect(
    page.getByText(/Erreur lors de la vérification KYC\s: Panne simulée par le fournisseur/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Reprendre la vérification' }).click();
  await decide(page, 'accept');
  await expectWelcome(page);
});

test('an abandoned registration leaves nothing: its email address can be used again', async ({
  page,
  stack,
}) => {
  const person = personNamed('Annulee');
  await registerAccount(page, stack.siteUrl, person);
  await sendDocument(page, 'Passeport');
  await page.getByRole('button', { name: 'Annuler l’inscription' }).click();
  await page.getByRole('button', { name: 'Supprimer mon inscription' }).click();
  await expect(page.getByRole('textbox', { name: 'Prénom' })).toHaveValue('');
  await signIn(page, stack.siteUrl, person);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page).toHaveURL(`${stack.siteUrl}/login`);
  await registerAccount(page, stack.siteUrl, person);
});

test('an unfinished registration resumes after a reload, on another device and after a sign-in', async ({
  browser,
  page,
  stack,
}) => {
  const person = personNamed('Mila');
  await registerAccount(page, stack.siteUrl, person);
  await page.reload();
  await expect(page.getByText('Type de document')).toBeVisible();
  await sendDocument(page, 'Passeport');
  await page.reload();
  await expect(page.getByText('Suivez les étapes ci-dessous.', { exact: false })).toBeVisible();
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, stack.siteUrl, person);
  await expect(other).toHaveURL(`${stack.siteUrl}/kyc-en-attente`);
  await other.getByRole('button', { name: 'Continuer la vérification' }).click();
  await decide(other, 'accept');
  await expectWelcome(other);
  await elsewhere.close();
});
