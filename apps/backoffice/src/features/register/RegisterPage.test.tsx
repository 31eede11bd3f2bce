import { type MockHandlers, reply, replyFile } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';
import { sampleRegisterLine } from '../../testing/sample-register.ts';
import { sampleView } from '../../testing/sample-views.ts';
import type { RegisterLine, RegisterRecord } from './register.model.ts';

const open = usePages();
const keeper = sampleAdmin({ role: 'equisafe', can_access_yield: false, can_access_yield_admin: false });

const recordOf = (
  change: Partial<RegisterLine> = {},
  more: Partial<RegisterRecord> = {},
): RegisterRecord => ({
  line: sampleRegisterLine(change),
  first_day: '2026-01-02',
  proposed_day: '2026-01-02',
  address: '12 rue des Lilas, 69003 Lyon, France',
  debit: 'Émission USDFY',
  credit: 'PO-2026-0001',
  entries: [],
  discrepancies: [],
  attestations: [],
  ...more,
});
const counts = {
  to_enter: 4,
  to_strike: 1,
  gaps: 2,
  entered: 9,
  unattested: 4,
  unpaid: 3,
  undealt: 0,
  all: 18,
  entered_this_month: 7,
  products: [
    { id: 'btcfy', title: 'BTCFY' },
    { id: 'usdfy', title: 'USDFY' },
  ],
};
const handlers: MockHandlers = {
  listRegisterLines: {
    items: [sampleRegisterLine()],
    total: 4,
    is_total_exact: true,
    page: 1,
    page_size: 25,
  },
  countRegisterLines: counts,
  getRegisterLine: recordOf(),
  enterRegisterMovement: recordOf({ status: 'entered', number: 1, reference: 'EQS-1' }),
};

const refusal = () => reply(409, { error: 'Ce mouvement est déjà inscrit.', code: 'register.entered' });

