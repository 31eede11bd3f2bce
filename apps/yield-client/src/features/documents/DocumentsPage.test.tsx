import { reply, sampleContract } from '@repo/api-sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { chooseInMenu, openContractMenu } from '../../testing/contract-menu.ts';
import { useClientPages } from '../../testing/open-app.tsx';

const open = useClientPages();
const user = userEvent.setup({ delay: null });
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const says = (text: string) =>
  screen.findByText((_, node) => plain(node?.textContent ?? '') === text, { selector: 'span' });

async function groupOf(product: string) {
  return within(await screen.findByRole('region', { name: `Contrats ${product}` }));
}

/** A lost network. */
const unanswered = () => {
  throw Response.error();
};

const table = () => screen.findByRole('table', { name: 'Historique des rendements' });
/** The rows as read, less the head. */
const texts = (element: HTMLElement) =>
  within(element)
    .getAllByRole('row')
    .slice(1)
    .map((row) => plain(row.textContent));

describe('Mes documents', () => {
  it('without contracts shows a message and a link to the products', async () => {
    const { router } = open('/documents');
    expect(await screen.findByText('Vous n’avez encore aucune souscription.')).toBeTruthy();
    await user.click(screen.getAllByRole('link', { name: 'Nouveau contrat' })[0] ?? document.body);
    await waitFor(() => expect(router.state.location.pathname).toBe('/produits'));
  });

  it('that fail to load show why, and can be retried', async () => {
    const { api } = open('/documents', { listContracts: reply(500, { error: 'Panne.', code: 'internal' }) });
    expect(await screen.findByText('Panne.')).toBeTruthy();
    api.use({ listContracts: { signatures: [sampleContract()] } });
    await press('Réessayer');
    expect(await groupOf('USDFY')).toBeTruthy();
  });

  it('requests the currency of the URL, and writes another choice to the URL', async () => {
    const { calls, router } = open('/documents?devise=CHF', {
      listContracts: { signatures: [sampleContract()] },
    });
    await groupOf('USDFY');
    expect(calls('listContracts')[0]?.query).toEqual({ currency: 'CHF' });
    await user.click(screen.getByRole('button', { name: /Devise/ }));
    const list = await screen.findByRole('listbox');
    expect(
      within(list)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['EUR', 'USD', 'CHF', 'BTC', 'ETH']);
    await user.click(within(list).getByRole('option', { name: 'BTC' }));
    await waitFor(() => expect(calls('listContracts').at(-1)?.query).toEqual({ currency: 'BTC' }));
    expect(router.state.location.search).toBe('?devise=BTC');
  });

  it('groups contracts by product with what was invested in each', async () => {
    const paid = { payment_status: 'paid', gross_invested_amount: '10000' } as const;
    open('/documents', {
      listContracts: {
        signatures: [
          sampleContract({ id: 'a', ...paid, gross_invested_amount_converted: '10000.10' }),
          sampleContract({ id: 'b', ...paid, gross_invested_amount_converted: '5000.20' }),
          sampleContract({ id: 'c', product: 'BTCFY', currency: 'BTC', amount: '0.5' }),
        ],
      },
    });
    const usdfy = await groupOf('USDFY');
    expect(plain(usdfy.getByText(/15.000,30/).textContent)).toBe('15 000,30 €');
    expect(usdfy.getAllByRole('row')).toHaveLength(3);
    const btcfy = await groupOf('BTCFY');
    expect(plain(btcfy.getByText(/0,50000000/).textContent)).toBe('0,50000000 BTC');
    expect(btcfy.getByText('souscrit')).toBeTruthy();
  });

  it('shows a row in full: dates, statuses, withdrawals, links', async () => {
    open('/documents', {
      listContracts: {
        signatures: [
          sampleContract({
            status: 'closed',
            payment_status: 'paid',
            closed_date: '2026-03-03',
            currency: 'USDC',
            pep_url: 'http://api.test/files/p',
            withdrawals: [
              {
                id: 'w',
                amount: '100',
                exit_fee: '0.20',
                amount_converted: '91.5',
                currency: 'USDC',
                converted_currency: 'EUR',
                occurred_at: '2026-02-01T10:00:00.000Z',
                reference: null,
                metadata: {},
              },
            ],
          }),
        ],
      },
    });
    const group = await groupOf('USDFY');
    for (const text of ['02/01/2026', '03/03/2026', 'Clôturé', 'Payé', 'Retrait du 01/02/2026'])
      expect(group.getByText(text)).toBeTruthy();
    const withdrawal = group.getByText('Retrait du 01/02/2026').closest('li');
    expect(plain(withdrawal?.textContent ?? '')).toBe(
      'Retrait du 01/02/202691,50 € net100,00 $USbrut 100,20 $US, dont frais de sortie 0,20 $US',
    );
    expect(group.getByRole('link', { name: 'Contrat signé' }).getAttribute('href')).toContain('/files/f1');
    expect(group.getByRole('link', { name: 'PEP' })).toBeTruthy();
  });

  it('shows which documents are missing', async () => {
    open('/documents', { listContracts: { signatures: [sampleContract({ contract_url: null })] } });
    const group = await groupOf('USDFY');
    expect(group.getByText('Contrat indisponible')).toBeTruthy();
    expect(group.getByText('PEP indisponible')).toBeTruthy();
  });

  it.each([
    ['waiting', 'Preuve de paiement'],
    ['proved', 'Modifier la preuve'],
    ['paid', 'Voir la preuve'],
    ['checking', null],
    ['canceled', null],
  ] as const)('a payment that is %s has the button %s', async (payment_status, button) => {
    open('/documents', { listContracts: { signatures: [sampleContract({ payment_status })] } });
    const group = await groupOf('USDFY');
    const names = group.getAllByRole('link').map((link) => link.textContent);
    expect(names.filter((name) => name?.includes('reuve'))).toEqual(button === null ? [] : [button]);
  });
});

