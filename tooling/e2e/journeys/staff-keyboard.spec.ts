/** A list worked without a mouse: filtered, walked row by row until a payment is validated, and acted on as a whole. */
import { expect, type Page } from '@playwright/test';
import { test } from '../src/client-page.ts';
import { marc, signInStaff } from '../src/staff.ts';

const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });
const typedDay = today.split('-').toReversed().join('');

test('[A56] an administrator filters, opens, goes to the next record and validates it, by the keyboard alone', async ({
  openPage,
  stack,
  client,
}) => {
  test.slow();
  await client.subscribeAndSign('eurfy');
  await client.subscribeAndSign('eurfy');
  const page = await openPage(stack, 1440);
  const { keyboard } = page;
  await signInStaff(page, stack, marc);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  // The screen may be painted a moment before it listens.
  await expect(async () => {
    await keyboard.press('g');
    await keyboard.press('s');
    await expect(page).toHaveURL(/souscriptions/, { timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: 'Souscriptions' })).toBeVisible();
  await keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Rechercher' })).toBeFocused();
  // In the field the keys are letters.
  await keyboard.type(client.name);
  await keyboard.press('Enter');
  await expect(page.getByRole('row', { name: client.name })).toHaveCount(2);

  await filterSigned(page);
  await expect(page.getByRole('row', { name: client.name })).toHaveCount(2);

  await keyboard.press('j');
  await expectFocusVisible(page);
  await keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 2, name: /^PO-/ });
  await expect(title).toBeFocused();
  const first = await title.innerText();
  await keyboard.press('ArrowDown');
  await expect(title).not.toHaveText(first);
  await expect(title).toBeFocused();
  const second = await title.innerText();

  await keyboard.press('v');
  const dialog = page.getByRole('dialog', { name: 'Valider le paiement' });
  await expect(dialog).toBeVisible();
  await keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(title).toBeFocused();
  await keyboard.press('v');
  await tabTo(page, 'Montant reçu');
  await keyboard.press('Control+a');
  await keyboard.type('15000');
  await keyboard.press('Tab');
  await keyboard.type(typedDay);
  await tabTo(page, 'Référence');
  await keyboard.type('VIR clavier');
  // Its day has a NAV already: a second person will validate it too.
  await expect(dialog.getByText('Un second utilisateur doit valider')).toBeVisible();
  await tabTo(page, 'Motif');
  await keyboard.type('Relevé vérifié');
  await keyboard.press('Enter');
  await expect(page.getByText(/^Modification en attente de validation/)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(title).toHaveText(second);
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);

  await keyboard.press('Escape');
  await expect(page.getByRole('link', { name: second, exact: true })).toBeFocused();
  await expectFocusVisible(page);
  await keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Raccourcis clavier' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('link', { name: second, exact: true })).toBeFocused();
});

test('[A56] an administrator selects three, previews, confirms and undoes a bulk action, by the keyboard alone', async ({
  openPage,
  stack,
  client,
}) => {
  test.slow();
  for (let signed = 0; signed < 3; signed += 1) await client.subscribeAndSign('eurfy');
  const page = await openPage(stack, 1440);
  const { keyboard } = page;
  await signInStaff(page, stack, marc);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(async () => {
    await keyboard.press('g');
    await keyboard.press('s');
    await expect(page).toHaveURL(/souscriptions/, { timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: 'Souscriptions' })).toBeVisible();
  await keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Rechercher' })).toBeFocused();
  await keyboard.type(client.name);
  await keyboard.press('Enter');
  const rows = page.getByRole('row', { name: client.name });
  await expect(rows).toHaveCount(3);
  await filterSigned(page);
  await expect(rows).toHaveCount(3);

  await keyboard.press('j');
  await keyboard.press('x');
  await keyboard.press('j');
  await keyboard.press('j');
  await keyboard.press('Shift+X');
  await expect(page.getByText('3 lignes sélectionnées')).toBeVisible();
  await expectFocusVisible(page);
  await tabTo(page, 'Passer en vérification', 'Shift+Tab');
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Passer en vérification' })).toBeVisible();
  await expect(page.getByText('3 à faire', { exact: true })).toBeVisible();
  await tabTo(page, 'Passer 3 paiements en vérification');
  await expectFocusVisible(page);
  await keyboard.press('Enter');
  const sentence = page.getByText('3 faits', { exact: true });
  await expect(sentence).toBeFocused();
  await expectFocusVisible(page);
  await expect(page.getByRole('row', { name: client.name }).filter({ hasText: 'Fait' })).toHaveCount(3);

  await tabTo(page, 'Annuler');
  await keyboard.press('Enter');
  await expect(page.getByText('3 annulés', { exact: true })).toBeFocused();
  await expect(page.getByRole('row', { name: client.name }).filter({ hasText: 'Annulé' })).toHaveCount(3);
  await tabTo(page, 'Revenir à la liste');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Statut\s: Signé$/ })).toBeVisible();
  await expect(rows.filter({ hasText: 'En attente' })).toHaveCount(3);
});

/** Adds « Statut : Signé », and waits for the focus to be back in the list: keys pressed before belong to the bubble. */
async function filterSigned(page: Page): Promise<void> {
  const { keyboard } = page;
  await tabTo(page, 'Filtre');
  await keyboard.press('Enter');
  await tabTo(page, 'Statut');
  await keyboard.press('Enter');
  await tabToOption(page);
  await keyboard.type('Signé');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Statut\s: Signé$/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectFocusVisible(page);
}

/** Presses Tab until the control of that name has the focus. */
async function tabTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    expect(await page.evaluate(focusedName)).toContain(name);
  }).toPass({ intervals: [0], timeout: 30_000 });
}

async function tabToOption(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.role)).toBe('option');
  }).toPass({ intervals: [0], timeout: 30_000 });
}

/** Runs in the page. */
function focusedName(): string {
  const element = document.activeElement;
  const labels = element instanceof HTMLInputElement ? Array.from(element.labels ?? []) : [];
  return [element?.ariaLabel, element?.textContent, ...labels.map((label) => label.textContent)].join(' ');
}

async function expectFocusVisible(page: Page): Promise<void> {
  await expect(page.locator(':focus-visible')).toHaveCount(1);
}
