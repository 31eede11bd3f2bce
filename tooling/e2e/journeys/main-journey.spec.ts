/** A client's money from sign-up to yield, through the screens of the investor and of the administrator. */

import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { createMarketFiles } from '@repo/api/demo/market-files';
import { openFromMail } from '../src/addresses.ts';
import {
  annualised,
  type Currency,
  compound,
  expectedPortfolio,
  type PaidContract,
} from '../src/expected-portfolio.ts';
import { choose } from '../src/fields.ts';
import { passIdentity } from '../src/identity.ts';
import {
  fileTransferProof,
  registerAccount,
  signContract,
  signIn,
  subscribeByTransfer,
} from '../src/investor.ts';
import { readMailed } from '../src/mailed-code.ts';
import { goTo } from '../src/navigation.ts';
import { csv } from '../src/sample-files.ts';
import { shownAmount, shownPercent } from '../src/shown.ts';
import { type Stack, startStack } from '../src/stack.ts';
import {
  approveChange,
  openNavImport,
  openRatesImport,
  previewFile,
  recordPayment,
  signInStaff,
  submitPreview,
} from '../src/staff.ts';

const person = {
  firstname: 'Jeanne',
  lastname: 'Aubert',
  email: 'jeanne.aubert@exemple.fr',
  password: 'Lavande-et-Romarin-7',
};
const staff = { email: 'ines.garnier@exemple.fr', password: 'Demonstration-2026!' };
const secondStaff = { email: 'marc.admin@exemple.fr', password: 'Demonstration-2026!' };
const otherClient = { email: 'yanis.roche@exemple.fr', password: 'Demonstration-2026!' };

const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });
const yesterday = daysBefore(today, 1);
const market = createMarketFiles({ lastDay: yesterday, years: 2 });
const contract: PaidContract = {
  strategy: 'USDFY',
  reference: 'USD',
  paid: 'EUR',
  gross: 15_000,
  valueDate: daysBefore(today, 500),
};

test.describe.configure({ mode: 'serial' });

let stack: Stack;
let investor: Page;
let administrator: Page;
let second: Page;
const contexts: BrowserContext[] = [];

test.beforeAll(async ({ browser }) => {
  stack = await startStack({ data: 'accounts' });
  const newPage = async () => {
    const context = await browser.newContext();
    contexts.push(context);
    return context.newPage();
  };
  investor = await newPage();
  administrator = await newPage();
  second = await newPage();
});

test.afterAll(async () => {
  await Promise.all(contexts.map((context) => context.close()));
  await stack.stop();
});

test('an investor registers, proves her identity and lands on an empty portfolio', async () => {
  await registerAccount(investor, stack.siteUrl, person);
  await passIdentity(investor);
  await expect(investor.getByText(/Bienvenue chez Yield/)).toBeVisible();
  await expect(investor).toHaveURL(`${stack.siteUrl}/dashboard`);
  await expect(investor.getByRole('heading', { name: 'Portefeuille', level: 1 })).toBeVisible();
  await expect(investor.getByText('KYC validé')).toBeVisible();
});

test('she subscribes to USDFY by bank transfer and signs', async () => {
  await subscribeByTransfer(investor, 'USDFY', '15000');
  // Nothing is signed before her address is confirmed: the link is in another tab, and nothing is typed again.
  await expect(investor.getByText('Confirmez votre adresse e-mail')).toBeVisible();
  const mailbox = await investor.context().newPage();
  await openFromMail(mailbox, await readMailed(stack.apiUrl, person.email, 'welcome'));
  await mailbox.getByRole('button', { name: 'C’est bien mon adresse' }).click();
  await expect(mailbox.getByText('Votre adresse e-mail est confirmée')).toBeVisible();
  await mailbox.close();
  await investor.getByRole('button', { name: 'C’est fait, continuer' }).click();
  await signContract(investor);
});

test('her documents show the signed contract and the pending payment; the signed PDF opens; she files the proof', async () => {
  await investor.getByRole('link', { name: 'Mes documents' }).first().click();
  const row = investor.getByRole('row').filter({ hasText: 'Signé' });
  await expect(row).toContainText('En attente');
  const link = row.getByRole('link', { name: /Contrat signé/ });
  const response = await investor.request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toContain('application/pdf');
  expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
  await fileTransferProof(investor, 'VIR-2026-001', today);
  await expect(investor.getByText('Preuve déposée')).toBeVisible();
});

test('an administrator checks the payment, which another one approves: its day is long before the contract', async () => {
  await signInStaff(administrator, stack, staff);
  await expect(administrator).toHaveURL(`${stack.backofficeUrl}/admin`);
  await recordPayment(administrator, `${person.firstname} ${person.lastname}`, {
    amount: '15000',
    valueDate: contract.valueDate,
    reference: 'VIR-2026-001',
    // Received long before the contract, so that two years of NAVs are played.
    reason: 'Virement retrouvé',
  });
  await expect(administrator.getByText(/^Modification en attente de validation/)).toBeVisible();
  await signInStaff(second, stack, secondStaff);
  await approveChange(second, new RegExp(`${person.firstname} ${person.lastname}`));
});