describe('the register keeper’s home', () => {
  it('shows what is to be entered, with the count of each view', async () => {
    const { calls } = open('/admin-equisafe', { as: keeper, handlers });
    const row = (await screen.findByRole('link', { name: 'PO-2026-0001' })).closest('tr');
    expect(row?.querySelector('[data-label="Titulaire"]')?.textContent).toBe('SARL Belleval73282932000074');
    expect(row?.querySelector('[data-label="Inscription"]')?.textContent).toContain('À inscrire');
    expect(screen.getByRole('tab', { name: /Écarts/ }).textContent).toContain('2');
    expect(screen.getByRole('region', { name: 'Résumé du registre' }).textContent).toContain(
      'Inscrites ce mois7',
    );
    expect(calls('listRegisterLines').at(-1)?.query).toMatchObject({ view: 'to_enter', sort: '-since' });
  });

  it('opens the entries without an attestation, and counts them again once one is attached', async () => {
    const entered = { status: 'entered', number: 1, reference: 'EQS-1' } as const;
    const { user, calls } = open('/admin-equisafe', {
      as: keeper,
      handlers: {
        ...handlers,
        getRegisterLine: recordOf(entered),
        attachRegisterAttestation: recordOf(entered),
      },
    });
    const tiles = within(await screen.findByRole('region', { name: 'Résumé du registre' }));
    const tile = tiles.getByText('Sans attestation').parentElement;
    expect(tile?.textContent).toContain('4');
    const link = within(tile ?? document.body).getByRole('link', { name: 'Voir' });
    await user.click(link);
    await waitFor(() => {
      expect(calls('listRegisterLines').at(-1)?.query).toMatchObject({ view: 'unattested' });
    });
    await user.click(await screen.findByRole('link', { name: 'PO-2026-0001' }));
    await user.click(await screen.findByRole('button', { name: 'Joindre une attestation' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Joindre une attestation' }));
    const before = calls('countRegisterLines').length;
    const file = new File(['%PDF-1.7'], 'attestation.pdf', { type: 'application/pdf' });
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input === null) throw new Error('no file input');
    await user.upload(input, file);
    await user.click(dialog.getByRole('button', { name: 'Joindre' }));
    expect(await screen.findByText('Attestation jointe.')).toBeDefined();
    expect(calls('countRegisterLines').length).toBeGreaterThan(before);
  });

  it('says of an attestation that the antivirus has not read it', async () => {
    const attestation = {
      id: 'att_1',
      name: 'attestation.pdf',
      url: '/files/att_1',
      sha256: 'ab',
      attached_at: '2026-11-20T09:00:00.000Z',
      scan: 'unscanned',
    } as const;
    const getRegisterLine = recordOf({}, { attestations: [attestation] });
    open('/admin-equisafe/line_1', { as: keeper, handlers: { ...handlers, getRegisterLine } });
    expect(await screen.findByText('attestation.pdf')).toBeDefined();
    expect(screen.getByText('Non analysé par un antivirus')).toBeDefined();
  });

  it('enters a movement: the quantity is typed, and must be its own', async () => {
    const { user, calls } = open('/admin-equisafe/line_1', { as: keeper, handlers });
    await user.click(await screen.findByRole('button', { name: 'Enregistrer l’inscription' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enregistrer l’inscription' }));
    await user.type(dialog.getByLabelText(/Référence/), 'EQS-1');
    const quantity = dialog.getByLabelText(/Quantité inscrite/);
    await user.type(quantity, '148,4');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer l’inscription' }));
    expect((await dialog.findAllByText(/La quantité n’est pas celle du mouvement/)).length).toBeGreaterThan(
      0,
    );
    await user.clear(quantity);
    await user.type(quantity, '148,5');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer l’inscription' }));
    expect(await screen.findByText('Mouvement inscrit.')).toBeDefined();
    expect(calls('enterRegisterMovement')).toMatchObject([
      { body: { operation_day: '2026-01-02', reference: 'EQS-1', units: '148.5' } },
    ]);
    // Its record is the response: one opening on the trail.
    expect(calls('getRegisterLine')).toHaveLength(1);
    expect(await screen.findByRole('button', { name: 'Rectifier' })).toBeDefined();
  });

  it('keeps what is typed when the server refuses', async () => {
    const { user } = open('/admin-equisafe/line_1', {
      as: keeper,
      handlers: { ...handlers, enterRegisterMovement: refusal },
    });
    await user.click(await screen.findByRole('button', { name: 'Enregistrer l’inscription' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Enregistrer l’inscription' }));
    await user.type(dialog.getByLabelText(/Référence/), 'EQS-1');
    await user.type(dialog.getByLabelText(/Quantité inscrite/), '148,5');
    await user.click(dialog.getByRole('button', { name: 'Enregistrer l’inscription' }));
    expect(await dialog.findByText('Ce mouvement est déjà inscrit.')).toBeDefined();
    expect(dialog.getByLabelText<HTMLInputElement>(/Référence/).value).toBe('EQS-1');
  });
});

describe('the list of movements', () => {
  it('is filtered by product and nature, which its address and its export keep', async () => {
    const csv = replyFile('registre.csv', 'text/csv');
    const { user, calls, router } = open('/admin-equisafe?registre=inscrites', {
      as: keeper,
      handlers: { ...handlers, exportRegisterLines: csv },
    });
    await user.click(await screen.findByRole('button', { name: 'Filtre' }));
    await user.click(await screen.findByRole('button', { name: 'Produit' }));
    await user.click(await screen.findByRole('option', { name: 'BTCFY' }));
    await screen.findByRole('button', { name: /BTCFY/ });
    expect(router.state.location.search).toBe('?registre=inscrites&strategie=btcfy');
    const filters = { view: 'entered', strategy_id: 'btcfy', sort: '-since' };
    await waitFor(() => expect(calls('listRegisterLines').at(-1)?.query).toMatchObject(filters));
    await user.click(screen.getByRole('button', { name: 'Exporter' }));
    await user.click(await screen.findByRole('menuitem', { name: /CSV/ }));
    await waitFor(() =>
      expect(calls('exportRegisterLines').map(({ query }) => query)).toEqual([
        expect.objectContaining({ ...filters, format: 'csv' }),
      ]),
    );
  });

  it('has views of its own', async () => {
    const view = sampleView({ screen: 'register', name: 'Clôtures', query: 'mouvement=cloture' });
    const { user, calls } = open('/admin-equisafe', {
      as: keeper,
      handlers: { ...handlers, listStaffViews: { views: [view] } },
    });
    await user.click(await screen.findByRole('button', { name: 'Vues' }));
    await user.click(await screen.findByRole('menuitem', { name: /Clôtures/ }));
    await waitFor(() =>
      expect(calls('listRegisterLines').at(-1)?.query).toMatchObject({ nature: 'closing' }),
    );
    expect(calls('listStaffViews')[0]?.query).toEqual({ screen: 'register' });
  });
});

describe('the tools of the register', () => {
  it('download the state of holders at two days, and check the register', async () => {
    const check = {
      at: '2026-01-05T09:00:00.000Z',
      is_nightly: false,
      is_whole: false,
      entries: 2,
      faults: [{ strategy_id: 'usdfy', number: 2, problem: 'changed' }],
      strategies: [
        { strategy_id: 'usdfy', ledger: '10', entered: '6', to_enter: '4', difference: '0', contracts: [] },
      ],
    };
    const { user, calls } = open('/admin-equisafe', {
      as: keeper,
      handlers: {
        ...handlers,
        getRegisterCheck: { check: null },
        checkRegister: () => ({ check }),
        downloadHolders: replyFile('etat.pdf', 'application/pdf'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'État des titulaires' }));
    await user.click(await screen.findByRole('button', { name: 'Télécharger le PDF' }));
    await waitFor(() => expect(calls('downloadHolders')).toMatchObject([{ query: { format: 'pdf' } }]));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Contrôle du registre' }));
    expect(await screen.findByText('Le registre n’a pas encore été contrôlé.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Contrôler maintenant' }));
    await waitFor(() => expect(calls('checkRegister')).toHaveLength(1));
  });

  it('keeps the focus on the button of a state that downloads, so that Échap closes', async () => {
    const file = Promise.withResolvers<ReturnType<typeof replyFile>>();
    const { user } = open('/admin-equisafe', {
      as: keeper,
      handlers: { ...handlers, downloadHolders: () => file.promise },
    });
    await user.click(await screen.findByRole('button', { name: 'État des titulaires' }));
    await user.click(screen.getByRole('button', { name: 'CSV' }));
    const pending = screen.getByRole('button', { name: /CSV/ });
    expect(document.activeElement).toBe(pending);
    // A browser takes the focus from a button that is disabled.
    expect(pending.hasAttribute('disabled')).toBe(false);
    file.resolve(replyFile('etat.csv', 'text/csv'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('an administrator', () => {
  const gap: RegisterRecord['discrepancies'][number] = {
    id: 'gap_1',
    field: 'address',
    expected: '2 rue B',
    comment: 'KBIS',
    reported_at: '2026-01-03T09:00:00.000Z',
    reported_by: 'Élise Registre',
    answer: null,
    answered_at: null,
    answered_by: null,
  };
  it('responds to a discrepancy, and enters nothing', async () => {
    const answered = {
      ...gap,
      answer: 'Corrigée',
      answered_at: gap.reported_at,
      answered_by: 'Inès Garnier',
    };
    const { user, calls } = open('/admin/souscriptions/registre/line_1', {
      as: sampleAdmin(),
      handlers: {
        ...handlers,
        getRegisterLine: recordOf({ status: 'gap' }, { discrepancies: [gap] }),
        answerRegisterGap: recordOf({ status: 'corrected' }, { discrepancies: [answered] }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Répondre à l’écart' }));
    expect(screen.queryByRole('button', { name: 'Enregistrer l’inscription' })).toBeNull();
    const dialog = within(await screen.findByRole('dialog', { name: 'Répondre à l’écart' }));
    await user.type(dialog.getByLabelText(/Ce qui a été fait/), 'Corrigée');
    await user.click(dialog.getByRole('button', { name: 'Répondre' }));
    expect(await screen.findByText(/Réponse du .* Inès Garnier.*Corrigée/)).toBeDefined();
    expect(calls('answerRegisterGap')).toMatchObject([{ body: { answer: 'Corrigée' } }]);
  });
});
