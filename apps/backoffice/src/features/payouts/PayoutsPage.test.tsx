import type { components } from '@repo/api-sdk';
import { reply } from '@repo/api-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, sampleEntry, usePages } from '../../testing/page-test.tsx';
import { samplePayout } from '../../testing/sample-payouts.ts';
import { findConfirmed, unproven } from '../../testing/step-up.ts';

type Row = components['schemas']['PayoutRow'];
type Detail = components['schemas']['PayoutDetail'];

const open = usePages();
const iban = 'FR1420041010050500013M02606';
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');

const chosen = {
  source: 'receipt',
  name: 'Mme Odile Carrel',
  account: iban,
  bic: null,
  network: null,
} as const;
const counts = {
  open: 5,
  late: 1,
  to_qualify: 1,
  to_prepare: 1,
  to_approve: 2,
  to_execute: 1,
  executed: 9,
  void: 0,
  replaced: 0,
};
const pageOf = (...items: Row[]) => ({ items, total: items.length, page: 1, page_size: 25, counts });

function detailOf(payout: Row, change: Partial<Detail> = {}): Detail {
  return {
    payout,
    replaces_id: null,
    replaced_by_id: null,
    order: {
      order_day: '2020-11-12',
      dealing_day: '2020-11-12',
      nav: '102',
      units: '10.656436487639',
      gross: '1000',
      fees: '2',
    },
    receipt: null,
    entries: [sampleEntry()],
    known_beneficiaries: [{ beneficiary: chosen, usable_from: null, is_usable: true, sent_back_on: null }],
    form: null,
    pending_change: null,
    ...change,
  };
}

function openPayout(payout: Row, handlers: object = {}, detail: Partial<Detail> = {}) {
  return open(`/admin/souscriptions/versements/${payout.id}`, {
    as: sampleAdmin(),
    handlers: { listPayouts: pageOf(payout), getPayout: detailOf(payout, detail), ...handlers },
  });
}
const panel = async () => within(await screen.findByRole('region', { name: 'Versement' }));
type App = ReturnType<typeof open>;
const press = async (app: App, name: string) => app.user.click(await screen.findByRole('button', { name }));
const sentTo = (app: App, id: string) => app.calls(id)[0]?.body;

describe('« Versements »', () => {
  it('lists what is owed, the fee beside the net, and says what is late', async () => {
    const app = open('/admin/souscriptions/versements', {
      as: sampleAdmin(),
      handlers: { listPayouts: pageOf(samplePayout({ beneficiary: chosen, state: 'to_execute' })) },
    });
    const row = await screen.findByRole('row', { name: /Mme Odile Carrel/ });
    const cells = ['Échéance', 'Nature', 'Contrat', 'Vers', 'Frais de sortie', 'Net à verser', 'État'].map(
      (label) => plain(row.querySelector(`[data-label="${label}"]`)?.textContent),
    );
    expect(cells[0]).toMatch(/j de retard 19\/11\/2020$/);
    expect(cells.slice(1)).toEqual([
      'Clôture',
      'PO-2025-0377',
      'FR14 •••• 2606 compte d’origine des fonds',
      '2,00 €',
      '998,00 €',
      'À exécuter',
    ]);
    expect(screen.getByText('1 versement en retard')).toBeDefined();
    expect(screen.getByRole('tab', { name: /À valider/ }).textContent).toContain('2');
    expect(app.calls('listPayouts')[0]?.query).toMatchObject({ state: 'open' });
  });

  it('filters by state, nature and delay, in the address', async () => {
    const app = open('/admin/souscriptions/versements?versement=a-valider&nature=cloture&retard=oui', {
      as: sampleAdmin(),
      handlers: { listPayouts: pageOf() },
    });
    expect(await screen.findByText('Aucun résultat pour ces filtres')).toBeDefined();
    expect(app.calls('listPayouts')[0]?.query).toMatchObject({
      state: 'to_approve',
      kind: 'closing',
      late: 'true',
    });
    expect(screen.getByRole('tab', { name: /À valider/ }).getAttribute('aria-selected')).toBe('true');
  });
});

const ready = (id: string, change: Partial<Row> = {}) =>
  samplePayout({ id, state: 'to_execute', beneficiary: { ...chosen, name: `Titulaire ${id}` }, ...change });
const boxOf = (name: string) => screen.findByRole('checkbox', { name: `Sélectionner ${name}` });
// One is in the head of the table, one beside the order where rows are cards.
const selectPage = async (app: App) => {
  await boxOf('Titulaire A');
  const [first] = screen.getAllByRole('checkbox', { name: 'Sélectionner toutes les lignes de la page' });
  if (first) await app.user.click(first);
};
const openList = (rows: Row[], handlers: object = {}) =>
  open('/admin/souscriptions/versements', {
    as: sampleAdmin(),
    handlers: { listPayouts: pageOf(...rows), ...handlers },
  });

