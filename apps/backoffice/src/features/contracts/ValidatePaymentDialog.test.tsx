import { reply } from '@repo/api-sdk/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, sampleDetail, usePages } from '../../testing/page-test.tsx';
import { sampleParameter } from '../../testing/sample-parameters.ts';
import { findConfirmed, unproven } from '../../testing/step-up.ts';

const open = usePages();

const detail = sampleDetail({ payment_status: 'checking' });
const held = {
  id: 'chg_1',
  kind: 'payment.validate',
  maker: 'Inès Garnier',
  created_at: '2026-01-06T09:00:00.000Z',
} as const;

it.each([
  [true, []],
  [false, ['L’écart avec le montant signé dépasse 50 %.']],
])(
  'a second person is announced where it is needed (%j), whatever the warnings',
  async (isNeeded, warnings) => {
    const { user, calls } = open('/admin/souscriptions/sig_1', {
      as: sampleAdmin(),
      handlers: {
        getAdminContract: detail,
        previewPayment: { needs_second_person: isNeeded, warnings, lines: [] },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Valider le paiement' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Montant reçu'), '4000');
    await user.click(dialog.getByRole('spinbutton', { name: /jour/i }));
    await user.keyboard('05012026');
    const title = 'Un second utilisateur doit valider';
    if (isNeeded) expect(await dialog.findByText(title)).toBeDefined();
    else await expect.poll(() => calls('previewPayment').length).toBeGreaterThan(0);
    expect(dialog.queryByText(title) !== null).toBe(isNeeded);
  },
);

it('says before sending why a second person is needed, and that it waits afterwards', async () => {
  const { api, user } = open('/admin/souscriptions/sig_1', {
    as: sampleAdmin(),
    handlers: {
      getAdminContract: detail,
      previewPayment: {
        needs_second_person: true,
        warnings: ['L’écart avec le montant signé dépasse 50 %.'],
        lines: [],
      },
      validatePayment: () => {
        api.use({ getAdminContract: { ...detail, pending_change: held } });
        return reply(200, { ...detail, pending_change: held });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Valider le paiement' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Montant reçu'), '4000');
  await user.click(dialog.getByRole('spinbutton', { name: /jour/i }));
  await user.keyboard('05012026');
  const previews = () => api.requests.filter(({ operationId }) => operationId === 'previewPayment');
  await expect.poll(() => previews().at(-1)?.query).toEqual({ amount: '4000', value_date: '2026-01-05' });
  expect(await dialog.findByText('L’écart avec le montant signé dépasse 50 %.')).toBeDefined();
  await user.type(dialog.getByLabelText('Référence'), 'VIR-1');
  await user.type(dialog.getByRole('textbox', { name: 'Motif' }), 'Vérifié');
  await user.click(dialog.getByRole('button', { name: 'Valider le paiement' }));
  expect(await screen.findByText(/un second utilisateur doit la valider/)).toBeDefined();
  expect(await screen.findByText(/^Modification en attente de validation/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Valider le paiement' })).toBeNull();
  const sent = api.requests.find(({ operationId }) => operationId === 'validatePayment');
  expect(sent?.body).toMatchObject({ reason: 'Vérifié' });
});

it('[A44] stays open when another person was first, with both states and what was typed', async () => {
  const { api, user, calls } = open('/admin/souscriptions/sig_1', {
    as: sampleAdmin(),
    handlers: {
      getAdminContract: detail,
      previewPayment: { needs_second_person: false, warnings: [], lines: [] },
      validatePayment: () => {
        api.use({ getAdminContract: sampleDetail({ payment_status: 'waiting' }) });
        return reply(409, { error: 'La preuve a été refusée.', code: 'payments.settled' });
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Valider le paiement' }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByLabelText('Montant reçu'), '15000');
  await user.click(form.getByRole('spinbutton', { name: /jour/i }));
  await user.keyboard('05012026');
  await user.type(form.getByLabelText('Référence'), 'VIR-1');
  await user.click(form.getByRole('button', { name: 'Valider le paiement' }));
  const conflict = within(await screen.findByRole('dialog', { name: 'Cette fiche a changé entre-temps' }));
  const payment = conflict.getByRole('row', { name: /^Paiement/ }).textContent;
  expect(payment).toContain('Vérification en cours');
  expect(payment).toContain('En attente');
  expect(conflict.getByRole('row', { name: /^Référence/ }).textContent).toContain('VIR-1');
  await user.click(conflict.getByRole('button', { name: 'Reprendre ma saisie' }));
  const kept = within(await screen.findByRole('dialog', { name: 'Valider le paiement' }));
  expect(kept.getByDisplayValue('VIR-1')).toBeDefined();
  expect(screen.queryByText('Cette fiche a changé entre-temps')).toBeNull();
  await user.click(kept.getByRole('button', { name: 'Valider le paiement' }));
  await expect.poll(() => calls('validatePayment').length).toBe(2);
  await user.click(await screen.findByRole('button', { name: 'Recharger' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['0.5', true],
  ['1', false],
])('a gap of 0.8 percent with a tolerance of %s requires a reason: %s', async (value, isRequired) => {
  const tolerance = sampleParameter({ key: 'RECEIPT_TOLERANCE_PERCENT', value });
  const { user } = open('/admin/souscriptions/sig_1', {
    as: sampleAdmin(),
    handlers: {
      getAdminContract: sampleDetail({ payment_status: 'checking', amount: '10000' }),
      listParameterVersions: { parameters: [tolerance] },
      previewPayment: { needs_second_person: false, warnings: [], lines: [] },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Valider le paiement' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Montant reçu'), '9920');
  await user.click(dialog.getByRole('button', { name: 'Valider le paiement' }));
  expect(await dialog.findByText('Merci de sélectionner la date de valeur.')).toBeDefined();
  expect(dialog.queryByRole('textbox', { name: 'Motif' }) !== null).toBe(isRequired);
});

it('names the amount received and the contract where its sender must prove who is there', async () => {
  const { user } = open('/admin/souscriptions/sig_1', {
    as: sampleAdmin(),
    handlers: { getAdminContract: detail, ...unproven('validatePayment') },
  });
  await user.click(await screen.findByRole('button', { name: 'Valider le paiement' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Montant reçu'), '15000');
  await user.click(dialog.getByRole('spinbutton', { name: /jour/i }));
  await user.keyboard('05012026');
  await user.type(dialog.getByLabelText('Référence'), 'VIR-1');
  await user.click(dialog.getByRole('button', { name: 'Valider le paiement' }));
  expect(await findConfirmed()).toBe('Paiement reçu, contrat PO-2026-0001 : 15 000,00 EURC');
});
