import { type MockHandlers, reply, replyFile, replyNothing } from '@repo/api-sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../../testing/page-test.tsx';
import { sampleClientRecord, sampleDocument, sampleIdentityCase } from '../../../testing/sample-clients.ts';

const open = usePages();
const as = sampleAdmin();
const path = '/admin/users/usr_camille?onglet=identite';

const handlers = (change: Parameters<typeof sampleIdentityCase>[0] = {}): MockHandlers => ({
  getClient: sampleClientRecord({ kind: 'company', company_name: 'SARL Belleval' }),
  getClientIdentity: sampleIdentityCase(change),
  openClientFile: replyFile('recto.png', 'image/png'),
});
const documents = (['kbis', 'rbe', 'statuts'] as const).map((type) => sampleDocument({ type }));
const typeDay = async (user: ReturnType<typeof open>['user'], label: string, digits: string) => {
  const [first] = within(await screen.findByRole('group', { name: label })).getAllByRole('spinbutton');
  if (first) await user.click(first);
  await user.keyboard(digits);
  await user.click(screen.getByRole('button', { name: 'Enregistrer l’échéance' }));
};
/** A client who has begun, reminded of a contract so many hours ago. */
const started = (hoursAgo: number) =>
  handlers({
    state: 'started',
    actions: [{ action: 'remind', control: 'alone' }],
    last_reminder: {
      at: new Date(Date.now() - hoursAgo * 3_600_000).toISOString(),
      by: 'Inès Garnier',
      po_number: 'PO-2026-0007',
    },
  });
const shownPage = () => screen.findByText(/ sur \d/);

