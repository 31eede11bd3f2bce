/** How a round of Kaskad ends: under its minimum everything is paid back; above its cap units are allotted by a rule. */
import { expect, type Page } from '@playwright/test';
import { type ClientAccount, openClientAccount } from '../src/client-account.ts';
import { choose, fill, fillDate } from '../src/fields.ts';
import {
  closeRound,
  kaskadAdmin,
  openInvestment,
  openStaff,
  openStaffRound,
  parisDay,
  shows,
  signInToKaskad,
} from '../src/kaskad.ts';
import { investAndSign, openRound, type Round, readInvestment, recordTransfers } from '../src/kaskad-api.ts';
import { goTo } from '../src/navigation.ts';
import { test } from '../src/shared-stack.ts';
import { type Stack, startStack } from '../src/stack.ts';
import { approveChange, ines } from '../src/staff.ts';
import { atBothWidths } from '../src/widths.ts';
import { button } from '../src/wizard.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

// A product of its own: its clock is moved.
let stack: Stack;
test.beforeAll(async () => {
  stack = await startStack({ data: 'demo' });
});
test.afterAll(() => stack.stop());

const openNovasel = (name: string, bounds: { readonly minimum: string; readonly cap: string }) =>
  openRound(stack, {
    ...bounds,
    name,
    symbol: 'NOVA',
    regime: 'restricted',
    instrument: 'shares',
    price: '10',
    opensAt: new Date(Date.now() + stack.clockAheadMs() - minuteMs),
    closesAt: new Date(Date.now() + stack.clockAheadMs() + 20 * dayMs),
  });

interface Order {
  readonly client: ClientAccount;
  readonly units: number;
  /** The transfers that pay it. */
  readonly amounts: readonly string[];
}

/** Signed, paid in this order, and firm once the jobs have run. */
async function makeFirm(round: Round, orders: readonly Order[]): Promise<void> {
  const paid = [];
  for (const { client, units, amounts } of orders) {
    const investment = await investAndSign(stack, client, { round, units });
    paid.push({ investment, payer: client.name, amounts });
  }
  await recordTransfers(stack, paid, parisDay(stack));
  await stack.advanceClock(minuteMs);
  for (const [index, { client }] of orders.entries())
    await readInvestment(stack, client, paid[index]?.investment.id ?? '', 'firm');
}

const openKaskadAccount = () => openClientAccount(stack, { service: 'kaskad' });

/** « Remboursements », searched by the name of its investor. */
async function openRefunds(page: Page, { name }: ClientAccount, tab?: 'À exécuter'): Promise<void> {
  await goTo(page, 'Investissements');
  await page.getByRole('main').getByRole('link', { name: 'Remboursements', exact: true }).click();
  // What is typed before the list is there belongs to the one that is left.
  await page.waitForURL((url) => url.pathname.endsWith('/remboursements') && url.search === '');
  await expect(page).toHaveTitle(/^Remboursements/);
  await page.getByRole('searchbox', { name: 'Rechercher' }).fill(name);
  await page.waitForURL((url) => url.searchParams.get('recherche') === name);
  if (tab !== undefined) await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
}

