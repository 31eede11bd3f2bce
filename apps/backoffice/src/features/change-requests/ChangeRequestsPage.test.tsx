import type { OperationOutput } from '@repo/api-sdk';
import { reply } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, sampleChangeRequest, usePages } from '../../testing/page-test.tsx';
import { sampleKaskadAdmin } from '../../testing/sample-kaskad.ts';

const open = usePages();
const admin = sampleAdmin();

type ChangeRequest = OperationOutput<'getChangeRequest'>;
const decided = (state: ChangeRequest['state'], change: Partial<ChangeRequest> = {}) =>
  sampleChangeRequest({ state, can_decide: false, decided_at: '2026-01-06T09:00:00.000Z', ...change });
const page = (items: ChangeRequest[], total = items.length) => ({
  items,
  total,
  page: 1,
  page_size: 25,
  counts: { pending: total, to_decide: total, mine: 0, decided: total },
});

describe('the list', () => {
  it('shows what awaits a second person, with its count in the header', async () => {
    open('/admin/a-valider', {
      as: admin,
      handlers: { listChangeRequests: page([sampleChangeRequest()], 2) },
    });
    const row = within(await screen.findByRole('row', { name: /Clôture d’un contrat/ }));
    expect(row.getByRole('cell', { name: 'Camille Moreau · PO-2026-0001' })).toBeDefined();
    expect(row.getByText('Marc Vidal')).toBeDefined();
    expect(row.getByText('12/01/2026')).toBeDefined();
    expect((await screen.findByRole('link', { name: 'À valider (2)' })).getAttribute('href')).toBe(
      '/admin/a-valider?vue=aucune',
    );
  });

  it('shows those that were decided in a tab of the address', async () => {
    const refused = decided('refused', { checker: 'Inès Garnier' });
    const { user, calls } = open('/admin/a-valider', {
      as: admin,
      handlers: { listChangeRequests: ({ query }) => page(query['tab'] === 'decided' ? [refused] : []) },
    });
    expect(await screen.findByText('Aucune demande à valider')).toBeDefined();
    await user.click(screen.getByRole('tab', { name: /^Traitées/ }));
    const row = within(await screen.findByRole('row', { name: /Clôture d’un contrat/ }));
    expect(row.getByText('Refusée')).toBeDefined();
    expect(row.getByText('Inès Garnier')).toBeDefined();
    expect(calls('listChangeRequests').at(-1)?.query).toMatchObject({ tab: 'decided' });
  });

  it('opened again, shows nothing of before while it is fetched', async () => {
    const later = Promise.withResolvers<ReturnType<typeof page>>();
    const { user, api } = open('/admin/a-valider', {
      as: admin,
      handlers: {
        listChangeRequests: page([sampleChangeRequest()]),
        getChangeRequest: sampleChangeRequest(),
      },
    });
    const row = within(await screen.findByRole('row', { name: /Clôture d’un contrat/ }));
    await user.click(row.getByRole('link'));
    await screen.findByRole('button', { name: 'Valider' });
    api.use({ listChangeRequests: ({ query }) => (query['page_size'] === '1' ? page([]) : later.promise) });
    const trail = within(screen.getByRole('navigation', { name: 'Fil d’Ariane' }));
    await user.click(trail.getByRole('link', { name: 'À valider' }));
    await screen.findByRole('tab', { name: 'Traitées' });
    expect(screen.queryByRole('row', { name: /Clôture d’un contrat/ })).toBeNull();
    later.resolve(page([]));
    expect(await screen.findByText('Aucune demande à valider')).toBeDefined();
  });

  it('shows a failure with a retry', async () => {
    const failed = reply(500, { error: 'Panne', code: 'internal' });
    open('/admin/a-valider', { as: admin, handlers: { listChangeRequests: failed } });
    expect(await screen.findByText('Les demandes n’ont pas pu être chargées')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDefined();
  });
});

describe('one request', () => {
  const at = '/admin/a-valider/chg_1';

  it('shows what changes, why, by whom, and the warnings that they accepted', async () => {
    const file = { id: 'file_1', name: 'avis.pdf', url: 'https://api.exemple.fr/files/1' };
    const request = sampleChangeRequest({ warnings: ['Adresse d’origine différente'], files: [file] });
    open(at, { as: admin, handlers: { getChangeRequest: request } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Clôture d’un contrat' })).toBeDefined();
    const status = within(await screen.findByRole('row', { name: /Statut du contrat/ }));
    expect(status.getByText('Signé')).toBeDefined();
    expect(status.getByText('Clôturé')).toBeDefined();
    expect(screen.getByText('Demande par courrier')).toBeDefined();
    expect(screen.getByRole('link', { name: 'avis.pdf' }).getAttribute('href')).toBe(file.url);
    expect(screen.getByText('À savoir avant de valider')).toBeDefined();
    expect(screen.getByText('Adresse d’origine différente')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ouvrir la souscription' }).getAttribute('href')).toBe(
      '/admin/souscriptions/sig_1',
    );
  });

  it.each([
    ['Aujourd’hui', sampleChangeRequest()],
    ['À la demande', decided('refused', { checker: 'Inès Garnier' })],
  ])('shows the values before it as those of « %s »', async (words, request) => {
    open(at, { as: admin, handlers: { getChangeRequest: request } });
    const heads = within(await screen.findByRole('table')).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual(['Donnée', words, 'Demandé']);
  });

  it('is approved once its warnings are accepted', async () => {
    const request = sampleChangeRequest({ warnings: ['Adresse d’origine différente'] });
    const { user, calls } = open(at, {
      as: admin,
      handlers: { getChangeRequest: request, approveChangeRequest: request },
    });
    const approve = await screen.findByRole('button', { name: 'Valider' });
    await user.click(approve);
    expect(calls('approveChangeRequest')).toEqual([]);
    await user.click(screen.getByRole('checkbox', { name: /J’ai pris connaissance des avertissements/ }));
    await user.click(approve);
    await waitFor(() => expect(calls('approveChangeRequest')).toHaveLength(1));
  });

  it('is approved', async () => {
    let request = sampleChangeRequest();
    const { user, calls } = open(at, {
      as: admin,
      handlers: {
        getChangeRequest: () => request,
        approveChangeRequest: () => (request = decided('approved', { checker: 'Inès Garnier' })),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Valider' }));
    expect(await screen.findByText('Demande validée : la modification est faite.')).toBeDefined();
    expect(await screen.findByText('Validée par Inès Garnier le 6 janvier 2026 à 10:00')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Valider' })).toBeNull();
    expect(calls('approveChangeRequest')).toHaveLength(1);
  });

  it('confirms an approval although its button is gone before the lists are read again', async () => {
    const lists = Promise.withResolvers<ReturnType<typeof page>>();
    const { user, api } = open(at, { as: admin, handlers: { getChangeRequest: sampleChangeRequest() } });
    const button = await screen.findByRole('button', { name: 'Valider' });
    api.use({
      approveChangeRequest: decided('approved'),
      getChangeRequest: decided('approved'),
      listChangeRequests: () => lists.promise,
    });
    await user.click(button);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Valider' })).toBeNull());
    lists.resolve(page([]));
    expect(await screen.findByText('Demande validée : la modification est faite.')).toBeDefined();
  });

  it('is approved once who decides has proved it again, with what is confirmed, and nothing lost', async () => {
    let isProven = false;
    const request = sampleChangeRequest({
      warnings: ['Adresse d’origine différente'],
      lines: [
        { label: 'Montant', before: null, after: '1 200,00 €' },
        { label: 'IBAN', before: null, after: 'FR14 2004 1010 0505 0001 3M02 606' },
      ],
    });
    const { user, calls } = open(at, {
      as: admin,
      handlers: {
        getChangeRequest: request,
        approveChangeRequest: () =>
          isProven
            ? decided('approved')
            : reply(403, { error: 'Prouvez que c’est vous.', code: 'proof_required' }),
        startStepUp: { methods: ['email'], options: null },
        stepUp: ({ body }) => {
          isProven = Object(body).code === '482913';
          if (isProven) return { success: true };
          const errors = { code: ['Code invalide'] };
          return reply(422, { error: 'Code invalide', code: 'identity.invalid_code', errors });
        },
      },
    });
    const confirmed =
      /Clôture[^,]*, Camille Moreau · PO-2026-0001 · Montant\s: 1 200,00 € · IBAN\s: FR14 2004 1010 0505 0001 3M02 606/;
    await user.click(await screen.findByRole('checkbox', { name: /J’ai pris connaissance/ }));
    expect(screen.getByText(confirmed).textContent).toMatch(/^Vous validez/);
    await user.click(screen.getByRole('button', { name: 'Valider' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirmez que c’est bien vous' }));
    expect(dialog.getByText(confirmed)).toBeDefined();
    await user.type(await dialog.findByRole('textbox'), '000000');
    expect(await dialog.findAllByText('Code invalide')).not.toEqual([]);
    await user.clear(dialog.getByRole('textbox'));
    await user.type(dialog.getByRole('textbox'), '482913');
    expect(await screen.findByText('Demande validée : la modification est faite.')).toBeDefined();
    expect(calls('approveChangeRequest')).toHaveLength(2);
    const keys = calls('approveChangeRequest').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('stays pending where the proof is given up, with its warnings accepted', async () => {
    const { user } = open(at, {
      as: admin,
      handlers: {
        getChangeRequest: sampleChangeRequest({ warnings: ['Adresse d’origine différente'] }),
        approveChangeRequest: reply(403, { error: 'Prouvez que c’est vous.', code: 'proof_required' }),
        startStepUp: { methods: ['email'], options: null },
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: /J’ai pris connaissance/ }));
    await user.click(screen.getByRole('button', { name: 'Valider' }));
    const dialog = await screen.findByRole('dialog', { name: 'Confirmez que c’est bien vous' });
    await user.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    expect(await screen.findByText('Prouvez que c’est vous.')).toBeDefined();
    expect(screen.getByRole('checkbox', { name: /J’ai pris connaissance/ })).toHaveProperty('checked', true);
  });

  it('shows that the data moved', async () => {
    let request = sampleChangeRequest();
    const { user } = open(at, {
      as: admin,
      handlers: {
        getChangeRequest: () => request,
        approveChangeRequest: () => {
          request = decided('stale');
          return reply(409, {
            error: 'La donnée a changé depuis la demande.',
            code: 'change_requests.stale',
          });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Valider' }));
    expect(await screen.findByText('La donnée a changé depuis la demande.')).toBeDefined();
    expect(
      await screen.findByText('À refaire : la donnée avait changé le 6 janvier 2026 à 10:00'),
    ).toBeDefined();
  });

  it('of a product leads to it, and marks the characters of an IBAN that change', async () => {
    const [before, after] = ['FR08 9999 7004 1202 8173 4650 A58', 'FR04 9999 7004 1202 8173 4605 A50'];
    open(at, {
      as: admin,
      handlers: {
        getChangeRequest: sampleChangeRequest({
          kind: 'strategy.payment_details',
          subject_type: 'strategy',
          subject_id: 'str_usdfy',
          lines: [{ label: 'IBAN', before, after }],
        }),
      },
    });
    const row = await screen.findByRole('row', { name: /^IBAN/ });
    expect([...row.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual([before, after]);
    const marked = [...row.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marked).toEqual(['8', '50', '8', '4', '05', '0']);
    expect(screen.getByRole('link', { name: 'Ouvrir le produit' }).getAttribute('href')).toBe(
      '/admin/produits/str_usdfy',
    );
  });

  it('is refused with a reason', async () => {
    const { user, calls } = open(at, {
      as: admin,
      handlers: { getChangeRequest: sampleChangeRequest(), refuseChangeRequest: decided('refused') },
    });
    await user.click(await screen.findByRole('button', { name: 'Refuser, avec un motif' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Refuser cette demande' }));
    await user.click(dialog.getByRole('button', { name: 'Refuser la demande' }));
    expect(await dialog.findByText('Vous devez indiquer le motif.')).toBeDefined();
    expect(calls('refuseChangeRequest')).toEqual([]);
    await user.type(dialog.getByLabelText('Motif'), 'Courrier non signé');
    await user.click(dialog.getByRole('button', { name: 'Refuser la demande' }));
    expect(await screen.findByText(/Demande refusée\. La personne/)).toBeDefined();
    expect(calls('refuseChangeRequest')[0]?.body).toEqual({ reason: 'Courrier non signé' });
  });

  it('of one’s own can only be canceled', async () => {
    const own = sampleChangeRequest({ is_mine: true, can_decide: false });
    const { user, calls } = open(at, {
      as: admin,
      handlers: { getChangeRequest: own, cancelChangeRequest: decided('canceled') },
    });
    expect(await screen.findByText(/C’est votre demande/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Valider' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Annuler ma demande' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Annuler ma demande' }));
    expect(await screen.findByText('Votre demande est annulée.')).toBeDefined();
    expect(calls('cancelChangeRequest')).toHaveLength(1);
  });

  it('about the caller offers no decision', async () => {
    open(at, { as: admin, handlers: { getChangeRequest: sampleChangeRequest({ can_decide: false }) } });
    expect(await screen.findByText(/Cette demande vous concerne/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Valider' })).toBeNull();
  });

  it('that does not exist shows a failure', async () => {
    const missing = reply(404, {
      error: 'Cette demande est introuvable.',
      code: 'change_requests.not_found',
    });
    open(at, { as: admin, handlers: { getChangeRequest: missing } });
    expect(await screen.findByText('Cette demande n’a pas pu être chargée')).toBeDefined();
  });
});

/** Of the publication of an allotment. */
const rowOf = (number: number) => ({
  investment_id: `inv_${number}`,
  reference: `KSK-2026-${number}`,
  owner: `Personne ${number}`,
  requested: '2',
  allotted: '1',
  due: '80.5',
  fee: '0',
  back: '80.5',
  reason: null,
});

describe('the publication of an allotment', () => {
  it('shows what each investor gets and is paid back, with the reason of units typed by hand', async () => {
    const request = sampleChangeRequest({
      kind: 'allotment.publish',
      subject_type: 'round',
      subject_id: 'rnd_1',
    });
    const row = {
      investment_id: 'inv_1',
      reference: 'KSK-2026-0042',
      owner: 'Camille Moreau',
      requested: '62',
      allotted: '31',
      due: '2520.46',
      fee: '24.96',
      back: '2520.45',
      reason: 'Décision du comité',
    };
    open(`/kaskad/admin/a-valider/${request.id}`, {
      as: sampleKaskadAdmin(),
      handlers: {
        getChangeRequest: request,
        getProposedAllotment: { rule: 'manual', items: [row], total: 1, page: 1, page_size: 25 },
      },
    });
    const table = await screen.findByRole('table', { name: 'Ce que chaque investisseur reçoit' });
    const shown = table.textContent.replaceAll(/\s/g, ' ');
    for (const cell of [
      'Camille Moreau',
      '62',
      '31',
      '2 520,46 €',
      '24,96 €',
      '2 520,45 €',
      'Décision du comité',
    ])
      expect(shown).toContain(cell);
    expect(screen.getByRole('link', { name: 'KSK-2026-0042' }).getAttribute('href')).toContain('inv_1');
  });

  it('leads to every investor, page by page', async () => {
    const request = sampleChangeRequest({
      kind: 'allotment.publish',
      subject_type: 'round',
      subject_id: 'rnd_1',
    });
    const app = open(`/kaskad/admin/a-valider/${request.id}`, {
      as: sampleKaskadAdmin(),
      handlers: {
        getChangeRequest: request,
        getProposedAllotment: ({ query }) => {
          const number = Number(query['page'] ?? 1);
          const items = Array.from({ length: number === 1 ? 25 : 1 }, (_, place) =>
            rowOf((number - 1) * 25 + place + 1),
          );
          return { rule: 'pro_rata', items, total: 26, page: number, page_size: 25 };
        },
      },
    });
    const pages = within(await screen.findByRole('navigation', { name: 'Pagination' }));
    expect(screen.queryByText('Personne 26')).toBeNull();
    await app.user.click(pages.getByRole('button', { name: 'Page suivante' }));
    expect(await screen.findByText('Personne 26')).toBeDefined();
    expect(app.calls('getProposedAllotment').at(-1)?.query).toMatchObject({ page: '2', page_size: '25' });
  });

  it('has no detail once it is decided', async () => {
    const request = decided('approved', {
      kind: 'allotment.publish',
      subject_type: 'round',
      subject_id: 'rnd_1',
    });
    const { calls } = open(`/kaskad/admin/a-valider/${request.id}`, {
      as: sampleKaskadAdmin(),
      handlers: { getChangeRequest: request },
    });
    await screen.findByText('Ce qui change');
    expect(calls('getProposedAllotment')).toHaveLength(0);
  });
});