const until = '2026-03-20';
const resume = 'Reprendre la signature';
const renounce = 'Renoncer au contrat';

describe('each state of a contract has its actions, and no other', () => {
  it.each([
    // Pending: signed again or cancelled, never closed nor proved.
    ['pending', 'waiting', null, [resume, 'Annuler']],
    ['signed', 'waiting', null, ['Preuve de paiement', 'Clôturer']],
    ['signed', 'proved', null, ['Modifier la preuve', 'Clôturer']],
    ['signed', 'checking', null, ['Clôturer']],
    ['signed', 'paid', null, ['Voir la preuve', 'Clôturer']],
    // During the renunciation period, « Renoncer » is beside the others.
    ['signed', 'waiting', until, ['Preuve de paiement', 'Clôturer', renounce]],
    ['signed', 'proved', until, ['Modifier la preuve', 'Clôturer', renounce]],
    ['signed', 'checking', until, ['Clôturer', renounce]],
    ['signed', 'paid', until, ['Voir la preuve', 'Clôturer', renounce]],
    ['refused', 'canceled', null, []],
    ['canceled', 'canceled', null, []],
    ['closed', 'paid', null, ['Voir la preuve']],
    ['closed', 'canceled', null, []],
  ] as const)(
    '%s, payment %s, renounceable until %s: %s',
    async (status, payment_status, renounce_until, expected) => {
      const contract = sampleContract({ status, payment_status, renounce_until });
      open('/documents', { listContracts: { signatures: [contract] } });
      const group = await groupOf('USDFY');
      const shown = [...group.queryAllByRole('link'), ...group.queryAllByRole('button')];
      const names = [...shown, ...(await openContractMenu())]
        .map((action) => plain(action.textContent))
        .map((name) => /^(Annuler|Clôturer)/.exec(name)?.[0] ?? name)
        .filter((name) => /reuve|signature$|Annuler|Clôturer|Renoncer/.test(name));
      expect(names.toSorted()).toEqual([...expected].toSorted());
    },
  );
});

describe('closing and cancelling', () => {
  const cases = [
    {
      status: 'signed',
      next: 'closed',
      button: 'Clôturer',
      confirm: 'Clôturer le contrat',
      operation: 'closeContract',
      done: 'Contrat clôturé.',
      silent: 'Impossible de clôturer le contrat',
      lost: 'Impossible de clôturer ce contrat.',
    },
    {
      status: 'pending',
      next: 'canceled',
      button: 'Annuler',
      confirm: 'Annuler le contrat',
      operation: 'cancelContract',
      done: 'Contrat annulé.',
      silent: 'Impossible d’annuler ce contrat',
      lost: 'Impossible d’annuler ce contrat.',
    },
  ] as const;

  it.each(cases)(
    '$status: « $button » confirms, sends one request and shows a toast',
    async ({ status, next, button, confirm, operation, done }) => {
      const { api, calls } = open('/documents', {
        listContracts: { signatures: [sampleContract({ status })] },
      });
      api.use({
        [operation]: () => {
          const signature = sampleContract({ status: next });
          api.use({ listContracts: { signatures: [signature] } });
          return { signature };
        },
      });
      await chooseInMenu(button);
      await user.dblClick(await screen.findByRole('button', { name: confirm }));
      expect(await says(`Succès : ${done}`)).toBeTruthy();
      expect(calls(operation)).toHaveLength(1);
      expect(calls(operation)[0]?.headers.get('Idempotency-Key')).toBeTruthy();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      const left = (await openContractMenu()).map(({ textContent }) => textContent);
      expect(left).toEqual(['Écrire à l’équipe']);
    },
  );

  it.each(cases)('$status: « Garder le contrat » does nothing', async ({ status, button, operation }) => {
    const { calls } = open('/documents', { listContracts: { signatures: [sampleContract({ status })] } });
    await chooseInMenu(button);
    await press('Garder le contrat');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls(operation)).toHaveLength(0);
  });

  it.each(cases)(
    '$status: a refusal shows the server’s message',
    async ({ status, button, confirm, operation }) => {
      open('/documents', {
        listContracts: { signatures: [sampleContract({ status })] },
        [operation]: reply(409, { error: 'Trop tard.', code: 'contracts.no_longer_pending' }),
      });
      await chooseInMenu(button);
      await press(confirm);
      expect(await says('Erreur : Trop tard.')).toBeTruthy();
    },
  );

  it.each(cases)(
    '$status: a refusal without a message, then no response, show our own messages',
    async ({ status, button, confirm, operation, silent, lost }) => {
      const { api } = open('/documents', {
        listContracts: { signatures: [sampleContract({ status })] },
        [operation]: reply(500, { error: '', code: 'internal' }),
      });
      await chooseInMenu(button);
      await press(confirm);
      expect(await says(`Erreur : ${silent}`)).toBeTruthy();
      api.use({ [operation]: unanswered });
      await chooseInMenu(button);
      await press(confirm);
      expect(await says(`Erreur : ${lost}`)).toBeTruthy();
    },
  );
});

