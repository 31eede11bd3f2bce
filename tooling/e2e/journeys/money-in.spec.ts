/** Money that comes in, as its client, an administrator and a second one see it: in two transfers, and coins that are short. */
import { expect, type Page } from '@playwright/test';
import { openSite } from '../src/addresses.ts';
import { test } from '../src/client-page.ts';
import { fill, fillDate } from '../src/fields.ts';
import { goTo, openContract } from '../src/navigation.ts';
import type { Stack } from '../src/stack.ts';
import { approveOpenChange, ines, marc, openChange, signInStaff } from '../src/staff.ts';
import { atBothWidths } from '../src/widths.ts';
import { byCrypto, isSigned, reachSignature, sign } from '../src/wizard.ts';

// Its NAV is published: a payment typed by hand is held for a second person.
const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });

test.use({ viewport: { width: 390, height: 900 } });

interface Money {
  /** The label of the account in « Compte ». */
  readonly account: RegExp;
  readonly amount: string;
  readonly payer: string;
  readonly reference: string;
}

/** « Saisir un encaissement », then « Rattacher » it to the contract that its payer waits with. */
async function receive(page: Page, money: Money): Promise<void> {
  await goTo(page, 'Souscriptions');
  await page.getByRole('main').getByRole('link', { name: 'Rapprochement', exact: true }).click();
  await page.getByRole('button', { name: 'Saisir un encaissement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saisir un encaissement' });
  await dialog.getByRole('button', { name: /Compte/ }).click();
  await page.getByRole('option', { name: money.account }).click();
  await fill(dialog, 'Montant reçu', money.amount);
  await fillDate(dialog, 'Date de valeur', today);
  await fill(dialog, 'Nom du payeur', money.payer);
  await fill(dialog, 'Référence du virement ou de la transaction', money.reference);
  await fill(dialog, 'Motif de la saisie', 'Relevé reçu sur papier');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await shows(page, /Encaissement enregistré\./);
  await page
    .getByRole('option', { name: new RegExp(`${money.payer}\\b`) })
    .first()
    .click();
  const panel = page.getByRole('region', { name: money.payer, exact: true });
  await panel.getByRole('radio', { name: new RegExp(`${money.payer}\\b`) }).check({ force: true });
  const reason = panel.getByRole('textbox', { name: /^Motif/ });
  await reason.fill('Confirmé par la banque');
  await atBothWidths(page, () => expect(reason).toBeVisible());
  await panel.getByRole('button', { name: 'Rattacher', exact: true }).click();
}

const shows = (page: Page, words: RegExp) => expect(page.getByText(words).first()).toBeVisible();

/** The contract's steps, from « Mes documents ». */
async function followContract(page: Page, { siteUrl }: Stack): Promise<void> {
  await openSite(page, siteUrl);
  await goTo(page, 'Mes documents');
  await page.getByRole('link', { name: 'Suivre ce contrat' }).click();
}

test('a payment in two transfers is under way after the first, and paid by the second', async ({
  openPage,
  page,
  stack,
  client,
}) => {
  await client.subscribeAndSign('eurfy');
  const [contract] = await client.contracts();
  const maker = await openPage(stack, 1440);
  await signInStaff(maker, stack, marc);
  const transfer = { account: /EURFY.*€$/, payer: client.name };
  await receive(maker, { ...transfer, amount: '9000', reference: `A ${contract?.id}` });
  await shows(maker, /Encaissement rattaché\./);
  await openSite(page, stack.siteUrl);
  await atBothWidths(page, () => shows(page, /en cours\s: paiement reçu en partie, il manque 6\s000,00\s€/));

  await receive(maker, { ...transfer, amount: '6000', reference: `B ${contract?.id}` });
  await shows(maker, /Rattachement demandé/);
  const checker = await openPage(stack, 390);
  await signInStaff(checker, stack, ines);
  await openChange(checker, new RegExp(`${contract?.po_number}`));
  await atBothWidths(checker, () => shows(checker, /9\s000,00\s€/));
  await approveOpenChange(checker);
  expect(await client.contracts()).toMatchObject([{ payment_status: 'paid' }]);
  await followContract(page, stack);
  await atBothWidths(page, () =>
    shows(page, /Virement reçu le .*9\s000,00\s€ · Virement reçu le .*6\s000,00\s€/),
  );
});

test('coins that are short by 0.8 % wait, then are invested once what was received is accepted', async ({
  openPage,
  page,
  stack,
  client,
}) => {
  await reachSignature(page, stack, byCrypto);
  await sign(page);
  await isSigned(page);
  const [contract] = await client.contracts();
  const maker = await openPage(stack, 1440);
  await signInStaff(maker, stack, marc);
  await receive(maker, {
    account: /USDFY.*USDC$/,
    amount: '11904',
    payer: client.name,
    reference: `0x${'c'.repeat(64)}`,
  });
  await shows(maker, /Encaissement rattaché\./);
  await goTo(page, 'Portefeuille');
  await atBothWidths(page, () => shows(page, /en cours\s: paiement reçu en partie, il manque 96,00/));

  await openContract(maker, client.name);
  await atBothWidths(maker, () => shows(maker, /Il manque 96,00/));
  await maker.getByRole('button', { name: 'Accepter ce montant' }).click();
  const dialog = maker.getByRole('dialog', { name: /^Accepter le montant reçu/ });
  await fill(dialog, 'Motif', 'Frais de réseau déduits de l’envoi');
  await dialog.getByRole('button', { name: 'Accepter ce montant' }).click();
  await shows(maker, /Acceptation demandée/);
  const checker = await openPage(stack, 390);
  await signInStaff(checker, stack, ines);
  await openChange(checker, new RegExp(`${contract?.po_number}`));
  await atBothWidths(checker, () => shows(checker, /11\s904,00/));
  await approveOpenChange(checker);
  expect(await client.contracts()).toMatchObject([{ payment_status: 'paid' }]);
  await followContract(page, stack);
  await atBothWidths(page, () => shows(page, /Exécuté à la VL du .* parts · frais/));
});
