import { reply, replyFile } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';
import { sampleProduct, sampleProductVersion } from '../../testing/sample-products.ts';

const open = usePages();
const as = sampleAdmin();
const at = '/admin/produits/str_usdfy';
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
const pending = {
  id: 'chg_1',
  kind: 'strategy.payment_details',
  maker: 'Marc Vidal',
  created_at: '2026-01-05T10:00:00.000Z',
} as const;
const saved = { strategy: sampleProduct().strategy, pending_change: null };

describe('Produits', () => {
  it('lists every product with what clients hold, its status and its pending change', async () => {
    const products = [
      sampleProduct({ pending_changes: [pending] }),
      sampleProduct(
        { status: 'draft', holdings: null, observed_rate: null },
        { id: 'new', title: 'CHFY', label: '' },
      ),
    ];
    const handlers = { listProducts: { products }, getProduct: sampleProduct() };
    const { user, router } = open('/admin/produits', { as, handlers });
    const row = await screen.findByRole('row', { name: /USDFY/ });
    const cell = (header: string) => plain(row.querySelector(`[data-label="${header}"]`)?.textContent);
    expect(cell('Statut')).toBe('PubliéÀ valider');
    expect(cell('Estimé')).toBe('8,5 %');
    expect(cell('Constaté 12 m')).toBe('+8,10 %');
    expect(cell('Encours')).toBe('12 500,50 USDC');
    expect(cell('Paiement, minimum')).toBe('10 000,00 €10 000,00 USDC10 000,00 EURC');
    expect(cell('Souscripteurs')).toBe('3');
    expect(within(screen.getByRole('row', { name: /CHFY/ })).getByText('Brouillon')).toBeDefined();
    await user.click(within(row).getByRole('link', { name: /USDFY/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe(at));
  });

  it('shows that there is none yet, and a failure with a retry', async () => {
    const failed = reply(500, { error: 'Panne', code: 'internal' });
    const { api, user } = open('/admin/produits', { as, handlers: { listProducts: failed } });
    expect(await screen.findByText('Les produits n’ont pas pu être chargés')).toBeDefined();
    api.use({ listProducts: { products: [] } });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Aucun produit.')).toBeDefined();
  });

  it('leads an installation without products to its first draft, and opens it', async () => {
    const draft = sampleProduct({ status: 'draft' }, { id: 'chfy', title: 'CHFY' });
    const { user, calls, router } = open('/admin/produits', {
      as,
      handlers: { listProducts: { products: [] }, createProduct: draft, getProduct: draft },
    });
    await user.click(await screen.findByRole('button', { name: 'Nouveau produit' }));
    await user.click(await screen.findByRole('button', { name: 'Créer le brouillon' }));
    expect((await screen.findAllByText('Vous devez indiquer le titre.')).length).toBeGreaterThan(0);
    await user.type(screen.getByRole('textbox', { name: /^Titre/ }), ' CHFY ');
    await user.click(screen.getByRole('button', { name: 'Créer le brouillon' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/produits/chfy'));
    expect(calls('createProduct')[0]?.body).toEqual({ title: 'CHFY', currency: 'usd' });
  });

  it('filters them by status, in the address', async () => {
    const products = [
      sampleProduct(),
      sampleProduct({ status: 'suspended' }, { id: 'b', title: 'BTCFY', label: '' }),
    ];
    const { user, router } = open('/admin/produits', { as, handlers: { listProducts: { products } } });
    await user.click(await screen.findByRole('tab', { name: /^Suspendus/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?onglet=suspendus'));
    await waitFor(() => expect(screen.queryByRole('row', { name: /USDFY/ })).toBeNull());
    expect(screen.getByRole('row', { name: /BTCFY/ })).toBeDefined();
    await user.click(screen.getByRole('tab', { name: /^Archivés/ }));
    expect(await screen.findByText('Aucun produit dans cet onglet.')).toBeDefined();
  });

  it('exports the tab that is shown', async () => {
    const handlers = {
      listProducts: { products: [sampleProduct()] },
      exportProducts: replyFile('produits.csv', 'text/csv'),
    };
    const { user, calls } = open('/admin/produits?onglet=publies', { as, handlers });
    await user.click(await screen.findByRole('button', { name: 'Exporter' }));
    await user.click(await screen.findByRole('menuitem', { name: /^CSV/ }));
    await waitFor(() =>
      expect(calls('exportProducts').map(({ query }) => query)).toEqual([
        { status: 'published', format: 'csv' },
      ]),
    );
  });

  it('keeps the columns that are hidden in the address', async () => {
    const handlers = { listProducts: { products: [sampleProduct()] } };
    const { user, router } = open('/admin/produits', { as, handlers });
    await user.click(await screen.findByRole('button', { name: 'Colonnes' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Devise' }));
    await waitFor(() => expect(router.state.location.search).toBe('?masquer=devise'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Devise' })).toBeNull());
  });
});

describe('the life of a product', () => {
  const preview = {
    needs_second_person: true,
    warnings: ['Plus personne ne pourra y souscrire.'],
    lines: [{ label: 'Statut', before: 'Publié', after: 'Souscriptions suspendues' }],
  };

  it('a draft names what it lacks, leads to the tab, and cannot be published before', async () => {
    const draft = sampleProduct({ status: 'draft' }, { doc_url: null });
    const { user } = open(at, { as, handlers: { getProduct: draft } });
    expect(await screen.findByText('La documentation manque.', { exact: false })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Publier' }).hasAttribute('disabled')).toBe(true);
    const gaps = screen.getByText('La date de lancement manque.', { exact: false });
    await user.click(within(gaps).getByRole('link', { name: 'Rendement' }));
    expect(await screen.findByRole('group', { name: /^Date de lancement/ })).toBeDefined();
  });

  it('a draft is deleted with its reason, and leads back to the list; a published product is not', async () => {
    const draft = sampleProduct({ status: 'draft' });
    const { user, calls, router } = open(at, {
      as,
      handlers: { getProduct: draft, deleteProduct: { success: true }, listProducts: { products: [] } },
    });
    await user.click(await screen.findByRole('button', { name: 'Supprimer le brouillon' }));
    const dialog = await screen.findByRole('dialog', { name: /Supprimer le brouillon USDFY/ });
    await user.type(within(dialog).getByRole('textbox', { name: 'Motif' }), 'Créé par erreur');
    await user.click(within(dialog).getByRole('button', { name: 'Supprimer le brouillon' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/produits'));
    expect(calls('deleteProduct')).toMatchObject([
      { body: { version: draft.version, reason: 'Créé par erreur' } },
    ]);
  });

  it('a draft is saved by one person, its title and its bank details included', async () => {
    const { user, calls } = open(at, {
      as,
      handlers: { getProduct: sampleProduct({ status: 'draft' }), updateStrategy: saved },
    });
    const title = await screen.findByRole('textbox', { name: /^Titre/ });
    await user.clear(title);
    await user.type(title, 'CHFX');
    await user.click(screen.getByRole('tab', { name: 'Virement (IBAN)' }));
    await user.type(await screen.findByRole('textbox', { name: /^Titulaire/ }), ' SA');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Produit enregistré.')).toBeDefined();
    expect(calls('updateStrategy')[0]?.body).toMatchObject({ strategy: { title: 'CHFX' } });
  });

  it('is published, whole, by a request with its reason', async () => {
    const draft = sampleProduct({ status: 'draft', launch_day: '2026-02-02' });
    const held = { ...pending, kind: 'strategy.state' } as const;
    const { user, calls } = open(at, {
      as,
      handlers: {
        getProduct: draft,
        previewProductState: preview,
        publishProduct: { ...draft, pending_changes: [held] },
      },
    });
    expect(await screen.findByText(/^Il peut être publié/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Publier' }));
    expect(await screen.findByText('Plus personne ne pourra y souscrire.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Demander la validation' }));
    expect((await screen.findAllByText('Vous devez indiquer le motif.')).length).toBeGreaterThan(0);
    await user.type(screen.getByRole('textbox', { name: /^Motif/ }), 'Comité');
    await user.click(screen.getByRole('button', { name: 'Demander la validation' }));
    expect(await screen.findByText(/^Demande envoyée/)).toBeDefined();
    expect(calls('publishProduct')[0]?.body).toEqual({ version: 4, reason: 'Comité' });
  });

  it('[A44] keeps the reason when the product was changed meanwhile, and sends it on the new version', async () => {
    let product = sampleProduct();
    const { user, calls } = open(at, {
      as,
      handlers: {
        getProduct: () => product,
        previewProductState: preview,
        suspendProduct: ({ body }) => {
          if (Object(body).version === 5) return product;
          product = sampleProduct({ version: 5 });
          return reply(409, { error: 'Ce produit a été modifié.', code: 'strategies.changed' });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Suspendre les souscriptions' }));
    await user.type(await screen.findByRole('textbox', { name: /^Motif/ }), 'Comité');
    await user.click(screen.getByRole('button', { name: 'Demander la validation' }));
    expect(await screen.findByText('Ce produit a été modifié.')).toBeDefined();
    expect(screen.getByRole('textbox', { name: /^Motif/ })).toHaveProperty('value', 'Comité');
    await user.click(screen.getByRole('button', { name: 'Demander la validation' }));
    await waitFor(() => expect(calls('suspendProduct')[1]?.body).toEqual({ version: 5, reason: 'Comité' }));
  });

  it.each([
    ['published', ['Suspendre les souscriptions', 'Archiver']],
    ['suspended', ['Rouvrir les souscriptions', 'Archiver']],
    ['archived', []],
  ] as const)('in %s, %j may follow', async (status, names) => {
    open(at, { as, handlers: { getProduct: sampleProduct({ status }) } });
    await screen.findByRole('tab', { name: 'Présentation' });
    const all = ['Publier', 'Suspendre les souscriptions', 'Rouvrir les souscriptions', 'Archiver'];
    expect(all.filter((name) => screen.queryByRole('button', { name }) !== null)).toEqual(names);
  });

  it('waits while a change of its status is requested', async () => {
    const held = { ...pending, kind: 'strategy.state' } as const;
    open(at, { as, handlers: { getProduct: sampleProduct({ pending_changes: [held] }) } });
    const suspend = await screen.findByRole('button', { name: 'Suspendre les souscriptions' });
    expect(suspend.hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('link', { name: 'Voir la demande' })).toBeDefined();
  });
});

describe('a product', () => {
  it('[A9] shows who requested its pending change, and its fields are read-only meanwhile', async () => {
    open(`${at}?onglet=virement`, {
      as,
      handlers: { getProduct: sampleProduct({ pending_changes: [pending] }) },
    });
    expect(await screen.findByText(/^Demandée par Marc Vidal le 5 janvier 2026/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Voir la demande' }).getAttribute('href')).toBe(
      '/admin/a-valider/chg_1',
    );
    expect(screen.getByRole('textbox', { name: /^IBAN/ }).hasAttribute('readonly')).toBe(true);
    expect(screen.getByText(/^Une modification de cette partie est en attente/)).toBeDefined();
  });

  it('[A8] shows approved bank details until clients read them, with the contracts that show the old ones', async () => {
    const planned_details = {
      change_request_id: 'chg_1',
      effective_at: '2026-01-06T10:00:00.000Z',
      lines: [{ label: 'IBAN', before: 'FR76 3000', after: 'DE89 3704' }],
    };
    const { user, calls } = open(`${at}?onglet=virement`, {
      as,
      handlers: {
        getProduct: sampleProduct({ planned_details, unpaid_contracts: 2 }),
        stopPlannedDetails: sampleProduct(),
      },
    });
    expect(plain((await screen.findByText(/^Nouvelles coordonnées/)).textContent)).toBe(
      'Nouvelles coordonnées de paiement le 6 janvier 2026 à 11:00',
    );
    expect(screen.getByText(/^2 contrats à payer montrent les anciennes/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Voir les contrats' }).getAttribute('href')).toContain(
      '/admin/souscriptions?',
    );
    expect(screen.getByRole('row', { name: /DE89 3704/ })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Arrêter' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^Motif/ }), 'IBAN non reconnu');
    await user.click(dialog.getByRole('button', { name: 'Arrêter' }));
    expect(await screen.findByText('Nouvelles coordonnées arrêtées.')).toBeDefined();
    expect(calls('stopPlannedDetails')[0]?.body).toEqual({ reason: 'IBAN non reconnu' });
    expect(screen.getByRole('textbox', { name: /^IBAN/ }).hasAttribute('readonly')).toBe(true);
  });

  it('is edited over its tabs, and only what differs is sent, with the version that was shown', async () => {
    const { user, calls } = open(at, {
      as,
      handlers: { getProduct: sampleProduct(), updateStrategy: saved },
    });
    const subtitle = await screen.findByRole('textbox', { name: /^Sous-titre/ });
    await user.clear(subtitle);
    await user.type(subtitle, 'Le dollar');
    expect(screen.getByRole('button', { name: 'Enregistrer' })).toBeDefined();
    await user.click(screen.getByRole('tab', { name: 'Rendement' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Dimanche' }));
    expect(screen.getByText('Un second utilisateur doit valider')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Demander la validation' }));
    expect((await screen.findAllByText('Vous devez indiquer le motif.')).length).toBeGreaterThan(0);
    await user.type(screen.getByRole('textbox', { name: /^Motif/ }), ' Décision du comité ');
    await user.click(screen.getByRole('button', { name: 'Demander la validation' }));
    expect(await screen.findByText('Produit enregistré.')).toBeDefined();
    expect(calls('updateStrategy')[0]?.body).toEqual({
      strategy: {
        id: 'str_usdfy',
        version: 4,
        subtitle: 'Le dollar',
        publication_days: [1, 2, 3, 4, 5, 6],
      },
      reason: 'Décision du comité',
    });
  });

  it('[A56] « e » goes to its first field that may be changed', async () => {
    const { user } = open(at, { as, handlers: { getProduct: sampleProduct() } });
    const subtitle = await screen.findByRole('textbox', { name: /^Sous-titre/ });
    await user.keyboard('e');
    expect(document.activeElement).toBe(subtitle);
    expect(subtitle).toHaveProperty('value', sampleProduct().strategy.subtitle);
  });

  it.each([
    ['Présentation', 1],
    ['Frais', 0],
    ['Aperçu client', 0],
  ])('lists « e » on %s where its fields may be changed alone', async (tab, listed) => {
    const { user } = open(at, { as, handlers: { getProduct: sampleProduct() } });
    await user.click(await screen.findByRole('tab', { name: tab }));
    await screen.findByRole('tab', { name: tab, selected: true });
    await user.keyboard('?');
    const keys = await screen.findByRole('dialog', { name: 'Raccourcis clavier' });
    expect(within(keys).queryAllByText('Modifier les champs')).toHaveLength(listed);
  });

  it('has no code to scan while the check digits of its IBAN are wrong', async () => {
    const { user } = open(`${at}?onglet=virement`, { as, handlers: { getProduct: sampleProduct() } });
    const iban = await screen.findByRole('textbox', { name: /^IBAN/ });
    const code = 'Code QR du virement, tel que le client le voit';
    expect(screen.getByText(code)).toBeDefined();
    await user.type(iban, '{Backspace}0');
    await waitFor(() => expect(screen.queryByText(code)).toBeNull());
  });

  it('names a wrong IBAN, BIC and address at their fields, and sends nothing', async () => {
    const { user, calls } = open(`${at}?onglet=virement`, {
      as,
      handlers: { getProduct: sampleProduct(), updateStrategy: saved },
    });
    const bic = await screen.findByRole('textbox', { name: /^BIC/ });
    await user.clear(bic);
    await user.type(bic, 'COBADEFF');
    await user.click(screen.getByRole('tab', { name: 'Crypto (adresses)' }));
    await user.type(await screen.findByRole('textbox', { name: /^Adresse de dépôt BTC/ }), 'bc1qfaux');
    await user.type(screen.getByRole('textbox', { name: /^Motif/ }), 'Nouvelle banque');
    await user.click(screen.getByRole('button', { name: 'Demander la validation' }));
    // The first fault is on the other tab.
    expect((await screen.findAllByText('Le BIC n’est pas du pays de l’IBAN.')).length).toBeGreaterThan(0);
    await user.click(screen.getByRole('tab', { name: /^Crypto/ }));
    expect(await screen.findByText('L’adresse de dépôt est incorrecte pour cette devise.')).toBeDefined();
    expect(calls('updateStrategy')).toEqual([]);
  });

  it('[A44] keeps what was typed when another person saved first, beside both states', async () => {
    let product = sampleProduct();
    const { user, calls } = open(at, {
      as,
      handlers: {
        getProduct: () => product,
        listProductVersions: { versions: [sampleProductVersion({ version: 5 })] },
        updateStrategy: ({ body }) => {
          if (Object(body).strategy.version === 5) return saved;
          product = sampleProduct({ version: 5 }, { label: 'USDFY 2' });
          return reply(409, { error: 'Ce produit a été modifié.', code: 'strategies.changed' });
        },
      },
    });
    const subtitle = await screen.findByRole('textbox', { name: /^Sous-titre/ });
    await user.clear(subtitle);
    await user.type(subtitle, 'Le dollar');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Ce produit a été modifié entre-temps' }),
    );
    expect(await dialog.findByText(/^Modifié par Marc Vidal le 5 janvier 2026/)).toBeDefined();
    const table = within(dialog.getByRole('table', { name: 'Différences' }));
    expect(within(table.getByRole('row', { name: /^Sous-titre/ })).getByText('Le dollar')).toBeDefined();
    expect(within(table.getByRole('row', { name: /^Libellé/ })).getByText('USDFY 2')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Reprendre ma saisie' }));
    expect(await screen.findByRole('textbox', { name: /^Libellé/ })).toHaveProperty('value', 'USDFY 2');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Produit enregistré.')).toBeDefined();
    expect(calls('updateStrategy')[1]?.body).toMatchObject({
      strategy: { id: 'str_usdfy', version: 5, subtitle: 'Le dollar' },
    });
  });

  it('is previewed with the card of the investors’ site and what is typed', async () => {
    const { user } = open(at, { as, handlers: { getProduct: sampleProduct() } });
    const subtitle = await screen.findByRole('textbox', { name: /^Sous-titre/ });
    await user.clear(subtitle);
    await user.type(subtitle, 'Le dollar');
    await user.click(screen.getByRole('tab', { name: 'Aperçu client' }));
    expect(await screen.findByText('Le dollar')).toBeDefined();
    expect(plain(screen.getByText(/^8,5/).textContent)).toBe('8,5 %');
    expect(screen.getByText('Estimation non garantie')).toBeDefined();
  });

  it('that does not exist shows a message', async () => {
    const handlers = {
      getProduct: reply(404, { error: 'Ce produit est introuvable.', code: 'strategies.not_found' }),
    };
    open('/admin/produits/inconnu', { as, handlers });
    expect(await screen.findByText('Le produit n’a pas pu être chargé')).toBeDefined();
  });
});