test('[B32] a round under its minimum fails without an action of staff, and each receipt is paid back', async ({
  openPage,
}) => {
  test.slow();
  const round = await openNovasel('Novasel manquée', { minimum: '1000', cap: '2000' });
  const [first, second] = [await openKaskadAccount(), await openKaskadAccount()];
  await makeFirm(round, [
    { client: first, units: 300, amounts: ['2000', '1000'] },
    { client: second, units: 200, amounts: ['2000'] },
  ]);
  // Its deadline.
  await stack.advanceClock(21 * dayMs);
  const maker = await openStaff(openPage, stack, kaskadAdmin);
  await openStaffRound(maker, round, 'Terminées');
  await shows(maker, 'Échouée');

  await openRefunds(maker, second);
  const rows = maker.getByRole('table', { name: 'Liste des remboursements' }).getByRole('row');
  await expect(rows).toHaveCount(2);
  await openRefunds(maker, first);
  await expect(rows).toHaveCount(3);
  for (const amount of [/1\s000,00\s€/, /2\s000,00\s€/])
    await expect(rows.filter({ hasText: amount })).toContainText('Tour échoué');
  await rows
    .filter({ hasText: /1\s000,00\s€/ })
    .getByRole('link')
    .first()
    .click();
  await button(maker, 'Préparer le remboursement').click();
  const preparation = maker.getByRole('dialog', { name: 'Préparer le remboursement' });
  await expect(preparation.getByRole('radio', { name: /^Émetteur des fonds/ })).toBeChecked();
  await preparation.getByRole('button', { name: 'Préparer le remboursement' }).click();
  await shows(maker, /Remboursement préparé/);
  await approveChange(await openStaff(openPage, stack, ines), new RegExp(first.name));
  await openRefunds(maker, first, 'À exécuter');
  await rows
    .filter({ hasText: /1\s000,00\s€/ })
    .getByRole('link')
    .first()
    .click();
  await button(maker, 'Enregistrer l’exécution').click();
  const execution = maker.getByRole('dialog', { name: 'Enregistrer l’exécution' });
  await fillDate(execution, 'Date d’exécution', parisDay(stack));
  await fill(execution, 'Référence', 'RBT NOVASEL 1');
  await execution.getByRole('button', { name: 'Enregistrer l’exécution' }).click();
  await shows(maker, /Remboursement exécuté/);

  const client = await openPage(stack, 1440);
  await signInToKaskad(client, stack, first);
  await openInvestment(client, round);
  const refunds = client.getByRole('region', { name: 'Remboursements' }).getByRole('listitem');
  await expect(refunds).toHaveCount(2);
  await expect(refunds.filter({ hasText: /1\s000,00\s€/ })).toContainText('Exécuté');
  await expect(refunds.filter({ hasText: /2\s000,00\s€/ })).toContainText('En préparation');
  await atBothWidths(client, () => shows(client, /Remboursements/));
});

const rules = [
  {
    rule: 'Pro rata',
    other: 'Premier arrivé',
    gives: ['667', '600', '467', '266'],
    instead: ['1 000', '900', '100', '0'],
    reads: /Demandé 7\s000\s€, alloué 4\s670\s€.*souscription 1,50?× le plafond, règle pro rata/,
    back: /2\s330,00\s€/,
  },
  {
    rule: 'Premier arrivé',
    other: 'Pro rata',
    gives: ['1 000', '900', '100', '0'],
    instead: ['667', '600', '467', '266'],
    reads: /Demandé 7\s000\s€, alloué 1\s000\s€.*souscription 1,50?× le plafond, règle premier arrivé/,
    back: /6\s000,00\s€/,
  },
] as const;

for (const { rule, other, gives, instead, reads, back } of rules) {
  test(`[B35, B36, B37] an oversubscribed round is compared with « ${other} » and published by two persons under « ${rule} »`, async ({
    openPage,
  }) => {
    test.slow();
    const round = await openNovasel(`Novasel ${rule}`, { minimum: '1000', cap: '2000' });
    const orders: Order[] = [];
    for (const units of [1000, 900, 700, 400])
      orders.push({ client: await openKaskadAccount(), units, amounts: [String(units * 10)] });
    await makeFirm(round, orders);
    const maker = await openStaff(openPage, stack, kaskadAdmin);
    await openStaffRound(maker, round);
    await closeRound(maker);
    await stack.advanceClock(minuteMs);
    await maker.reload();
    await shows(maker, 'Clôturée');

    await maker.getByRole('link', { name: 'Simuler l’allocation' }).click();
    if (rule !== 'Pro rata') await choose(maker, 'Règle', rule);
    await choose(maker, 'Comparée à', other);
    const table = maker.getByRole('table', { name: 'Allocation simulée' });
    for (const [index, { client }] of orders.entries()) {
      const row = table.getByRole('row', { name: client.name });
      await expect(row.locator(`[data-label="${rule}"]`)).toHaveText(gives[index] ?? '');
      await expect(row.locator(`[data-label="${other}"]`)).toHaveText(instead[index] ?? '');
    }
    await atBothWidths(maker, () => shows(maker, /égal au plafond/));
    await fill(maker, 'Motif', `Règle ${rule.toLowerCase()}`);
    await button(maker, 'Soumettre à validation').click();
    await shows(maker, /Demande envoyée/);
    await expect(button(maker, 'Soumettre à validation')).toHaveCount(0);
    await approveChange(await openStaff(openPage, stack, ines), new RegExp(round.name));

    const third = orders[2]?.client;
    if (third === undefined) throw new Error('There is no third investor.');
    const client = await openPage(stack, 1440);
    await signInToKaskad(client, stack, third);
    await openInvestment(client, round);
    await atBothWidths(client, () => shows(client, reads));
    await expect(client.getByRole('region', { name: 'Remboursements' })).toContainText(back);
  });
}