describe('the viewer', () => {
  it('opens each document once, and turns to the next by ← →', async () => {
    const { user, calls } = open(path, { as, handlers: handlers() });
    await screen.findByRole('img', { name: 'Carte d’identité, recto' });
    await user.keyboard('{ArrowRight}');
    await screen.findByRole('img', { name: 'Carte d’identité, verso' });
    await user.keyboard('{ArrowRight}{ArrowLeft}');
    await screen.findByRole('img', { name: 'Carte d’identité, recto' });
    expect(calls('openClientFile').map(({ path: { id } }) => id)).toEqual(['fil_recto', 'fil_verso']);
  });

  it('says of a document that no antivirus read it, and opens none that is infected', async () => {
    const [image] = sampleIdentityCase().images;
    if (image === undefined) throw new Error('no image');
    const scanned = (scan: 'infected' | 'unscanned') => [{ ...image, file: { ...image.file, scan } }];
    open(path, { as, handlers: handlers({ images: scanned('unscanned') }) });
    await screen.findByRole('img', { name: 'Carte d’identité, recto' });
    expect(screen.getByText('Non analysé par un antivirus')).toBeDefined();
    cleanup();
    const { calls } = open(path, { as, handlers: handlers({ images: scanned('infected') }) });
    expect(await screen.findByText('Infecté, mis à l’écart')).toBeDefined();
    expect(calls('openClientFile')).toEqual([]);
  });

  it('stands first, with a tab for each document and where it stands', async () => {
    const kbis = sampleDocument({ type: 'kbis', review: 'rejected', reason: 'Plus de 3 mois' });
    const expected = (['kbis', 'rbe'] as const).map((type) => ({
      type,
      review: null,
      reason: null,
      updated_at: null,
    }));
    const { user } = open(path, {
      as,
      handlers: {
        ...handlers({ documents: [kbis] }),
        getClient: { ...sampleClientRecord({ kind: 'company' }), company_documents: expected },
      },
    });
    const list = within(await screen.findByRole('tablist', { name: 'Documents du dossier' }));
    expect(list.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Carte d’identitéEn revue',
      'KBISNon valide',
      'RBEManquant',
    ]);
    const [first] = within(screen.getByRole('tabpanel', { name: 'Identité' })).getAllByRole('heading');
    expect(first?.textContent).toBe('Pièces et documents');
    await user.click(list.getByRole('tab', { name: /KBIS/ }));
    expect(await screen.findByText('Plus de 3 mois')).toBeDefined();
    expect((await shownPage()).textContent).toBe('KBIS · 3 sur 3');
    await user.keyboard('{ArrowLeft}');
    expect(list.getByRole('tab', { selected: true }).textContent).toContain('Carte d’identité');
    expect((await shownPage()).textContent).toBe('Carte d’identité, verso · 2 sur 3');
  });

  it('enlarges and turns what it shows', async () => {
    const { user } = open(path, { as, handlers: handlers() });
    const image = await screen.findByRole('img', { name: 'Carte d’identité, recto' });
    await user.click(screen.getByRole('button', { name: 'Agrandir' }));
    await user.keyboard('t');
    expect(image.parentElement?.style.getPropertyValue('--zoom')).toBe('1.5');
    expect(image.parentElement?.style.getPropertyValue('--turn')).toBe('90deg');
  });

  it.each([
    ['refused', reply(404, { error: 'Introuvable', code: 'not_found' }), /ne vous est pas ouvert/],
    ['failed', replyNothing(), /n’a pas pu être ouvert/],
  ] as const)('says that a document is %s', async (_state, response, words) => {
    open(path, { as, handlers: { ...handlers(), openClientFile: response } });
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
  });

  it('shows a PDF in a frame, by a link of its own', async () => {
    const kbis = sampleDocument({ type: 'kbis' });
    open(path, {
      as,
      handlers: {
        ...handlers({
          images: [],
          documents: [{ ...kbis, file: { ...kbis.file, mime: 'application/pdf' } }],
        }),
        createClientFileLink: { url: 'about:blank#kbis' },
      },
    });
    const frame = await screen.findByTitle('Document affiché : KBIS');
    expect(frame.getAttribute('src')).toBe('about:blank#kbis');
    expect(screen.getByRole('button', { name: 'Agrandir' }).hasAttribute('disabled')).toBe(true);
  });

  it('saves what a browser does not show', async () => {
    const kbis = sampleDocument({ type: 'kbis' });
    open(path, {
      as,
      handlers: {
        ...handlers({ images: [], documents: [{ ...kbis, file: { ...kbis.file, mime: 'image/heic' } }] }),
        openClientFile: replyFile('kbis.heic', 'image/heic'),
      },
    });
    expect(await screen.findByRole('button', { name: 'Enregistrer le fichier' })).toBeDefined();
  });

  it('says when nothing was sent', async () => {
    open(path, { as, handlers: handlers({ images: [], state: 'not_started', actions: [] }) });
    expect(await screen.findByText('Aucune pièce déposée')).toBeDefined();
  });
});

