/**
 * An investment of Kaskad from its reservation to the units of its vesting plan that are claimed: its client on the site, one
 * administrator who does and another one who approves in the back office.
 */
import { expect, type Page } from '@playwright/test';
import { fill, fillDate, tick } from '../src/fields.ts';
import {
  closeRound,
  kaskadAdmin,
  type OpenPage,
  openInvestment,
  openStaff,
  openStaffRound,
  parisDay,
  shows,
  signInToKaskad,
} from '../src/kaskad.ts';
import { type Round, setIssuerAccount, submitRound } from '../src/kaskad-api.ts';
import { goTo } from '../src/navigation.ts';
import { test } from '../src/shared-stack.ts';
import { type Stack, startStack } from '../src/stack.ts';
import { approveChange, ines } from '../src/staff.ts';
import { atBothWidths } from '../src/widths.ts';
import { button, sign } from '../src/wizard.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const camille = { email: 'camille.moreau@exemple.fr', password: 'Demonstration-2026!' };
const units = '60';
const due = /4\s830,00\s€/;

// A product of its own: its clock is moved by weeks.
let stack: Stack;
test.beforeAll(async () => {
  stack = await startStack({ data: 'demo' });
});
test.afterAll(() => stack.stop());

async function openClient(openPage: OpenPage): Promise<Page> {
  const page = await openPage(stack, 1440);
  await signInToKaskad(page, stack, camille);
  return page;
}

/** « Levées ouvertes », then « Réserver sans engagement ». */
async function reserve(page: Page, { name }: Round): Promise<void> {
  await goTo(page, 'Mes investissements');
  await page.getByRole('link', { name: 'Levées ouvertes', exact: true }).click();
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await button(page, 'Réserver sans engagement').click();
  const dialog = page.getByRole('dialog', { name: 'Réserver sans engagement' });
  await fill(dialog, 'Quantité', units);
  await dialog.getByRole('button', { name: 'Réserver', exact: true }).click();
  await shows(page, 'Votre réservation est enregistrée');
  await page.getByRole('link', { name: 'Voir ma réservation' }).click();
  await atBothWidths(page, () => shows(page, /Votre réservation ne vous engage pas/));
}

/** « Investir » from the reservation, step by step, with what the law requires of a first large investment. */
async function invest(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Investir', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Quantité' })).toHaveValue(units);
  await atBothWidths(page, () => shows(page, due));
  await button(page, 'Continuer').click();
  await passTest(page);
  await page.getByRole('textbox', { name: /^Votre patrimoine net/ }).fill('60000');
  await shows(page, /Vous pourriez perdre 6\s000,00\s€/);
  await button(page, 'J’ai fait la simulation').click();
  await button(page, 'Continuer').click();
  await page.getByRole('radio', { name: 'Virement en euros' }).check({ force: true });
  await button(page, 'Continuer').click();
  await button(page, 'Lire Fiche clé, version 1').click();
  await expect(page.getByRole('checkbox', { name: /Fiche clé/ })).toBeEnabled();
  await tick(page, /Fiche clé/);
  await tick(page, /perdre tout ce que j’investis/);
  await expect(button(page, 'Envoyer ma souscription')).toBeDisabled();
  await tick(page, /J’ai lu cet avertissement/);
  await page.getByRole('radio', { name: 'Oui' }).check({ force: true });
  await button(page, 'Envoyer ma souscription').click();
  await shows(page, /Vous pouvez vous rétracter jusqu’au/);
}

async function passTest(page: Page): Promise<void> {
  for (const right of [
    'Toute la somme investie',
    /^Quand un acheteur se présente/,
    'Votre part du capital diminue',
    /^Répartir une part limitée/,
    'un risque plus élevé',
    'Non',
  ]) {
    await page.getByRole('radio', { name: right, exact: true }).check({ force: true });
  }
  await button(page, 'Valider le test').click();
  await expect(button(page, 'Valider le test')).toHaveCount(0);
}

/** The subscription form, then the proof of the transfer that it requires. */
async function signAndPay(page: Page): Promise<void> {
  await button(page, 'Signer ma souscription').click();
  await sign(page);
  await expect(page.getByText('IBAN', { exact: true })).toBeVisible();
  await shows(page, due);
  await fill(page, 'Référence du virement ou hash de la transaction', 'VIR KASKAD 60');
  await button(page, 'Déposer la preuve').click();
  await atBothWidths(page, () => shows(page, 'Notre équipe contrôle votre paiement.'));
}

async function recordPayment(page: Page): Promise<void> {
  await goTo(page, 'Investissements');
  await page
    .getByRole('row', { name: /Camille Moreau.*4\s830,00\s€/ })
    .getByRole('link')
    .first()
    .click();
  await button(page, 'Valider le paiement').click();
  const dialog = page.getByRole('dialog', { name: 'Valider le paiement' });
  await fill(dialog, 'Montant reçu', '4830');
  await fillDate(dialog, 'Date de valeur', parisDay(stack));
  await fill(dialog, 'Référence', 'VIR KASKAD 60');
  await fill(dialog, 'Payeur', 'Camille Moreau');
  await dialog.getByRole('button', { name: 'Valider le paiement' }).click();
  await shows(page, /Paiement enregistré/);
}

