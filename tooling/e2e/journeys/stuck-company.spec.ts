/**
 * A company whose file is stuck, unblocked by four persons: documents refused and sent again from a phone, the file approved, an
 * adviser assigned, a subscription prepared, accepted and signed on the phone, paid, entered in the register.
 */
import { expect, type Page } from '@playwright/test';
import { problemsOn } from '../src/accessibility.ts';
import { openFromMail } from '../src/addresses.ts';
import { choose, fill, pickFiles } from '../src/fields.ts';
import { signIn } from '../src/investor.ts';
import { mailedTexts } from '../src/mailed-code.ts';
import { goTo, openClient } from '../src/navigation.ts';
import { photo } from '../src/sample-files.ts';
import { test } from '../src/shared-stack.ts';
import type { Stack } from '../src/stack.ts';
import { approveChange, ines, marc, recordPayment, signInStaff } from '../src/staff.ts';
import { button, isSigned, sign, signingFrame, tickBoxes } from '../src/wizard.ts';

const password = 'Demonstration-2026!';
const samir = { email: 'gerant.tilleul@exemple.fr', password };
const julie = { email: 'julie.conseil@exemple.fr', password };
const keeperAccount = { email: 'equisafe@exemple.fr', password };
const company = 'Atelier Tilleul';
const phone = /06.?39.?98.?00.?78/;
const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });

test('a stuck company file is unblocked end to end by its client, an administrator, an adviser and the register keeper', async ({
  openPage,
  stack,
}) => {
  const client = await openPage(stack, 390);
  const admin = await openPage(stack, 1440);
  const adviser = await openPage(stack, 1440);
  await signIn(client, stack.siteUrl, samir);
  await expect(client.getByRole('heading', { level: 1, name: 'Votre compte est actif' })).toBeVisible();
  await signInStaff(admin, stack, ines);
  await signInStaff(adviser, stack, julie);

  await openClient(admin, company);
  await admin.getByRole('tab', { name: 'Identité' }).click();
  await examine(admin, 'KBIS');
  await mark(admin, 'Plus de 3 mois', 'Merci d’en déposer un récent.');
  await examine(admin, 'RBE');
  await button(admin, 'Valider le document').click();
  await expect(admin.getByText('Le document est validé.').first()).toBeVisible();
  await examine(admin, 'Statuts signés');
  await mark(admin, 'Page manquante', 'La page des signatures.');
  expect(await mailedTexts(stack.apiUrl, samir.email, 'documentsToCorrect')).toEqual([]);
  await button(admin, 'Demander les corrections (2)').click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Envoyer l’e-mail' }).click();
  await expect(admin.getByText('Les corrections sont demandées au client.').first()).toBeVisible();

  const reasons = [
    'Le document date de plus de 3 mois. Merci d’en déposer un récent.',
    'Il manque une page. La page des signatures.',
  ] as const;
  const request = await onlyMail(stack, 'documentsToCorrect');
  for (const reason of reasons) expect(request).toContain(reason);
  await openFromMail(client, linkOf(request, 'profile'));
  for (const reason of reasons) await expect(client.getByText(`Motif : ${reason}`)).toBeVisible();
  const documents = client.getByRole('form', { name: 'Documents de la société' });
  await expect(documents.getByText('Validé', { exact: true })).toBeVisible();
  expect(await problemsOn(client)).toEqual([]);
  const chooseFile = documents.getByRole('button', { name: /^Choisir un fichier/ });
  await pickFiles(client, chooseFile.first(), [photo('kbis-recent.png')]);
  await pickFiles(client, chooseFile, [photo('statuts-signes.png')]);
  await button(client, 'Valider').click();
  await expect(client.getByText('Documents envoyés !').first()).toBeVisible();
  await expect(documents.getByText('En cours de révision')).toHaveCount(2);

  await admin.reload();
  for (const name of ['KBIS', 'Statuts signés']) {
    await examine(admin, name);
    await button(admin, 'Valider le document').click();
    await expect(button(admin, 'Valider le document')).toHaveCount(0);
  }
  await button(admin, 'Valider').first().click();
  await button(admin, 'Approuver l’identité').click();
  await expect(admin.getByText('L’identité est approuvée.').first()).toBeVisible();
  await button(client, 'Vérifier à nouveau').click();
  await expect(client.getByRole('heading', { level: 1, name: 'Portefeuille' })).toBeVisible();

  await adviser.getByRole('link', { name: 'Mes clients', exact: true }).click();
  const search = adviser.getByRole('searchbox', { name: 'Rechercher un client' });
  await search.fill(company);
  await expect(adviser.getByText('Aucun résultat pour ces filtres')).toBeVisible();
  await admin.getByRole('tab', { name: 'Résumé' }).click();
  await button(admin, 'Affecter à un commercial').click();
  await choose(admin, 'Choisir Commercial', 'Julie Faure');
  const assigning = admin.getByRole('dialog');
  await fill(assigning, 'Motif', 'Secteur de Bordeaux');
  await button(admin, 'Affecter').click();
  await expect(admin.getByText('1 client affecté à Julie Faure')).toBeVisible();
  await adviser.reload();
  await adviser.getByRole('row', { name: company }).getByRole('link').click();
  await expect(adviser.getByText('Samir Benali')).toBeVisible();
  await expect(adviser.getByText('KYC validé').first()).toBeVisible();

  await button(adviser, 'Nouvelle souscription').click();
  await expect(adviser.getByText('Étape 2 sur 6')).toBeVisible();
  await choose(adviser, 'Produit', 'EURFY');
  await fill(adviser, 'Montant', '40000');
  await button(adviser, 'Enregistrer et continuer').click();
  await expect(adviser.getByText('Étape 3 sur 6')).toBeVisible();
  await button(adviser, 'Enregistrer et continuer').click();
  await choose(adviser, 'Origine des fonds', 'Trésorerie de la société');
  await choose(adviser, 'Situation du client', 'Société');
  await expect(adviser.getByText(/Personne ne peut cocher ces cases à sa place/)).toBeVisible();
  await expect(adviser.getByRole('checkbox')).toHaveCount(0);
  await button(adviser, 'Enregistrer et continuer').click();
  await expect(adviser.getByText('Rien n’empêche ce client de signer.')).toBeVisible();
  await button(adviser, 'Envoyer le lien au client').click();
  const status = adviser.getByRole('status', { name: 'Suivi' });
  await expect(status.getByText('En attente du client')).toBeVisible();

  const prepared = await onlyMail(stack, 'subscriptionPrepared');
  expect(prepared).toContain('Julie Faure a préparé pour vous');
  await openFromMail(client, linkOf(prepared, 'souscription-preparee/'));
  await expect(client.getByText('Trésorerie de la société')).toBeVisible();
  await tickBoxes(client);
  await button(client, 'Accepter et signer').click();
  await expect(signingFrame(client).getByText('Prestataire de signature local')).toBeVisible();
  await sign(client);
  await isSigned(client);
  await expect(status.getByText('Signé')).toBeVisible();

  await recordPayment(admin, company, {
    amount: '40000',
    valueDate: today,
    reference: 'VIR-TILLEUL-1',
    reason: 'Relevé du jour, vérifié avec la banque',
  });
  const second = await openPage(stack, 1440);
  await signInStaff(second, stack, marc);
  await approveChange(second, new RegExp(company));
  await goTo(client, 'Mes documents');
  await client.reload();
  await expect(client.getByText('Payé', { exact: true })).toBeVisible();

  const keeper = await openPage(stack, 1440);
  await signInStaff(keeper, stack, keeperAccount);
  const line = keeper.getByRole('row', { name: company });
  await expect(line).toContainText('À inscrire');
  await line.getByRole('link').click();
  await expect(keeper.getByRole('button', { name: 'Enregistrer l’inscription' })).toBeVisible();
  await expect(keeper.getByText(samir.email)).toHaveCount(0);
  await expect(keeper.getByText(phone)).toHaveCount(0);
  await enter(keeper, 'EQS-TILLEUL-1');
  await keeper.getByRole('tab', { name: /^Inscrites/ }).click();
  await expect(line).toContainText('EQS-TILLEUL-1');
  await expect(line.locator('[data-label="N°"]')).toHaveText(/^\d+$/);
});