describe('a file of transfers', () => {
  it('is made of those that are selected, and makes none again when it failed', async () => {
    const app = openList([ready('A'), ready('B'), ready('C')], {
      createPayoutFile: () =>
        reply(422, { error: 'Ces versements sont refusés.', code: 'payouts.file_refused' }),
    });
    await app.user.click(await boxOf('Titulaire A'));
    await app.user.click(await boxOf('Titulaire C'));
    await press(app, 'Créer le fichier de virements (2)');
    expect(await screen.findByText(/Ces versements sont refusés/)).toBeDefined();
    await press(app, 'Créer le fichier de virements (2)');
    await waitFor(() => expect(app.calls('createPayoutFile')).toHaveLength(2));
    expect(sentTo(app, 'createPayoutFile')).toEqual({ payout_ids: ['A', 'C'] });
    const keys = app.calls('createPayoutFile').map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it('has none that is held, in a file, in a coin, or not approved; the row names the one in a file', async () => {
    const rows = [
      ready('A'),
      ready('tenu', { held_until: '2999-01-05' }),
      ready('fichier', { file_id: 'file_1' }),
      ready('jeton', { asset: 'EURC', paying_account: 'wallet:ethereum:0x52' }),
      ready('tard', { state: 'to_approve' }),
    ];
    const app = openList(rows);
    await selectPage(app);
    expect(await screen.findByRole('button', { name: 'Créer le fichier de virements (1)' })).toBeDefined();
    const row = screen.getByRole('row', { name: /Titulaire fichier/ });
    expect(row.querySelector('[data-label="État"]')?.textContent).toContain('dans un fichier');
  });

  it('names its total, each amount and account where its sender must prove who is there', async () => {
    const app = openList([ready('A', { amount: '1000.10' }), ready('B', { amount: '0.2' })], {
      ...unproven('createPayoutFile'),
    });
    await selectPage(app);
    await press(app, 'Créer le fichier de virements (2)');
    expect(await findConfirmed()).toBe(
      '2 virements depuis FR76 •••• 0189, 1 000,30 € en tout · 1 000,10 € vers FR14 •••• 2606 · 0,20 € vers FR14 •••• 2606',
    );
  });

  it('is one for each account of ours that pays', async () => {
    const other = 'bank:FR7610011000201234567890188';
    const app = openList([ready('A'), ready('B', { paying_account: other }), ready('C')], {
      createPayoutFile: () => reply(422, { error: 'Refusé.', code: 'payouts.file_refused' }),
    });
    await selectPage(app);
    await press(app, 'Créer le fichier de virements depuis FR76 •••• 0188 (1)');
    await screen.findByText(/Refusé/);
    expect(sentTo(app, 'createPayoutFile')).toEqual({ payout_ids: ['B'] });
    expect(
      screen.getByRole('button', { name: 'Créer le fichier de virements depuis FR76 •••• 0189 (2)' }),
    ).toBeDefined();
  });

  it('is withdrawn with a reason before the beneficiary of one of its payouts may change', async () => {
    const app = openPayout(ready('A', { file_id: 'file_1' }), { withdrawPayoutFile: { success: true } });
    expect(await screen.findByText(/retirez d’abord ce fichier/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Changer le bénéficiaire' })).toBeNull();
    await press(app, 'Retirer le fichier');
    const dialog = within(await screen.findByRole('dialog'));
    const submit = dialog.getByRole('button', { name: 'Retirer le fichier' });
    await app.user.click(submit);
    expect(await dialog.findByText('Vous devez indiquer le motif.')).toBeDefined();
    await app.user.type(dialog.getByLabelText('Motif'), ' Refusé par la banque. ');
    await app.user.click(submit);
    expect(await screen.findByText('Le fichier de virements est retiré.')).toBeDefined();
    expect(sentTo(app, 'withdrawPayoutFile')).toEqual({ reason: 'Refusé par la banque.' });
  });
});

describe('a payout', () => {
  it('is prepared for the account that the money came from', async () => {
    const app = openPayout(samplePayout(), {
      preparePayout: detailOf(samplePayout({ state: 'to_approve', beneficiary: chosen })),
    });
    expect(
      plain((await (await panel()).findByText('Valeur des parts')).nextElementSibling?.textContent),
    ).toBe('1 000,00 €');
    await press(app, 'Choisir le bénéficiaire');
    await press(app, 'Enregistrer le bénéficiaire');
    expect(await screen.findByText('Bénéficiaire enregistré.')).toBeDefined();
    expect(sentTo(app, 'preparePayout')).toEqual({ source: 'receipt' });
  });

  it('marks an account that sent a transfer back, and never takes it by default', async () => {
    const known = { beneficiary: chosen, usable_from: null, is_usable: true, sent_back_on: '2020-11-10' };
    const app = openPayout(
      samplePayout(),
      { preparePayout: detailOf(samplePayout()) },
      { known_beneficiaries: [known] },
    );
    await press(app, 'Choisir le bénéficiaire');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/virement renvoyé par la banque le 10\/11\/2020/)).toBeDefined();
    const staff = dialog.getByRole<HTMLInputElement>('radio', { name: /Autre compte/ });
    expect(staff.checked).toBe(true);
    await app.user.click(dialog.getByRole('radio', { name: /Compte d’où l’argent est venu/ }));
    await press(app, 'Enregistrer le bénéficiaire');
    await waitFor(() => expect(sentTo(app, 'preparePayout')).toEqual({ source: 'receipt' }));
  });

  it('needs a signed form, a reason and a valid account for another one', async () => {
    const app = openPayout(samplePayout(), {}, { known_beneficiaries: [] });
    await press(app, 'Choisir le bénéficiaire');
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.type(dialog.getByLabelText('IBAN'), 'FR00');
    await press(app, 'Enregistrer le bénéficiaire');
    for (const message of [
      'Cet IBAN n’est pas valide.',
      'Vous devez indiquer le motif.',
      'Merci de joindre la demande signée.',
    ])
      expect(await dialog.findByText(message)).toBeDefined();
    expect(sentTo(app, 'preparePayout')).toBeUndefined();
  });

  it('is approved by its change request, which is one press away', async () => {
    const payout = samplePayout({ state: 'to_approve', beneficiary: chosen });
    const change = {
      id: 'chg_1',
      kind: 'payout.approve',
      maker: 'Marc Vidal',
      created_at: '2020-11-12T09:00:00.000Z',
    } as const;
    openPayout(payout, {}, { pending_change: change });
    const banner = await screen.findByText(/^Modification en attente de validation/);
    expect(banner.parentElement?.textContent).toContain('Demandée par Marc Vidal');
    expect(screen.getByRole('link', { name: 'Voir la demande' }).getAttribute('href')).toBe(
      '/admin/a-valider/chg_1',
    );
    expect(screen.queryByText(/n’est plus en attente/)).toBeNull();
  });

  it('whose request ended is prepared again', async () => {
    openPayout(samplePayout({ state: 'to_approve', beneficiary: chosen }));
    expect(await screen.findByText(/choisissez de nouveau le bénéficiaire/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Changer le bénéficiaire' })).toBeDefined();
  });

  it('keeps the signed form that is stored when it is sent again', async () => {
    const app = openPayout(
      samplePayout(),
      {
        uploadPayoutForm: { id: 'file_form', name: 'demande.pdf', url: 'https://exemple.fr/demande.pdf' },
        preparePayout: () =>
          reply(422, { error: 'Ce compte est l’un des nôtres.', code: 'payouts.house_account' }),
      },
      { known_beneficiaries: [] },
    );
    await press(app, 'Choisir le bénéficiaire');
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.type(dialog.getByLabelText('IBAN'), iban);
    await app.user.type(dialog.getByLabelText('Motif'), 'Compte clos.');
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input)
      await app.user.upload(input, new File(['%PDF-1.7'], 'demande.pdf', { type: 'application/pdf' }));
    for (const tries of [1, 2]) {
      await press(app, 'Enregistrer le bénéficiaire');
      await waitFor(() => expect(app.calls('preparePayout')).toHaveLength(tries));
    }
    expect(await dialog.findByText('Ce compte est l’un des nôtres.')).toBeDefined();
    expect(app.calls('uploadPayoutForm')).toHaveLength(1);
    const keys = app.calls('preparePayout').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('sends another form that is chosen after a refusal', async () => {
    const app = openPayout(
      samplePayout(),
      {
        uploadPayoutForm: { id: 'file_form', name: 'demande.pdf', url: 'https://exemple.fr/demande.pdf' },
        preparePayout: () =>
          reply(422, { error: 'Ce compte est l’un des nôtres.', code: 'payouts.house_account' }),
      },
      { known_beneficiaries: [] },
    );
    await press(app, 'Choisir le bénéficiaire');
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.type(dialog.getByLabelText('IBAN'), iban);
    await app.user.type(dialog.getByLabelText('Motif'), 'Compte clos.');
    for (const name of ['demande.pdf', 'demande-signee.pdf']) {
      const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
      await app.user.upload(input, new File([name], name, { type: 'application/pdf' }));
      await press(app, 'Enregistrer le bénéficiaire');
      expect(await dialog.findByText('Ce compte est l’un des nôtres.')).toBeDefined();
      await press(app, `Supprimer ${name}`);
    }
    await waitFor(() => expect(app.calls('uploadPayoutForm')).toHaveLength(2));
  });

  it('closes its dialog when another payout is opened', async () => {
    const first = samplePayout({ state: 'to_execute', beneficiary: chosen });
    const app = openPayout(first);
    await press(app, 'Enregistrer l’exécution');
    await screen.findByRole('dialog');
    const cached = app.services.queries.query('getPayout', { path: { id: 'pay_2' } });
    app.services.queryClient.setQueryData(cached.queryKey, detailOf({ ...first, id: 'pay_2' }));
    await act(() => app.router.navigate('/admin/souscriptions/versements/pay_2'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is executed with its day and reference', async () => {
    const payout = samplePayout({ state: 'to_execute', beneficiary: chosen });
    const app = openPayout(payout, { executePayout: detailOf(payout) });
    await press(app, 'Enregistrer l’exécution');
    const dialog = within(await screen.findByRole('dialog'));
    expect(plain(dialog.getByText(/ont été versés/).textContent)).toContain(
      '998,00 € ont été versés vers FR14 •••• 2606',
    );
    await app.user.click(dialog.getByRole('button', { name: 'Enregistrer l’exécution' }));
    expect(await dialog.findByText('Merci de sélectionner la date d’exécution.')).toBeDefined();
    expect(dialog.getByText('Merci d’indiquer la référence du versement.')).toBeDefined();
    expect(sentTo(app, 'executePayout')).toBeUndefined();
  });

  it('keeps its form, with the message at the field, when its reference paid another', async () => {
    const message = 'Cette référence est déjà celle d’un autre versement.';
    const payout = samplePayout({ state: 'to_execute', beneficiary: chosen });
    const app = openPayout(payout, {
      executePayout: () =>
        reply(422, { error: message, code: 'validation_failed', errors: { reference: [message] } }),
    });
    await press(app, 'Enregistrer l’exécution');
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.click(dialog.getByRole('spinbutton', { name: /jour/i }));
    await app.user.keyboard('13112020');
    await app.user.type(dialog.getByLabelText('Référence'), 'VIR-1');
    await app.user.click(dialog.getByRole('button', { name: 'Enregistrer l’exécution' }));
    const field = await dialog.findByRole('textbox', { name: 'Référence', description: new RegExp(message) });
    expect(field).toHaveProperty('value', 'VIR-1');
  });

  it('is not executed before the day it is held to, which is named', async () => {
    openPayout(samplePayout({ state: 'to_execute', beneficiary: chosen, held_until: '2999-01-05' }));
    expect(
      await screen.findByText('Ce versement ne peut pas être exécuté avant le 05/01/2999.'),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Enregistrer l’exécution' })).toBeNull();
  });

  it('of money that never arrived is only « Sans objet », with its reason', async () => {
    const payout = samplePayout({ kind: 'renunciation', is_received: false, due_by: null });
    const app = openPayout(payout, { voidPayout: detailOf({ ...payout, state: 'void' }) });
    await press(app, 'Sans objet');
    expect(screen.queryByRole('button', { name: 'Choisir le bénéficiaire', hidden: true })).toBeNull();
    const dialog = within(await screen.findByRole('dialog'));
    await app.user.type(dialog.getByLabelText('Motif'), 'Aucun virement reçu.');
    await app.user.click(dialog.getByRole('button', { name: 'Classer sans objet' }));
    await waitFor(() => expect(sentTo(app, 'voidPayout')).toEqual({ reason: 'Aucun virement reçu.' }));
  });

  it('from before the books is qualified: still to be paid', async () => {
    const payout = samplePayout({ state: 'to_qualify', due_by: null });
    const app = openPayout(payout, { qualifyPayout: detailOf(payout) });
    await press(app, 'Qualifier ce versement');
    await app.user.click(await screen.findByRole('radio', { name: 'Est encore à payer' }));
    await press(app, 'Enregistrer');
    await waitFor(() => expect(sentTo(app, 'qualifyPayout')).toEqual({ outcome: 'due' }));
  });

  it('is not handled by the administrator whose money it is', async () => {
    const payout = samplePayout();
    const own = { ...payout, client: payout.client && { ...payout.client, id: 'usr_ines' } };
    openPayout(own);
    expect(await screen.findByText('Vous ne pouvez pas traiter un versement qui vous est dû.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Choisir le bénéficiaire' })).toBeNull();
  });
});
