/** A product from its making to its first client: written by one administrator, published by another. */
import { expect } from '@playwright/test';
import { openSite } from '../src/addresses.ts';
import { openClientAccount } from '../src/client-account.ts';
import { fill, fillDate } from '../src/fields.ts';
import { goTo } from '../src/navigation.ts';
import { test } from '../src/shared-stack.ts';
import { type Stack, startStack } from '../src/stack.ts';
import { approveOpenChange, ines, marc, openChange, signInStaff } from '../src/staff.ts';

// Products of its own: other journeys count theirs.
let stack: Stack;
test.beforeAll(async () => {
  stack = await startStack({ data: 'demo' });
});
test.afterAll(() => stack.stop());

test('an administrator makes a product, another publishes it, and a client sees it', async ({ browser }) => {
  const client = await openClientAccount(stack);
  const [maker, checker, own] = await Promise.all(
    [1, 2, 3].map(async () => (await browser.newContext()).newPage()),
  );
  if (!maker || !checker || !own) throw new Error('no page');
  await signInStaff(maker, stack, marc);
  await signInStaff(checker, stack, ines);

  await goTo(maker, 'Produits');
  await maker.getByRole('button', { name: 'Nouveau produit' }).press('Enter');
  const dialog = maker.getByRole('dialog', { name: 'Nouveau produit' });
  await fill(dialog, 'Titre', 'CHFY');
  await dialog.getByRole('button', { name: 'Créer le brouillon' }).click();
  await expect(maker.getByRole('heading', { level: 1, name: 'CHFY' })).toBeVisible();
  await expect(maker.getByRole('button', { name: 'Publier' })).toBeDisabled();

  await maker.getByRole('textbox', { name: /^Documentation/ }).fill('https://exemple.fr/chfy.pdf');
  await maker.getByRole('link', { name: 'Rendement' }).click();
  await fillDate(maker, 'Date de lancement', '2026-02-02');
  await maker.getByRole('tab', { name: /^Minimums et pas/ }).click();
  await maker.getByRole('textbox', { name: /^Souscription minimale/ }).fill('5000');
  await maker.getByRole('tab', { name: /^Virement/ }).click();
  await maker.getByRole('textbox', { name: /^Titulaire/ }).fill('Banque d’essai');
  await maker.getByRole('textbox', { name: /^IBAN/ }).fill('DE89 3704 0044 0532 0130 00');
  await maker.getByRole('textbox', { name: /^BIC/ }).fill('COBADEFF');
  await maker.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(maker.getByText(/^Il peut être publié/)).toBeVisible();
  await maker.getByRole('button', { name: 'Publier' }).click();
  const publication = maker.getByRole('dialog', { name: 'Publier CHFY' });
  await expect(publication.getByRole('row', { name: /DE89 3704/ })).toBeVisible();
  await expect(publication.getByText(/rendement annuel estimé est de 0/)).toBeVisible();
  await publication.getByRole('checkbox', { name: /avertissements/ }).check({ force: true });
  await fill(publication, 'Motif', 'Décision du comité produits');
  await publication.getByRole('button', { name: 'Demander la validation' }).click();
  await expect(maker.getByText(/^Demandée par Marc Vidal/)).toBeVisible();

  await own.addInitScript(
    ([token, user]) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user', user);
    },
    [client.token, JSON.stringify(client.user)] as const,
  );
  await openSite(own, stack.siteUrl);
  await goTo(own, 'Produits');
  await expect(own.getByRole('heading', { name: 'USDFY' })).toBeVisible();
  await expect(own.getByRole('heading', { name: 'CHFY' })).toHaveCount(0);
  await openChange(checker, /CHFY/);
  await approveOpenChange(checker);
  await own.reload();
  await expect(own.getByRole('heading', { name: 'CHFY' })).toBeVisible();
  for (const page of [maker, checker, own]) await page.context().close();
});
