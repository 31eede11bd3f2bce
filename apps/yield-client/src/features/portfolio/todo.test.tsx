// « À faire » above the portfolio: what it shows, and what it holds back while it is not known.
import { reply, sampleContract, sampleDashboard, sampleUser } from '@repo/api-sdk/testing';
import { TODAY } from '@repo/client/portfolio-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useYieldApp } from '../../testing/open-app.tsx';
import { samplePrepared } from '../../testing/sample-prepared.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00:00Z`) }));
afterEach(() => {
  vi.useRealTimers();
  window.localStorage.clear();
});

const openApp = useYieldApp();
const open = (handlers: object = {}, as = sampleUser()) => openApp('/dashboard', { as, handlers });
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
const main = () => plain(screen.getByRole('main').textContent);
const figures = '10 261,54 €';

const unsigned = sampleContract({
  id: 'sig_2',
  status: 'pending',
  signed_at: null,
  po_number: 'PO-2026-0002',
});
const refused = sampleContract({ proof_refusal: 'Référence introuvable.' });

const prepared = samplePrepared();

describe('« À faire »', () => {
  it('is above the figures: a line each, the first with the filled button', async () => {
    const missing = sampleUser({ is_company: true, kbis_validated: null, rbe_validated: 'approved' });
    open(
      { listContracts: { signatures: [unsigned, refused] } },
      { ...missing, statuts_validated: 'approved' },
    );
    const card = await screen.findByRole('region', { name: 'À faire' });
    expect(
      within(card)
        .getAllByRole('listitem')
        .map(({ textContent }) => plain(textContent)),
    ).toEqual([
      'Preuve de paiement refuséeUSDFY PO-2026-0001 · 15 000,00 EURC · Référence introuvable.Preuve du 02/01/2026Renvoyer une preuve',
      'Contrat à signerUSDFY PO-2026-0002 · 15 000,00 EURCPréparé le 02/01/2026Signer',
      'Documents de votre société à envoyerKBISCompléter',
    ]);
    const links = within(card).getAllByRole('link');
    expect(links.map((link) => [plain(link.getAttribute('aria-label')), link.getAttribute('href')])).toEqual([
      ['Renvoyer une preuve : USDFY PO-2026-0001', '/documents?preuve=sig_1'],
      ['Signer : USDFY PO-2026-0002', '/produits/str_usdfy/souscrire?contrat=sig_2'],
      ['Compléter : documents de votre société', '/profile'],
    ]);
    const portfolio = await screen.findByRole('region', { name: 'Votre portefeuille' });
    expect(card.compareDocumentPosition(portfolio)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is absent when nothing waits', async () => {
    const page = open({ listContracts: { signatures: [sampleContract({ payment_status: 'paid' })] } });
    await waitFor(() => expect(main()).toContain(figures));
    // The account comes from the check of the session.
    expect(page.calls('getMe')).toHaveLength(1);
    expect(screen.queryByRole('region', { name: 'À faire' })).toBeNull();
  });

  it('comes after the figures, which do not wait for it and are mounted under it', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    open({ listContracts: () => promise });
    const before = await screen.findByRole('region', { name: 'Votre portefeuille' });
    await waitFor(() => expect(main()).toContain(figures));
    resolve({ signatures: [unsigned] });
    await screen.findByRole('region', { name: 'À faire' });
    expect(main()).toContain(figures);
    // Nothing that was on screen has moved.
    expect(before.isConnected).toBe(false);
  });

  it('names what staff prepared, until when, and leads there', async () => {
    open({ listPreparedSubscriptions: { items: [prepared] } });
    const card = await screen.findByRole('region', { name: 'À faire' });
    expect(plain(within(card).getByRole('listitem').textContent)).toBe(
      'Souscription préparée pour vousUSDFY · 15 000,00 USDC · par Thomas BernardJusqu’au 19/01/2026Relire',
    );
    expect(within(card).getByRole('link').getAttribute('href')).toBe('/souscription-preparee/sub_1');
  });

  it('holds nothing back once its request failed', async () => {
    open({ listContracts: reply(403, { error: 'Non.', code: 'forbidden' }) });
    await waitFor(() => expect(main()).toContain(figures));
    expect(screen.queryByRole('region', { name: 'À faire' })).toBeNull();
  });

  it('is there when the figures failed', async () => {
    open({
      getDashboard: reply(403, { error: 'Non.', code: 'forbidden' }),
      listContracts: { signatures: [unsigned] },
    });
    expect(await screen.findByRole('region', { name: 'À faire' })).toBeTruthy();
  });

  it('hides its amounts with the others', async () => {
    open({ getDashboard: sampleDashboard(), listContracts: { signatures: [unsigned] } });
    const card = await screen.findByRole('region', { name: 'À faire' });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Masquer le solde' }));
    expect(plain(card.textContent)).toContain('USDFY PO-2026-0002 · ••••••');
    expect(plain(card.textContent)).not.toContain('15 000');
    expect(within(card).getByRole('link', { name: /^Signer/ })).toBeTruthy();
  });
});