describe('deciding a case', () => {
  it('approves by V, with the state and the images that were shown', async () => {
    const { user, calls } = open(path, {
      as,
      handlers: { ...handlers(), decideKyc: sampleIdentityCase({ state: 'approved', actions: [] }) },
    });
    await screen.findByRole('img', { name: 'Carte d’identité, recto' });
    await user.keyboard('v');
    const form = await screen.findByRole('form', { name: 'Approuver cette identité\u00a0?' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(form.parentElement?.contains(document.activeElement)).toBe(true);
    // The other side is read before it is sent: the form stays.
    await user.keyboard('{ArrowRight}');
    await screen.findByRole('img', { name: 'Carte d’identité, verso' });
    await user.click(within(form).getByRole('button', { name: 'Approuver l’identité' }));
    await waitFor(() => expect(calls('decideKyc')).toHaveLength(1));
    expect(calls('decideKyc')[0]?.body).toEqual({
      action: 'approve',
      state: 'pending',
      file_ids: sampleIdentityCase().images.map(({ file }) => file.id),
    });
  });

  it('does not remind within 24 hours of another reminder, and says whose it was', async () => {
    open(path, { as, handlers: started(2) });
    expect(
      await screen.findByText(/^Déjà relancé le .* par Inès Garnier, pour PO-2026-0007\.$/),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Relancer le client' })).toBeNull();
    cleanup();
    open(path, { as, handlers: started(25) });
    expect(await screen.findByRole('button', { name: 'Relancer le client' })).toBeDefined();
  });

  it('needs a fault, a follow-up and a reason for the second person to revoke', async () => {
    const actions = [{ action: 'revoke', control: 'second_person' }] as const;
    const { user, calls } = open(path, {
      as,
      handlers: {
        ...handlers({ state: 'approved', actions: [...actions] }),
        decideKyc: sampleIdentityCase(),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Révoquer' }));
    const form = within(await screen.findByRole('form', { name: 'Révoquer cette identité' }));
    await user.click(form.getByRole('button', { name: 'Demander la révocation' }));
    expect(form.getByText('Choisissez le motif.')).toBeDefined();
    expect(form.getByText('Vous devez indiquer le motif.')).toBeDefined();
    expect(calls('decideKyc')).toEqual([]);
    await user.click(form.getByRole('button', { name: 'Annuler' }));
    expect(screen.queryByRole('form', { name: 'Révoquer cette identité' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Révoquer');
  });
});

describe('the documents of a company', () => {
  it('are marked with two texts, then sent in one request', async () => {
    const marked = documents.map((document) => ({
      ...document,
      mark: { fault: 'expired' as const, message: '' },
    }));
    const { user, calls } = open(path, {
      as,
      handlers: {
        ...handlers({ images: [], documents }),
        decideDocument: sampleIdentityCase({ images: [], documents: marked }),
        requestCorrections: sampleIdentityCase({ images: [], documents }),
      },
    });
    expect((await shownPage()).textContent).toBe('KBIS · 1 sur 3');
    await screen.findByRole('img', { name: 'KBIS' });
    await user.keyboard('r');
    const form = within(await screen.findByRole('form', { name: /KBIS/ }));
    await user.click(form.getByRole('button', { name: /Motif/ }));
    const faults = within(await screen.findByRole('listbox'));
    await user.click(faults.getByRole('option', { name: 'Plus de 3 mois' }));
    await user.type(form.getByRole('textbox', { name: /Message au client/ }), 'Un extrait récent.');
    await user.type(form.getByRole('textbox', { name: /Commentaire interne/ }), 'Vu avec Marc');
    await user.click(form.getByRole('button', { name: 'Marquer à corriger' }));
    await waitFor(() => expect(calls('decideDocument')).toHaveLength(1));
    expect(calls('decideDocument')[0]?.body).toEqual({
      type: 'kbis',
      file_id: 'fil_kbis',
      decided_at: null,
      decision: 'rejected',
      fault: 'too_old',
      message: 'Un extrait récent.',
      comment: 'Vu avec Marc',
    });
  });

  it('[A43] are requested together, with the texts that the client will read', async () => {
    const marked = documents.map((document) => ({
      ...document,
      comment: 'Vu avec Marc',
      mark: { fault: 'expired' as const, message: `Pour ${document.type}.` },
    }));
    const { user, calls } = open(path, {
      as,
      handlers: {
        ...handlers({ images: [], documents: marked }),
        requestCorrections: sampleIdentityCase({ images: [], documents }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Demander les corrections (3)' }));
    const dialog = await screen.findByRole('alertdialog');
    for (const type of ['kbis', 'rbe', 'statuts']) expect(dialog.textContent).toContain(`Pour ${type}.`);
    expect(dialog.textContent).not.toContain('Vu avec Marc');
    await user.click(within(dialog).getByRole('button', { name: 'Envoyer l’e-mail' }));
    await waitFor(() => expect(calls('requestCorrections')).toHaveLength(1));
    expect(calls('requestCorrections')[0]?.body).toEqual({
      documents: documents.map(({ type, decided_at }) => ({ type, decided_at })),
    });
  });
});

describe('until when a document is good', () => {
  const approved = sampleDocument({ type: 'kbis', review: 'approved' });

  it('is three months after the day that a KBIS bears', async () => {
    const { user, calls } = open(path, {
      as,
      handlers: {
        ...handlers({ images: [], documents: [approved] }),
        setDocumentExpiry: sampleIdentityCase({ images: [], documents: [approved] }),
      },
    });
    await typeDay(user, 'Délivré le', '30112025');
    await waitFor(() => expect(calls('setDocumentExpiry')).toHaveLength(1));
    expect(calls('setDocumentExpiry')[0]?.body).toEqual({
      document: 'kbis',
      file_id: 'fil_kbis',
      last_day: '2026-02-28',
    });
  });

  it('is the day that an identity bears, which is shown and taken back', async () => {
    const expiries = [{ document: 'identity', last_day: '2025-12-31', step: 'expired' }] as const;
    const { user, calls } = open(path, {
      as,
      handlers: {
        ...handlers({ state: 'approved', expiries: [...expiries] }),
        setDocumentExpiry: sampleIdentityCase({ state: 'approved' }),
      },
    });
    expect(await screen.findByText('Expiré')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Sans échéance' }));
    await waitFor(() => expect(calls('setDocumentExpiry')[0]?.body).toMatchObject({ last_day: null }));
  });

  it.each([
    ['identity to examine', {}],
    ['document to examine', { images: [], documents: [{ ...approved, review: 'checking' as const }] }],
  ])('is typed of no %s', async (_what, change) => {
    open(path, { as, handlers: handlers(change) });
    await shownPage();
    expect(screen.queryByRole('button', { name: 'Enregistrer l’échéance' })).toBeNull();
  });
});

describe('a company beside the public register', () => {
  const summary = '/admin/users/usr_camille';
  const company = { state: 'compared', is_active: true, lines: [] } as const;

  it('shows each line as « Concordant », « Écart » or « Non vérifié »', async () => {
    const lines = [
      { field: 'name', declared: 'SARL Belleval', registered: 'BELLEVAL', verdict: 'same' },
      { field: 'form', declared: 'SAS', registered: 'SARL', verdict: 'different' },
      { field: 'manager', declared: 'Camille Moreau', registered: null, verdict: 'unknown' },
    ] as const;
    open(summary, {
      as,
      handlers: { ...handlers(), compareClientCompany: { ...company, lines: [...lines] } },
    });
    await screen.findByText('Concordant');
    for (const word of ['Écart', 'Non vérifié', 'Registre : SARL', 'Le registre ne le dit pas'])
      expect(screen.getByText(word)).toBeDefined();
  });

  it.each(['not_checked', 'bad_number', 'not_found', 'unavailable'] as const)(
    'never says « Concordant » of %s',
    async (state) => {
      open(summary, {
        as,
        handlers: { ...handlers(), compareClientCompany: { state, is_active: null, lines: [] } },
      });
      await screen.findByText(/^(Non vérifié|Écart) :/);
      expect(screen.queryByText('Concordant')).toBeNull();
    },
  );
});

describe('the register of asset freezes', () => {
  it.each([
    [null, 0, 'Non vérifié\u00a0: le registre'],
    ['2026-01-02', 0, 'Aucun nom semblable'],
    ['2026-01-02', 1, 'Un nom semblable figure'],
    ['2026-01-02', 134, '134 noms semblables figurent'],
    ['2026-01-02', 134, 'Les 20 premiers par ordre alphabétique, sur 134.'],
  ] as const)('of %s with %s name says « %s »', async (day, count, words) => {
    const found = { registry_id: '1001', nature: 'person', name: 'Camille MOREAU', born_on: '1962' } as const;
    const shown = Array.from({ length: Math.min(count, 20) }, (_, at) => ({
      ...found,
      registry_id: `${at}`,
      name: `Camille MOREAU ${at}`,
    }));
    open(path, {
      as,
      handlers: handlers({ asset_freeze: { published_on: day, found: shown, total: count } }),
    });
    expect((await screen.findByRole('region', { name: 'Gel des avoirs' })).textContent).toContain(words);
  });
});
