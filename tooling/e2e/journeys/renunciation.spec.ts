/** A contract that its client renounces, with its money received and without: the client, an administrator and a second one. */
import { expect, type Page } from '@playwright/test';
import { openSite } from '../src/addresses.ts';
import type { ClientAccount } from '../src/client-account.ts';
import { test } from '../src/client-page.ts';
import { fill } from '../src/fields.ts';
import { mailedTexts } from '../src/mailed-code.ts';
import { goTo, openContract } from '../src/navigation.ts';
import type { Stack } from '../src/stack.ts';
import {
  approveOpenChange,
  executePayout,
  ines,
  marc,
  openChange,
  preparePayout,
  signInStaff,
} from '../src/staff.ts';
import { recordPaymentOf } from '../src/staff-api.ts';
import { atBothWidths } from '../src/widths.ts';
import { button } from '../src/wizard.ts';

const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });
const written = today.split('-').toReversed().join('/');

test.use({ viewport: { width: 390, height: 900 } });

const mailed = async (stack: Stack, client: ClientAccount, kind: string) =>
  (await mailedTexts(stack.apiUrl, client.email, kind)).join();
const shows = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible();

/** Renounces the contract whose payment has this status; the steps of each contract name some of them too. */
async function renounce(page: Page, payment: string): Promise<void> {
  const contract = page
    .getByRole('row')
    .filter({ has: page.locator('[data-tone]').getByText(payment, { exact: true }) });
  await contract.getByRole('button', { name: 'Renoncer au contrat' }).click();
  await atBothWidths(page, () => shows(page, /vous sera rendu en totalité/));
  await button(page, 'Continuer').click();
  await button(page, 'Confirmer la renonciation').click();
  await shows(page, 'Votre renonciation est enregistrée');
  await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a contract that was paid is renounced and paid back; money that never arrived is not said to be returned', async ({
  openPage,
  page,
  stack,
  client,
}) => {
  const paid = await client.subscribeAndSign('eurfy');
  await recordPaymentOf(stack, paid, { amount: '15000', valueDate: today, payer: client.name });
  const announced = await client.subscribeAndSign('eurfy');
  await client.proveTransfer(announced, today);
  const [announcedNumber = '', paidNumber = ''] = (await client.contracts()).map(
    ({ po_number }) => po_number,
  );

  await openSite(page, stack.siteUrl);
  await goTo(page, 'Mes documents');
  await renounce(page, 'Payé');
  await expect
    .poll(() => mailed(stack, client, 'contractRenounced'))
    .toMatch(/Les 15\s000,00\s€ que vous avez versés/);
  await renounce(page, 'Preuve déposée');
  await atBothWidths(page, async () => {
    await shows(page, /Versement de 15\s000,00\s€ prévu au plus tard le/);
    await shows(page, /15\s000,00\s€ à vous rendre s’ils nous parviennent/);
  });
  await expect
    .poll(() => mailed(stack, client, 'contractRenounced'))
    .toMatch(/Si les 15\s000,00\s€ annoncés nous parviennent/);

  const maker = await openPage(stack, 1440);
  await signInStaff(maker, stack, marc);
  await openContract(maker, paidNumber);
  await maker.getByRole('link', { name: /15\s000,00\s€ · À préparer/ }).click();
  await preparePayout(maker);
  await atBothWidths(maker, () => shows(maker, /^Modification en attente de validation/));
  const checker = await openPage(stack, 390);
  await signInStaff(checker, stack, ines);
  await openChange(checker, new RegExp(paidNumber));
  await atBothWidths(checker, () => shows(checker, /15\s000,00\s€/));
  await approveOpenChange(checker);
  await maker.reload();
  await executePayout(maker, { day: today, reference: 'VIR-RENONCIATION' });
  await expect.poll(() => mailed(stack, client, 'payoutExecuted')).toMatch(/rendu 15\s000,00\s€/);

  await openContract(maker, announcedNumber);
  await maker.getByRole('link', { name: /15\s000,00\s€ · À préparer/ }).click();
  await shows(maker, 'fonds non reçus');
  await expect(button(maker, 'Choisir le bénéficiaire')).toHaveCount(0);
  await button(maker, 'Sans objet').click();
  const dialog = maker.getByRole('dialog', { name: 'Classer sans objet' });
  await fill(dialog, 'Motif', 'Le virement annoncé n’a jamais été émis');
  await dialog.getByRole('button', { name: 'Classer sans objet' }).click();
  await shows(maker, /Versement classé sans objet\./);
  await atBothWidths(maker, () => shows(maker, 'Le virement annoncé n’a jamais été émis'));
  await openContract(checker, announcedNumber);
  await atBothWidths(checker, () => shows(checker, /15\s000,00\s€ · Sans objet/));

  await page.reload();
  await atBothWidths(page, () =>
    shows(page, new RegExp(`Versement de 15\\s000,00\\s€ exécuté le ${written}, référence VIR-RENONCIATION`)),
  );
  await expect(page.getByText(/à vous rendre/)).toHaveCount(0);
});