/** Published by the maker and approved by the other one, then issued by the maker. */
async function allotAndIssue(maker: Page, checker: Page, round: Round): Promise<void> {
  await maker.getByRole('link', { name: 'Simuler l’allocation' }).click();
  await atBothWidths(maker, () => shows(maker, /60\sparts fermes pour 100\sparts/));
  await fill(maker, 'Motif', 'Demande sous le plafond');
  await button(maker, 'Soumettre à validation').click();
  await shows(maker, /Demande envoyée/);
  await approveChange(checker, new RegExp(round.name));
  await maker.reload();
  await button(maker, 'Émettre').click();
  await maker.getByRole('dialog', { name: 'Émettre' }).getByRole('button', { name: 'Émettre' }).click();
  await shows(maker, /Émission commencée/);
}

async function claim(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Voir le plan de vesting' }).click();
  await page.getByRole('button', { name: /^Réclamer 5\sKSK$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Réclamer des KSK' });
  await dialog.getByRole('button', { name: 'Tout', exact: true }).click();
  await dialog.getByRole('button', { name: /^Réclamer 5\sKSK$/ }).click();
  await shows(page, 'Votre réclamation est enregistrée.');
}

/** Verified, then recorded with the transaction that sent the units. */
async function executeClaim(page: Page): Promise<void> {
  await goTo(page, 'Investissements');
  await page.getByRole('main').getByRole('link', { name: 'Réclamations', exact: true }).click();
  await page
    .getByRole('row', { name: /Camille Moreau.* 5\sKSK/ })
    .getByRole('link')
    .first()
    .click();
  await button(page, 'Commencer la vérification').click();
  await button(page, 'Enregistrer l’exécution').click();
  const dialog = page.getByRole('dialog', { name: 'Enregistrer l’exécution' });
  await fill(dialog, 'Identifiant de la transaction', `0x${'5e'.repeat(32)}`);
  await dialog.getByRole('button', { name: 'Enregistrer l’exécution' }).click();
  await shows(page, /Réclamation exécutée/);
}

test('[B21, B22, B24, B25, B36] an investment is reserved, submitted, reflected on, signed, paid, firm, allotted, issued, vested and claimed', async ({
  openPage,
}) => {
  test.slow();
  await setIssuerAccount(stack, 'KSK');
  const { changeId: _approved, ...round } = await submitRound(stack, {
    name: 'Kaskad parcours',
    symbol: 'KSK',
    regime: 'psfp',
    instrument: 'saft',
    price: '80.5',
    minimum: '50',
    cap: '100',
    opensAt: new Date(Date.now() + 2 * dayMs),
    closesAt: new Date(Date.now() + 20 * dayMs),
    schedule: { shape: 'linear', start: parisDay(stack, 5), start_months: 0, months: 12, step: 1 },
  });
  let checker = await openStaff(openPage, stack, ines);
  await approveChange(checker, new RegExp(round.name));
  let client = await openClient(openPage);
  await reserve(client, round);
  let maker = await openStaff(openPage, stack, kaskadAdmin);
  await openStaffRound(maker, round);
  await button(maker, 'Ouvrir maintenant').click();
  await maker.getByRole('dialog').getByRole('button', { name: 'Ouvrir maintenant' }).click();
  await shows(maker, 'C’est fait.');
  await client.reload();
  await invest(client);
  await expect(button(client, 'Signer ma souscription')).toHaveCount(0);
  await expect(button(client, 'Se rétracter')).toBeVisible();

  await Promise.all([client, maker, checker].map((page) => page.context().close()));
  await stack.advanceClock(4 * dayMs + minuteMs);
  client = await openClient(openPage);
  await openInvestment(client, round);
  await expect(button(client, 'Se rétracter')).toHaveCount(0);
  await signAndPay(client);
  maker = await openStaff(openPage, stack, kaskadAdmin);
  await recordPayment(maker);
  await stack.advanceClock(minuteMs);
  await shows(client, 'Ferme');

  await openStaffRound(maker, round);
  await closeRound(maker);
  await stack.advanceClock(minuteMs);
  await maker.reload();
  await shows(maker, 'Clôturée');
  checker = await openStaff(openPage, stack, ines);
  await allotAndIssue(maker, checker, round);
  await shows(client, 'Émise');
  await atBothWidths(client, () => shows(client, /Demandé 4\s830\s€, alloué 4\s830\s€/));

  await Promise.all([client, maker, checker].map((page) => page.context().close()));
  await stack.advanceClock(32 * dayMs);
  client = await openClient(openPage);
  await openInvestment(client, round, 'Terminés');
  await claim(client);
  maker = await openStaff(openPage, stack, kaskadAdmin);
  await executeClaim(maker);
  await client.reload();
  await shows(client, 'Exécutée');
  await button(maker, 'Déconnexion').click();
  await expect(maker).toHaveURL(`${stack.siteUrl}/kaskad/login`);
});
