/** A payment that one administrator may not validate alone, and its correction: the client, an administrator, and a second one. */
import { expect } from '@playwright/test';
import { openSite } from '../src/addresses.ts';
import { test } from '../src/client-page.ts';
import { fill, fillDate } from '../src/fields.ts';
import { openContract } from '../src/navigation.ts';
import { approveChange, ines, marc, signInStaff } from '../src/staff.ts';
import { journeyWidths } from '../src/widths.ts';

const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Paris' });

for (const width of journeyWidths) {
  test(`a payment over half short is held, approved, then rectified, ${width} pixels wide`, async ({
    openPage,
    page,
    stack,
    client,
  }) => {
    const id = await client.subscribeAndSign('eurfy');
    const subject = new RegExp(client.name);
    const maker = await openPage(stack, width);
    const checker = await openPage(stack, width);
    await signInStaff(maker, stack, marc);
    await signInStaff(checker, stack, ines);

    await openContract(maker, client.name);
    await maker.getByRole('button', { name: 'Valider le paiement' }).click();
    const validation = maker.getByRole('dialog', { name: 'Valider le paiement' });
    await fill(validation, 'Montant reçu', '1500');
    await fillDate(validation, 'Date de valeur', today);
    await fill(validation, 'Référence', `VIR ${id}`);
    await expect(validation.getByText(/L’écart avec le montant signé dépasse/)).toBeVisible();
    await fill(validation, 'Motif', 'Le client ne versera pas le solde');
    await validation.getByRole('button', { name: 'Valider le paiement' }).click();
    await expect(maker.getByText(/^Modification en attente de validation/)).toBeVisible();
    expect(await client.contracts()).toMatchObject([{ payment_status: 'waiting' }]);

    await approveChange(checker, subject);
    expect(await client.contracts()).toMatchObject([{ payment_status: 'paid' }]);

    // A zero was missing.
    await openContract(maker, client.name);
    await maker.reload();
    await maker.getByRole('button', { name: 'Rectifier le paiement' }).click();
    const correction = maker.getByRole('dialog', { name: 'Rectifier le paiement' });
    await fill(correction, 'Montant réellement reçu', '15000');
    await expect(correction.getByRole('row', { name: /Montant reçu/ })).toContainText('15 000,00');
    await correction.getByRole('button', { name: 'Demander la rectification' }).click();
    await expect(correction.getByText('Vous devez indiquer le motif.')).toBeVisible();
    await fill(correction, 'Motif', 'Un zéro manquait');
    await correction.getByRole('button', { name: 'Demander la rectification' }).click();
    await expect(maker.getByText(/^Modification en attente de validation/)).toBeVisible();
    await maker.getByRole('link', { name: 'Voir la demande' }).click();
    await expect(maker.getByText(/^C’est votre demande/)).toBeVisible();

    await approveChange(checker, subject);
    await openContract(checker, client.name);
    await checker.getByRole('tab', { name: 'Historique' }).click();
    await expect(checker.getByText('Paiement rectifié').first()).toBeVisible();

    await page.setViewportSize({ width, height: 900 });
    await openSite(page, stack.siteUrl);
    await expect(page.getByText(/Paiement corrigé.*Un zéro manquait/).first()).toBeVisible();
  });
}
