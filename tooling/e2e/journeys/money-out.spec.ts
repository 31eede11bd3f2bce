/** Money that leaves a contract, from its request to the bank: its client, the administrator who prepares it, and the one who approves. */
import { expect, type Page } from '@playwright/test';
import { type ClientAccount, openClientAccount } from '../src/client-account.ts';
import { fill } from '../src/fields.ts';
import { signIn } from '../src/investor.ts';
import { mailedTexts } from '../src/mailed-code.ts';
import { goTo, openContract } from '../src/navigation.ts';
import { csv } from '../src/sample-files.ts';
import { test } from '../src/shared-stack.ts';
import { shownAmount } from '../src/shown.ts';
import { type Stack, startStack } from '../src/stack.ts';
import {
  approveOpenChange,
  executePayout,
  ines,
  marc,
  openChange,
  openNavImport,
  preparePayout,
  previewFile,
  requestClosing,
  signInStaff,
  submitPreview,
} from '../src/staff.ts';
import { recordPaymentOf } from '../src/staff-api.ts';
import { atBothWidths } from '../src/widths.ts';
import { button } from '../src/wizard.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;
const nav = 120;
const exitFee = 0.002;

// A product of its own: its clock is moved, and a NAV changes the figures of other journeys.
let stack: Stack;
test.beforeAll(async () => {
  stack = await startStack({ data: 'demo' });
});
test.afterAll(() => stack.stop());

const isoDay = (atMs: number) => new Date(atMs).toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });
const frenchDay = (day: string) => day.split('-').toReversed().join('/');
const shows = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible();

const mailed = async (client: ClientAccount, kind: string) =>
  (await mailedTexts(stack.apiUrl, client.email, kind)).join();

/** The renunciation period is over, and the orders of that day may still be placed. */
async function passRenunciation(): Promise<string> {
  const day = isoDay(Date.now() + 20 * dayMs);
  await stack.advanceClock(Date.parse(`${day}T08:00:00Z`) - Date.now());
  return day;
}

async function requestWithdrawal(page: Page, day: string): Promise<void> {
  await button(page, 'Demander un retrait').click();
  await fill(page, 'Montant, frais de sortie compris', '1000');
  await atBothWidths(page, () => shows(page, 'À verser'));
  await button(page, 'Continuer').click();
  await button(page, 'Confirmer le retrait').click();
  const done = page.getByRole('dialog', { name: 'Votre retrait est demandé' });
  await expect(done).toContainText(`datée du ${frenchDay(day)}`);
  await done.getByRole('button', { name: 'Fermer' }).last().click();
  await atBothWidths(page, () => shows(page, /^Retrait demandé/));
}

test('a withdrawal and the closing of the rest are requested, dealt at one NAV, approved by a second administrator, and paid', async ({
  openPage,
}) => {
  const client = await openClientAccount(stack);
  const id = await client.subscribeAndSign('eurfy');
  await recordPaymentOf(stack, id, {
    amount: '15000',
    valueDate: isoDay(Date.now()),
    payer: client.name,
  });
  const day = await passRenunciation();

  const own = await openPage(stack, 390);
  await signIn(own, stack.siteUrl, client);
  await expect(own).toHaveURL(`${stack.siteUrl}/dashboard`);
  await goTo(own, 'Mes documents');
  await requestWithdrawal(own, day);

  const maker = await openPage(stack, 1440);
  await signInStaff(maker, stack, marc);
  const poNumber = await requestClosing(maker, client.name);
  await atBothWidths(maker, () => shows(maker, /^Modification en attente de validation/));
  const checker = await openPage(stack, 390);
  await signInStaff(checker, stack, ines);
  await openChange(checker, new RegExp(poNumber));
  await atBothWidths(checker, () => shows(checker, 'Demande par courrier'));
  await approveOpenChange(checker);
  await own.reload();
  await atBothWidths(own, () => shows(own, `Rachat à la première VL datée du ${frenchDay(day)} ou après`));

  await openNavImport(maker);
  await previewFile(maker, csv('vl.csv', `date;strategie;vl\n${frenchDay(day)};EURFY;${nav}\n`));
  await submitPreview(maker);
  await atBothWidths(maker, () => shows(maker, 'Un second utilisateur doit valider cet import'));
  await openChange(checker, /VL.*EURFY/);
  await atBothWidths(checker, () => shows(checker, 'Ordres en attente de ces valeurs'));
  await approveOpenChange(checker);
  await own.getByRole('link', { name: 'Suivre ce contrat' }).click();
  const units = Number(
    (
      await own
        .getByText(/parts · frais/)
        .first()
        .innerText()
    )
      .match(/([\d\s,]+) parts/)?.[1]
      ?.replaceAll(/\s/g, '')
      .replace(',', '.'),
  );
  const gross = units * nav - 1000;
  const closing = gross - Math.round(gross * exitFee * 100) / 100;
  expect(closing).toBeGreaterThan(13_000);

  // The sign-in with a code is older than five minutes: the first payout is confirmed again.
  await stack.advanceClock(6 * minuteMs);
  for (const [kind, amount] of [
    ['Retrait', 998],
    ['Clôture', closing],
  ] as const) {
    const shown = shownAmount(amount, 'EUR');
    await expect.poll(() => mailed(client, 'redemptionExecuted')).toMatch(shown);
    await openContract(maker, client.name);
    await maker.getByRole('link', { name: shown }).click();
    await preparePayout(maker);
    await atBothWidths(maker, () => shows(maker, /^Modification en attente de validation/));
    await openChange(checker, new RegExp(poNumber));
    await atBothWidths(checker, () => shows(checker, shown));
    await approveOpenChange(checker);
    await maker.reload();
    await maker.getByRole('button', { name: 'Fermer le détail' }).click();
    const row = maker.getByRole('row').filter({ hasText: poNumber });
    const payable = row.filter({ hasText: 'À exécuter' });
    await atBothWidths(maker, () => expect(payable).toContainText(shown));
    await payable.getByRole('link').click();
    await executePayout(maker, { day, reference: `VIR-${kind}` });
    await atBothWidths(maker, () => shows(maker, `VIR-${kind}`));
    await expect.poll(() => mailed(client, 'payoutExecuted')).toMatch(shown);
    await goTo(own, 'Mes documents');
    await own.reload();
    await atBothWidths(own, () =>
      shows(
        own,
        new RegExp(`Versement de ${shown.source}.*exécuté le ${frenchDay(day)}, référence VIR-${kind}`),
      ),
    );
  }
  await own.getByRole('link', { name: 'Suivre ce contrat' }).click();
  await atBothWidths(own, async () => {
    await shows(own, /référence VIR-Retrait/);
    await shows(own, /référence VIR-Clôture/);
  });
  await goTo(own, 'Portefeuille');
  await atBothWidths(own, () => shows(own, /998,00\s€ à vous verser, frais de sortie 2,00\s€/));
});
