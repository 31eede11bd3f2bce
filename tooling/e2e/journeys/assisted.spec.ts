/** Staff prepare a subscription, its client opens the link of the email, ticks the boxes themselves and signs. */
import { expect } from '@playwright/test';
import { problemsOn } from '../src/accessibility.ts';
import { openFromMail } from '../src/addresses.ts';
import { choose, fill } from '../src/fields.ts';
import { signIn } from '../src/investor.ts';
import { mailedTexts } from '../src/mailed-code.ts';
import { openClient } from '../src/navigation.ts';
import { test } from '../src/shared-stack.ts';
import { signInStaff } from '../src/staff.ts';
import { button, isSigned, sign, signingFrame, tickBoxes } from '../src/wizard.ts';

const password = 'Demonstration-2026!';
const admin = { email: 'ines.garnier@exemple.fr', password };
const camille = { email: 'camille.moreau@exemple.fr', password };

test('[A45] staff prepare a subscription, the client accepts it from an email on a phone, and signs', async ({
  openPage,
  stack,
}) => {
  const staff = await openPage(stack, 1440);
  await signInStaff(staff, stack, admin);
  await openClient(staff, 'Camille Moreau');
  await staff.getByRole('tab', { name: /Souscriptions/ }).click();
  await button(staff, 'Nouvelle souscription').click();
  await expect(staff.getByText('Étape 2 sur 6')).toBeVisible();
  await choose(staff, 'Produit', 'EURFY');
  await fill(staff, 'Montant', '25000');
  await button(staff, 'Enregistrer et continuer').click();
  await expect(staff.getByText('Étape 3 sur 6')).toBeVisible();
  // A reload resumes where it stopped.
  await staff.reload();
  await button(staff, 'Enregistrer et continuer').click();
  await choose(staff, 'Origine des fonds', 'Épargne');
  await choose(staff, 'Situation du client', 'Salarié');
  expect(await staff.getByRole('checkbox').count()).toBe(0);
  await button(staff, 'Enregistrer et continuer').click();
  await expect(staff.getByText('Étape 5 sur 6')).toBeVisible();
  expect(await problemsOn(staff)).toEqual([]);
  await button(staff, 'Envoyer le lien au client').click();
  const status = staff.getByRole('status', { name: 'Suivi' });
  await expect(status.getByText('En attente du client')).toBeVisible();

  await expect.poll(() => mailedTexts(stack.apiUrl, camille.email, 'subscriptionPrepared')).not.toEqual([]);
  const [mail = ''] = await mailedTexts(stack.apiUrl, camille.email, 'subscriptionPrepared');
  const [address = ''] = /\S+\/souscription-preparee\/[\w-]+/.exec(mail) ?? [];
  const client = await openPage(stack, 390);
  await signIn(client, stack.siteUrl, camille);
  await expect(client).toHaveURL(/dashboard/);
  await openFromMail(client, address);
  await expect(client.getByText('25 000,00 €').first()).toBeVisible();
  expect(await problemsOn(client)).toEqual([]);
  await button(client, 'Accepter et signer').click();
  await expect(
    client.getByRole('alert').getByText('Vous devez accepter les CGV pour continuer.'),
  ).toBeVisible();
  await tickBoxes(client);
  await button(client, 'Accepter et signer').click();
  await expect(signingFrame(client).getByText('Prestataire de signature local')).toBeVisible();
  await sign(client);
  await isSigned(client);
  await expect(status.getByText('Signé')).toBeVisible();
});
