/** A NAV that was wrong: the client who dealt at it, the administrator who corrects and rectifies, the one who approves. */
import { expect, type Page } from '@playwright/test';
import { openSite } from '../src/addresses.ts';
import { openClientAccount } from '../src/client-account.ts';
import { fill, fillDate } from '../src/fields.ts';
import { goTo } from '../src/navigation.ts';
import { test } from '../src/shared-stack.ts';
import { type Stack, startStack } from '../src/stack.ts';
import {
  approveChange,
  approveOpenChange,
  openChange,
  openNavImport,
  previewFile,
  signInStaff,
  submitPreview,
} from '../src/staff.ts';
import { recordPaymentOf } from '../src/staff-api.ts';

const password = 'Demonstration-2026!';
const marc = { email: 'marc.admin@exemple.fr', password };
const ines = { email: 'ines.garnier@exemple.fr', password };

/** Ten days ago, in Paris. */
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris' }).format(
  Date.now() - 10 * 86_400_000,
);
const written = day.split('-').toReversed().join('/');

// A product of its own: a corrected NAV changes the figures of other journeys.
let stack: Stack;
test.beforeAll(async () => {
  stack = await startStack({ data: 'demo' });
});
test.afterAll(() => stack.stop());

async function correctByFile(page: Page, value: string): Promise<void> {
  await openNavImport(page);
  const content = Buffer.from(`date;strategie;vl\n${written};EURFY;${value}\n`);
  await previewFile(page, { name: 'vl.csv', mimeType: 'text/csv', content });
  await expect(page.getByText('1 correction', { exact: true })).toBeVisible();
  await submitPreview(page);
}

async function correctInGrid(page: Page, value: string): Promise<void> {
  await goTo(page, 'NAVs');
  await page.getByRole('link', { name: 'Saisie', exact: true }).click();
  await fillDate(page, 'Dernier jour', day);
  const cell = page.getByRole('textbox', { name: `EURFY, ${written}` });
  await cell.fill(value);
  await expect(page.getByText(/^remplace /)).toBeVisible();
  await fill(page, 'Motif', 'Valeur relue avec le dépositaire');
  await page.getByRole('button', { name: 'Soumettre à validation' }).click();
  await expect(page.getByText(/un second utilisateur doit les valider/).first()).toBeVisible();
  await expect(cell).toHaveValue('');
}

for (const [width, value, correct] of [
  [1440, '50', correctByFile],
  [390, '60', correctInGrid],
] as const) {
  test(`a NAV is corrected, and a subscription executed again at it, ${width} pixels wide`, async ({
    browser,
  }) => {
    const client = await openClientAccount(stack);
    const contractId = await client.subscribeAndSign('eurfy');
    await recordPaymentOf(stack, contractId, { amount: '15000', valueDate: day, payer: client.name });
    const viewport = { width, height: 900 };
    const [maker, checker, own] = await Promise.all(
      [1, 2, 3].map(async () => (await browser.newContext({ viewport })).newPage()),
    );
    if (!maker || !checker || !own) throw new Error('no page');
    await signInStaff(maker, stack, marc);
    await signInStaff(checker, stack, ines);

    await correct(maker, value);
    await openChange(checker, /Correction de VL publiées/);
    await expect(checker.getByRole('row', { name: new RegExp(`^EURFY, ${written}`) })).toBeVisible();
    await approveOpenChange(checker);
    await goTo(maker, 'NAVs');
    await maker.reload();
    await maker.getByRole('link', { name: 'Ouvrir les corrections' }).click();
    // Not the link of the calendar that is left.
    const corrections = maker.getByRole('table', { name: 'Corrections', exact: true });
    await corrections.getByRole('link', { name: 'EURFY' }).first().click();
    const panel = maker.getByRole('region', { name: `EURFY du ${written}` });
    const deal = panel.getByRole('region', { name: new RegExp(client.name) });
    await expect(deal.getByText('À décider')).toBeVisible();
    await deal.getByRole('button', { name: 'Rectifier les parts' }).click();
    const dialog = maker.getByRole('dialog', { name: 'Rectifier les parts' });
    await fill(dialog, 'Motif', 'VL saisie avec une erreur');
    await dialog.getByRole('button', { name: 'Rectifier les parts' }).click();
    await expect(deal.getByText('À valider')).toBeVisible();

    await approveChange(checker, new RegExp(client.name));
    await maker.reload();
    await expect(deal.getByText('Rectifiée')).toBeVisible();

    await own.addInitScript(
      ([token, user]) => {
        localStorage.setItem('token', token);
        localStorage.setItem('user', user);
      },
      [client.token, JSON.stringify(client.user)] as const,
    );
    await openSite(own, stack.siteUrl);
    await expect(own.getByText(/^Corrigé le .*EURFY/).first()).toBeVisible();
    await expect(own.getByText(/^Paiement corrigé.*parts à la VL de/).first()).toBeVisible();
    for (const page of [maker, checker, own]) await page.context().close();
  });
}