/** Turns the pages of the viewer up to a document, however many images precede it. */
async function examine(page: Page, name: string): Promise<void> {
  const shown = page.getByText(new RegExp(`^${name} · \\d+ sur \\d+$`));
  const next = button(page, 'Document suivant');
  await expect(next).toBeVisible();
  for (let turned = 0; turned < 4 && !(await shown.isVisible()); turned += 1) await next.click();
  await expect(shown).toBeVisible();
}

async function mark(page: Page, fault: string, message: string): Promise<void> {
  await button(page, 'Non valide').click();
  const form = page.getByRole('form', { name: /non valide$/ });
  await choose(page, 'Motif', fault);
  await form.getByRole('textbox', { name: /^Message au client/ }).fill(message);
  await button(page, 'Marquer à corriger').click();
  await expect(form).toHaveCount(0);
}

/** What the client received of this kind: one email. */
async function onlyMail(stack: Stack, kind: string): Promise<string> {
  const received = () => mailedTexts(stack.apiUrl, samir.email, kind);
  await expect.poll(received).toHaveLength(1);
  const [text = ''] = await received();
  return text;
}

const linkOf = (mail: string, path: string): string => new RegExp(`\\S+/${path}\\S*`).exec(mail)?.[0] ?? '';

async function enter(page: Page, reference: string): Promise<void> {
  const quantity = await page
    .locator('dt', { hasText: 'Quantité' })
    .locator('xpath=following-sibling::dd[1]')
    .innerText();
  await button(page, 'Enregistrer l’inscription').click();
  const dialog = page.getByRole('dialog', { name: 'Enregistrer l’inscription' });
  await dialog.getByLabel('Référence du mouvement chez Equisafe').fill(reference);
  await dialog.getByLabel('Quantité inscrite').fill(quantity);
  await button(page, 'Enregistrer l’inscription').last().click();
  await expect(page.getByText('Mouvement inscrit.').first()).toBeVisible();
}