test('a file with an invalid line is refused with its line number and imports nothing', async () => {
  await openNavImport(administrator);
  const lines = market.navCsv.split('\r\n');
  const wrong = [...lines.slice(0, 40), '31/02/2026;USDFY;cent', ...lines.slice(40)].join('\r\n');
  await previewFile(administrator, csv('vl-fausses.csv', wrong));
  const problems = administrator.getByRole('table', { name: 'Lignes en erreur' });
  await expect(problems.getByRole('row').filter({ hasText: '41' })).toBeVisible();
  await expect(administrator.getByRole('button', { name: /^Soumettre/ })).toHaveCount(0);
  await goTo(administrator, 'NAVs');
  await administrator.getByRole('link', { name: 'Liste', exact: true }).click();
  await expect(administrator.getByText(/Aucune VL publiée/).first()).toBeVisible();
});

test('she submits two years of NAVs, the bank’s rates and the crypto closing prices, and another one publishes them', async () => {
  await openNavImport(administrator);
  await previewFile(administrator, csv('vl.csv', market.navCsv));
  await expect(administrator.getByText('Ce que fera l’import')).toBeVisible();
  await submitPreview(administrator);
  await goTo(administrator, 'NAVs');
  await expect(administrator.getByText('1 import attend d’être validé')).toBeVisible();
  await administrator.getByRole('link', { name: 'Liste', exact: true }).click();
  await expect(administrator.getByText(/Aucune VL publiée/).first()).toBeVisible();
  await openRatesImport(administrator);
  await previewFile(administrator, csv('eurofxref-hist.csv', market.ecbCsv), 'Taux BCE');
  await submitPreview(administrator);
  await openRatesImport(administrator);
  await previewFile(administrator, csv('crypto.csv', market.cryptoCsv), 'Cours BTC et ETH');
  await submitPreview(administrator);
  for (const subject of [/VL.*USDFY/, /Taux BCE/, /Cours BTC et ETH/]) await approveChange(second, subject);
});

for (const currency of ['EUR', 'USD', 'CHF', 'BTC', 'ETH'] as const) {
  test(`her portfolio shows in ${currency} the computed value`, async () => {
    await expectPortfolio(investor, currency);
  });
}

test('the allocation, the activity and the bars agree', async () => {
  const { rates } = expectedPortfolio(market, contract, 'EUR');
  await goTo(investor, 'Portefeuille');
  const allocation = investor.getByRole('figure', { name: 'Répartition du portefeuille' });
  await expect(allocation).toContainText(shownPercent(1));
  for (const words of [
    'Contrat USDFY validé',
    'Contrat USDFY en vérification',
    'Souscription USDFY initiée',
    'KYC validé',
  ]) {
    await expect(investor.getByText(words, { exact: true })).toBeVisible();
  }
  const bars = investor.getByRole('figure', { name: 'Rendement cumulé de vos stratégies' });
  await bars.getByRole('button', { name: 'Voir les données' }).click();
  const month = yesterday.slice(0, 7);
  await expect(bars.getByRole('row').last()).toContainText(
    shownPercent(
      compound(rates, (day) => day.startsWith(month)),
      2,
    ),
  );
});

test('one strategy alone shows its own figures', async () => {
  const { rates } = expectedPortfolio(market, contract, 'EUR');
  await goTo(investor, 'Portefeuille');
  await investor.getByRole('button', { name: /USDFY/ }).first().click();
  await expect(investor.getByRole('heading', { name: 'Stratégie USDFY', exact: true })).toBeVisible();
  await expect(investor.getByText(shownPercent(annualised(rates, contract.valueDate))).first()).toBeVisible();
});

test('killed and restarted, the product shows the same figures', async () => {
  await stack.restartApi('SIGKILL');
  await expectPortfolio(investor, 'EUR');
});

test('a second browser, signed in to another account, shows none of it', async ({ browser }) => {
  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, stack.siteUrl, otherClient);
  await expect(other.getByRole('heading', { name: 'Portefeuille', level: 1 })).toBeVisible();
  await goTo(other, 'Mes documents');
  await expect(other.getByText('Vous n’avez encore aucune souscription.')).toBeVisible();
  await expect(other.getByText(/15\s000/)).toHaveCount(0);
  await context.close();
});

async function expectPortfolio(page: Page, currency: Currency): Promise<void> {
  const expected = expectedPortfolio(market, contract, currency);
  await goTo(page, 'Portefeuille');
  await page.reload();
  await choose(page, 'Devise', currency);
  const balance = page
    .getByRole('region', { name: 'Votre portefeuille' })
    .or(page.locator('section', { hasText: 'Votre portefeuille' }))
    .first();
  await expect(balance).toContainText(shownAmount(expected.value, currency));
  const [year, month] = today.split('-').map(Number);
  const firstMonth = new Date(Date.UTC(year ?? 0, (month ?? 0) - 12, 1)).toISOString().slice(0, 10);
  const change = expected.value / expected.valueOn(daysBefore(firstMonth, 1)) - 1;
  await expect(balance).toContainText(shownPercent(change, 2));
  const product = page.getByRole('button', { name: /USDFY/ }).first();
  await expect(product).toContainText(shownAmount(Math.abs(expected.yieldGenerated), currency));
}

function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * 86_400_000).toISOString().slice(0, 10);
}
