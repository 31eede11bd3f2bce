/** Money that comes in, as its client, an administrator and a second one see it: in two transfers, and coins that are short. */
import { type Browser, expect, type Page } from '@playwright/test';
import { test } from '../src/client-page.ts';
import { fill, fillDate } from '../src/fields.ts';
import type { Stack } from '../src/stack.ts';
import { approveChange, signInStaff } from '../src/staff.ts';
import { byCrypto, isSigned, reachSignature, sign } from '../src/wizard.ts';

const password = 'Demonstration-2026!';
const marc = { email: 'marc.admin@exemple.fr', password };
const ines = { email: 'ines.garnier@exemple.fr', password };
// Its NAV is published: a payment typed by hand is held for a second person.
const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });

interface Money {
  /** The label of the account in « Compte ». */
  readonly account: RegExp;
  readonly amount: string;
  readonly payer: string;
  readonly reference: string;
}

async function openStaff(browser: Browser, stack: Stack, width: number, who: typeof marc): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  await signInStaff(page, stack, who);
  await expect(page.getByRole('heading', { name: 'Frais perçus' })).toBeVisible();
  return page;
}

/** « Saisir un encaissement », then « Rattacher » it to the contract that its payer waits with. */
async function receive(page: Page, stack: Stack, money: Money): Promise<void> {
  await page.goto(`${stack.backofficeUrl}/admin/souscriptions/rapprochement`);
  await page.getByRole('button', { name: 'Saisir un encaissement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saisir un encaissement' });
  await dialog.getByRole('button', { name: /Compte/ }).click();
  await page.getByRole('option', { name: money.account }).first().click();
  await fill(dialog, 'Montant reçu', money.amount);
  await fillDate(dialog, 'Date de valeur', today);
  await fill(dialog, 'Nom du payeur', money.payer);
  await fill(dialog, 'Référence du virement ou de la transaction', money.reference);
  await fill(dialog, 'Motif de la saisie', 'Relevé reçu sur papier');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Encaissement enregistré.').first()).toBeVisible();
  await page
    .getByRole('option', { name: new RegExp(money.payer) })
    .first()
    .click();
  await page
    .getByRole('region', { name: money.payer })
    .getByRole('textbox', { name: /^Motif/ })
    .fill('Confirmé par la banque');
  await page.getByRole('button', { name: 'Rattacher', exact: true }).click();
}

const shows = (page: Page, words: RegExp) => expect(page.getByText(words).first()).toBeVisible();

for (const width of [390, 1440]) {
  test(`a payment in two transfers is under way after the first, and paid by the second, ${width} pixels wide`, async ({
    browser,
    page,
    stack,
    client,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await client.subscribeAndSign('eurfy');
    const maker = await openStaff(browser, stack, width, marc);
    const transfer = { account: /EURFY.*€$/, payer: client.name };
    await receive(maker, stack, { ...transfer, amount: '9000', reference: `A ${client.name} ${width}` });
    await shows(maker, /^Encaissement rattaché\.$/);
    await page.goto(`${stack.siteUrl}/dashboard`);
    await shows(page, /en cours\s: paiement reçu en partie, il manque 6\s000,00\s€/);

    await receive(maker, stack, { ...transfer, amount: '6000', reference: `B ${client.name} ${width}` });
    await shows(maker, /^Rattachement demandé/);
    const checker = await openStaff(browser, stack, width, ines);
    await approveChange(checker, new RegExp(client.name));
    await expect.poll(() => client.contracts()).toMatchObject([{ payment_status: 'paid' }]);
    await page.goto(`${stack.siteUrl}/documents`);
    await page.getByRole('link', { name: 'Suivre ce contrat' }).click();
    await shows(page, /Virement reçu le .*9\s000,00\s€ · Virement reçu le .*6\s000,00\s€/);
  });

  test(`coins that are short by 0.8 % wait, then run on what was accepted, ${width} pixels wide`, async ({
    browser,
    page,
    stack,
    client,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await reachSignature(page, stack, byCrypto);
    await sign(page);
    await isSigned(page);
    const maker = await openStaff(browser, stack, width, marc);
    await receive(maker, stack, {
      account: /USDFY.*USDC$/,
      amount: '11904',
      payer: client.name,
      reference: `0x${`${width}`.padStart(64, 'c')}`,
    });
    await shows(maker, /^Encaissement rattaché\.$/);
    await page.goto(`${stack.siteUrl}/dashboard`);
    await shows(page, /en cours\s: paiement reçu en partie, il manque 96,00/);

    const [contract] = await client.contracts();
    await maker.goto(`${stack.backofficeUrl}/admin/souscriptions/${contract?.id}`);
    await maker.getByRole('button', { name: 'Accepter ce montant' }).click();
    const dialog = maker.getByRole('dialog', { name: /^Accepter le montant reçu/ });
    await fill(dialog, 'Motif', 'Frais de réseau déduits de l’envoi');
    await dialog.getByRole('button', { name: 'Accepter ce montant' }).click();
    await shows(maker, /^(Acceptation demandée|Montant accepté)/);
    const checker = await openStaff(browser, stack, width, ines);
    await approveChange(checker, new RegExp(client.name));
    await expect.poll(() => client.contracts()).toMatchObject([{ payment_status: 'paid' }]);
    await page.goto(`${stack.siteUrl}/documents`);
    await page.getByRole('link', { name: 'Suivre ce contrat' }).click();
    await shows(page, /Exécuté à la VL du .* parts · frais/);
  });
}
