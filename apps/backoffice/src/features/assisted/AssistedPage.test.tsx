import { type MockHandlers, reply, sampleStrategy } from '@repo/api-sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../../testing/page-test.tsx';
import { sampleAssisted, sampleTerms } from '../../testing/sample-assisted.ts';
import { sampleClientRow } from '../../testing/sample-clients.ts';

const open = usePages();
const as = sampleAdmin();
const path = '/admin/souscriptions/assistees/sub_1';

const handlers = (draft = sampleAssisted()): MockHandlers => ({
  getAssistedSubscription: draft,
  saveAssistedSubscription: draft,
  listKnownOrigins: { items: [] },
  listStrategies: { strategies: [sampleStrategy()] },
  listParameters: { parameters: [] },
});
const atPayment = sampleAssisted({ version: 2, step: 'payment', terms: sampleTerms() });
const whole = sampleAssisted({
  version: 4,
  step: 'signature',
  terms: sampleTerms(),
  funds_source: 'savings',
  situation: 'employee',
});

describe('a subscription that staff prepare', () => {
  it('[A45] opens at the step left to do, saved when and by whom, with the value in EUR and its day', async () => {
    open(path, { as, handlers: handlers(atPayment) });
    expect(await screen.findByText('Étape 3 sur 6')).toBeDefined();
    expect(screen.getByText('Enregistré à 10:02 par Inès Garnier')).toBeDefined();
    expect(screen.getByText(/13.742,56.€ au taux du 4 janvier 2026/)).toBeDefined();
  });

  it('refuses an amount with the words of the client’s wizard, then saves the step under its version', async () => {
    const { user, calls } = open(path, { as, handlers: handlers() });
    const amount = await screen.findByRole('textbox', { name: 'Montant' });
    await user.clear(amount);
    await user.type(amount, '10');
    await user.click(screen.getByRole('button', { name: 'Enregistrer et continuer' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Le montant doit être au minimum de/);
    expect(calls('saveAssistedSubscription')).toEqual([]);
    await user.clear(amount);
    await user.type(amount, '25000');
    await user.click(screen.getByRole('button', { name: 'Enregistrer et continuer' }));
    await waitFor(() => expect(calls('saveAssistedSubscription')).toHaveLength(1));
    expect(calls('saveAssistedSubscription')[0]?.body).toMatchObject({
      version: 1,
      step: 'product',
      contract_amount: '25000',
    });
  });

  it('keeps what was typed when another person saved it first, and shows both', async () => {
    let current = atPayment;
    const { user } = open(path, {
      as,
      handlers: {
        ...handlers(),
        getAssistedSubscription: () => current,
        saveAssistedSubscription: () => {
          current = { ...atPayment, version: 3, terms: sampleTerms({ amount: '30000.00' }) };
          return reply(409, {
            error: 'Cette souscription a été enregistrée par Alice Martin le 05/01/2026 10:10.',
            code: 'assisted.changed',
            request_id: 'r',
          });
        },
      },
    });
    const origin = await screen.findByRole('textbox', { name: 'Adresse de provenance des fonds' });
    await user.type(origin, '0x52908400098527886E0F7030069857D2E4169EE7');
    await user.click(screen.getByRole('button', { name: 'Enregistrer et continuer' }));
    expect(await screen.findAllByText(/enregistrée par Alice Martin/)).not.toEqual([]);
    expect(await screen.findAllByText(/30.000,00.USDC/)).not.toEqual([]);
    expect(screen.getByDisplayValue(/^0x5290/)).toBeDefined();
  });

  it('takes a wallet of an earlier contract into the field, and saves it as one that is typed', async () => {
    const address = '0x52908400098527886E0F7030069857D2E4169EE7';
    const items = [{ address, po_number: 'PO-2026-0007', used_on: '2026-01-02T09:00:00.000Z' }];
    const { user, calls } = open(path, {
      as,
      handlers: { ...handlers(atPayment), listKnownOrigins: { items } },
    });
    await user.click(await screen.findByRole('button', { name: 'Reprendre cette adresse, de PO-2026-0007' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Adresse de provenance/ }).value).toBe(
      address,
    );
    expect(calls('saveAssistedSubscription')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Enregistrer et continuer' }));
    await waitFor(() => expect(calls('saveAssistedSubscription')).toHaveLength(1));
    expect(calls('saveAssistedSubscription')[0]?.body).toMatchObject({ contract_payment_origin: address });
  });

  it('says that no contract gives a wallet, or that they could not be loaded; an adviser is not shown any', async () => {
    open(path, { as, handlers: { ...handlers(atPayment), listKnownOrigins: { items: [] } } });
    expect(await screen.findByText(/Aucun contrat signé de ce client/)).toBeDefined();
    cleanup();
    open(path, {
      as,
      handlers: {
        ...handlers(atPayment),
        listKnownOrigins: () => reply(500, { error: 'x', code: 'internal' }),
      },
    });
    expect(await screen.findByText('Les adresses déjà vérifiées n’ont pas pu être chargées')).toBeDefined();
    cleanup();
    const adviser = sampleAdmin({ id: 'usr_paul', role: 'commercial', can_access_yield_admin: false });
    const { calls } = open(
      path.replace('/admin/souscriptions/assistees', '/admin-commercial/souscriptions-assistees'),
      {
        as: adviser,
        handlers: handlers(atPayment),
      },
    );
    await screen.findByRole('textbox', { name: /Adresse de provenance/ });
    expect(calls('listKnownOrigins')).toEqual([]);
  });

  it('[A45] has no box to tick for the client', async () => {
    const draft = sampleAssisted({ ...atPayment, step: 'compliance' });
    open(path, { as, handlers: handlers(draft) });
    expect(await screen.findByText(/Le client les acceptera à la signature/)).toBeDefined();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('names what keeps the client from signing, and is not sent meanwhile', async () => {
    const blockers = [{ code: 'identity', message: 'L’identité du client n’est pas approuvée.' } as const];
    open(path, { as, handlers: handlers({ ...whole, blockers }) });
    const link = await screen.findByRole('link', { name: 'L’identité du client n’est pas approuvée.' });
    expect(link.getAttribute('href')).toContain('/admin/users/usr_camille');
    const send = screen.getByRole('button', { name: 'Envoyer le lien au client' });
    expect(send.hasAttribute('disabled')).toBe(true);
  });

  it('is sent by email, or shown as a code that the client reads', async () => {
    const sent = sampleAssisted({ ...whole, state: 'sent', version: 5, emailed_at: whole.saved_at });
    const { user, calls } = open(path, {
      as,
      handlers: {
        ...handlers(whole),
        sendSigningLink: sent,
        createPresenceLink: {
          url: 'https://exemple.fr/souscription-preparee/sub_1?code=prs_x',
          expires_at: '2026-01-05T09:20:00.000Z',
          subscription: sent,
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Envoyer le lien au client' }));
    expect(calls('sendSigningLink')[0]?.body).toEqual({ version: 4 });
    await user.click(screen.getByRole('button', { name: 'Signer en présence' }));
    expect(await screen.findByText(/Il sert une fois, jusqu’à 10:20/)).toBeDefined();
  });

  it('shows where its client is', async () => {
    const accepted = sampleAssisted({
      ...whole,
      state: 'accepted',
      opened_at: '2026-01-05T10:00:00.000Z',
      is_in_presence: true,
      contract: { id: 'sig_1', status: 'signed', payment_status: 'waiting' },
    });
    open(path, { as, handlers: handlers(accepted) });
    const status = await screen.findByRole('status', { name: 'Suivi' });
    expect(within(status).getByText('Signé')).toBeDefined();
    expect(within(status).getByText(/en présence/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ouvrir la souscription' }).getAttribute('href')).toBe(
      '/admin/souscriptions/sig_1',
    );
  });
});

describe('the first step', () => {
  it('finds the client, and begins a draft for them', async () => {
    const { user, calls } = open('/admin/souscriptions/assistees/nouvelle', {
      as,
      handlers: {
        ...handlers(),
        listClients: { items: [sampleClientRow()], total: 1, is_total_exact: true, page: 1, page_size: 8 },
        createAssistedSubscription: sampleAssisted(),
      },
    });
    await user.type(await screen.findByRole('searchbox', { name: 'Rechercher un client' }), 'moreau');
    await user.click(await screen.findByRole('button', { name: /Camille Moreau/ }));
    expect(await screen.findByText('Étape 2 sur 6')).toBeDefined();
    expect(calls('createAssistedSubscription')[0]?.path).toEqual({ id: 'usr_camille' });
  });
});

it('lists what staff prepare by pages, each from the last row of the one before', async () => {
  const { user, calls } = open('/admin/souscriptions/assistees', {
    as,
    handlers: {
      listAssistedSubscriptions: ({ query }: { query: { after?: string } }) => ({
        items: [sampleAssisted({ id: query.after ?? 'sub_1' })],
        next: query.after === undefined ? 'sub_51' : null,
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Plus ancien' }));
  await screen.findByRole('button', { name: 'Revenir au plus récent' });
  await waitFor(() => expect(calls('listAssistedSubscriptions').at(-1)?.query).toEqual({ after: 'sub_51' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Plus ancien' })).toBeNull());
});