describe('the yield history', () => {
  const points = Array.from({ length: 12 }, (_, index) => ({
    date: `2026-01-${String(index + 1).padStart(2, '0')}`,
    performance_rate: index % 2 === 0 ? 0.0123 : -0.0045,
  }));
  const handlers = {
    listContracts: { signatures: [sampleContract()] },
    listYieldFlows: { performance_flows: { strategies: { USDFY: points } } },
  };

  it('starts with the first product', async () => {
    open('/documents', handlers);
    expect(await screen.findByText('1–10 sur 11')).toBeTruthy();
    expect(screen.getByRole('button', { name: /USDFY.*Produit|Produit.*USDFY/ })).toBeTruthy();
  });

  it('requires a product before it shows anything', async () => {
    open('/documents?produit=inconnu', handlers);
    expect(
      await screen.findByText('Sélectionnez un produit pour afficher les rendements associés.'),
    ).toBeTruthy();
  });

  it('is newest first, signed and coloured, from the first contract on, ten a page', async () => {
    open('/documents?produit=USDFY', handlers);
    // The contract is of 2 January: 11 of the 12 days are the client's.
    await screen.findByText('1–10 sur 11');
    const shown = await table();
    expect(texts(shown)).toHaveLength(10);
    expect(texts(shown)[0]).toBe('12/01/2026USDFY−0,45 %');
    expect(texts(shown)[1]).toBe('11/01/2026USDFY+1,23 %');
    expect(within(shown).getAllByText(/^\+/)[0]?.className).toContain('gain');
    expect(within(shown).getAllByText(/^−/)[0]?.className).toContain('loss');
  });

  it('shows that the yields of a product without any payment are not the client’s', async () => {
    const paid = sampleContract({ payment_status: 'paid', gross_invested_amount: '15000' });
    const unpaid = sampleContract({ id: 'sig_2', product: 'ETHFY' });
    const strategies = { USDFY: points, ETHFY: points };
    const flows = { listYieldFlows: { performance_flows: { strategies } } };
    const notice = /^Rendements du produit, pas les vôtres/;
    open('/documents?produit=ETHFY', { ...flows, listContracts: { signatures: [paid, unpaid] } });
    expect(plain((await screen.findByText(notice)).textContent)).toBe(
      'Rendements du produit, pas les vôtres : rien n’est investi dans ETHFY.',
    );
    cleanup();
    open('/documents?produit=USDFY', { ...flows, listContracts: { signatures: [paid, unpaid] } });
    await screen.findByText('1–10 sur 11');
    expect(screen.queryByText(notice)).toBeNull();
  });

  it('reserves the space of the product that the URL names while the contracts load', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof handlers.listContracts>();
    open('/documents?produit=USDFY', { ...handlers, listContracts: () => promise });
    await screen.findByRole('heading', { level: 1, name: 'Mes documents' });
    expect(screen.queryByText(/^Sélectionnez un produit/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Historique des rendements' })).toBeNull();
    resolve(handlers.listContracts);
    expect(await screen.findByText('1–10 sur 11')).toBeTruthy();
  });

  it('the URL holds product, page and size', async () => {
    const { router } = open('/documents?produit=USDFY', handlers);
    await screen.findByText('1–10 sur 11');
    await press('Page suivante');
    expect(await screen.findByText('11–11 sur 11')).toBeTruthy();
    expect(router.state.location.search).toBe('?produit=USDFY&page=2');
    await user.click(screen.getByRole('button', { name: /Lignes par page/ }));
    const list = await screen.findByRole('listbox');
    expect(
      within(list)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['10', '25', '50']);
    await user.click(within(list).getByRole('option', { name: '25' }));
    expect(await screen.findByText('1–11 sur 11')).toBeTruthy();
    expect(router.state.location.search).toBe('?produit=USDFY&lignes=25');
  });

  it('shows that a product has none, or that they could not be loaded', async () => {
    const { api } = open('/documents?produit=USDFY', {
      ...handlers,
      listYieldFlows: reply(500, { error: 'Panne.', code: 'internal' }),
    });
    expect(await screen.findByText('Impossible de charger les rendements.')).toBeTruthy();
    api.use({ listYieldFlows: { performance_flows: { strategies: { USDFY: [] } } } });
    await press('Réessayer');
    expect(await screen.findByText('Aucun rendement pour ce produit pour le moment.')).toBeTruthy();
  });
});
