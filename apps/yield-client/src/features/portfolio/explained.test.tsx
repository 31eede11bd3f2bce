import { reply, sampleStrategy } from '@repo/api-sdk/testing';
import { explainedTexts } from '@repo/client/portfolio';
import {
  emptyDashboard,
  ethfy,
  explainedExample,
  TODAY,
  waitingPayment,
} from '@repo/client/portfolio-samples';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useClientPages } from '../../testing/open-app.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T12:00:00Z`) }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.localStorage.clear();
});

const open = useClientPages();
const user = userEvent.setup();
const plain = (element: Element) => (element.textContent ?? '').replaceAll(/[\u00A0\u202F]/g, ' ');
const explained = { explainFigures: explainedExample() };

async function openExplanation(figure: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: explainedTexts.open(figure) });
  await user.click(button);
  return screen.findByRole('dialog', { name: figure });
}

const addition = (dialog: HTMLElement, title: string) => {
  const section = within(dialog).getByRole('heading', { name: title }).parentElement;
  return plain(section ?? dialog);
};

describe('« Comprendre ce chiffre »', () => {
  it('explains a yield as an account and by cause, each correct to the cent as displayed', async () => {
    open('/dashboard?produit=USDFY', explained);
    const dialog = await openExplanation('Rendement généré');
    await within(dialog).findByRole('heading', { name: 'Le compte' });
    expect(addition(dialog, 'Le compte')).toContain(
      'Valeur actuelle10 261,54 €Vos retraits0,00 €Vos paiements−10 000,00 €Rendement généré+261,54 €',
    );
    // 101,71 + 219,79 − 59,95 would be 261,55: the larger cause is the rest.
    expect(addition(dialog, 'D’où il vient')).toContain(
      'Effet de la stratégie+101,71 €Effet de change+219,78 €Frais prélevés−59,95 €Rendement généré+261,54 €',
    );
  });

  it('shows each movement with its publication days, and marks fallbacks', async () => {
    open('/dashboard?produit=USDFY', explained);
    const dialog = await openExplanation('Rendement généré');
    const movements = await within(dialog).findByRole('table', { name: 'Vos paiements et retraits' });
    expect(plain(movements)).toContain('Paiement USDFY02/01/2026');
    expect(plain(movements)).not.toContain('Ordre du');
    expect(plain(movements)).toContain('109,351485148515VL 101 du 02/01/2026');
    await user.click(within(dialog).getByRole('button', { name: /période par période/ }));
    const stretches = await within(dialog).findByRole('table', { name: 'Périodes à parts constantes' });
    expect(plain(stretches)).toContain('0,901/01/2026 (dernier publié)');
  });

  it('shows the movements and periods of the product alone, whatever else is held', async () => {
    const figures = explainedExample();
    const other = figures.strategies.map((strategy) => ({
      ...strategy,
      strategy_id: 'str_eurfy',
      title: 'EURFY',
    }));
    const strategies = [...figures.strategies, ...other];
    open('/dashboard?produit=USDFY', { explainFigures: { ...figures, strategies } });
    const dialog = await openExplanation('Rendement généré');
    const movements = await within(dialog).findByRole('table', { name: 'Vos paiements et retraits' });
    await user.click(within(dialog).getByRole('button', { name: /période par période/ }));
    const stretches = await within(dialog).findByRole('table', { name: 'Périodes à parts constantes' });
    for (const table of [movements, stretches]) {
      expect(within(table).getAllByRole('row')).toHaveLength(2);
      expect(plain(table)).not.toContain('EURFY');
    }
  });

  it('shows the order day of a movement executed later, and its units after its NAV was withdrawn', async () => {
    const figures = explainedExample();
    const strategies = figures.strategies.map((strategy) => ({
      ...strategy,
      movements: strategy.movements.map((movement) => ({
        ...movement,
        order_date: '2025-12-31',
        mark: null,
      })),
    }));
    open('/dashboard?produit=USDFY', { explainFigures: { ...figures, strategies } });
    const dialog = await openExplanation('Rendement généré');
    const movements = await within(dialog).findByRole('table', { name: 'Vos paiements et retraits' });
    expect(plain(movements)).toContain('Paiement USDFY02/01/2026Ordre du 31/12/2025');
    expect(plain(movements)).toContain('109,351485148515—');
  });

  it.each(['Valeur du portefeuille', 'Rendement généré'])(
    'lists payments that wait beside « %s », without units',
    async (figure) => {
      const figures = explainedExample();
      const { contract_id, amount, currency } = waitingPayment;
      const order = { po_number: 'PO-2026-0002', order_date: '2026-01-06' };
      const waiting = [{ contract_id, ...order, amount, currency }];
      const strategies = figures.strategies.map((strategy) => ({ ...strategy, waiting }));
      open('/dashboard?produit=USDFY', { explainFigures: { ...figures, strategies } });
      const dialog = await openExplanation(figure);
      await within(dialog).findByRole('heading', { name: 'Paiements en cours' });
      expect(plain(within(dialog).getByRole('listitem'))).toBe(
        '12 500,50 € pour USDFY (PO-2026-0002), investis à la première VL datée du 06/01/2026 ou après',
      );
    },
  );

  it('keeps the groups of an amount in one element above its fee', async () => {
    open('/dashboard?produit=USDFY', explained);
    const dialog = await openExplanation('Rendement généré');
    const movements = await within(dialog).findByRole('table', { name: 'Vos paiements et retraits' });
    const cell = within(movements)
      .getAllByRole('cell')
      .find((one) => plain(one).includes('dont frais'));
    const parts = [...(cell?.querySelectorAll('span') ?? [])].map(plain);
    expect(parts).toContain('10 000,00 €');
  });

  it('says that a withdrawal is what its fee left', async () => {
    const figures = explainedExample();
    const strategies = figures.strategies.map((strategy) => ({
      ...strategy,
      movements: strategy.movements.map((movement) => ({ ...movement, kind: 'withdrawal' as const })),
    }));
    open('/dashboard?produit=USDFY', { explainFigures: { ...figures, strategies } });
    const dialog = await openExplanation('Rendement généré');
    const movements = await within(dialog).findByRole('table', { name: 'Vos paiements et retraits' });
    expect(plain(movements)).toContain('après frais de 59,95 €');
    expect(plain(movements)).not.toContain('dont frais');
  });

  it('explains the value, the change and the exclusions of the whole portfolio', async () => {
    open('/dashboard', explained);
    const value = await openExplanation('Valeur du portefeuille');
    const positions = await within(value).findByRole('table', { name: 'Vos parts et leurs cours' });
    expect(plain(positions)).toContain(
      'USDFY109,35148514851510204/01/20260,9203/01/2026 (dernier publié)10 261,54 €',
    );
    expect(plain(value)).toContain('Ce que ce chiffre ne dit pas');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const change = await openExplanation('Variation sur la période');
    expect(plain(change)).toContain(
      'Depuis la clôture du02/01/2026Dont stratégies (rendements composés)+0,99 %Dont change+2,22 %Variation en EUR+3,23 %',
    );
    expect(plain(change)).toContain(
      'Effet de la stratégie+101,71 €Effet de change+219,78 €Frais prélevés−59,95 €Gain sur la période+261,54 €',
    );
    await waitFor(() =>
      expect(plain(change)).toContain(
        'Rendement annuel de votre argent (TRI)+12,3 % sur 265 jours, annualisé',
      ),
    );
  });

  it('explains the annualised rate and the daily estimate of a product', async () => {
    open('/dashboard?produit=USDFY', explained);
    const annualised = await openExplanation('Performance annualisée moyenne (Net)');
    expect(plain(annualised)).toContain(
      'Rendement composé+0,99 %Jours couverts2Performance annualiséenon calculable avant 90 jours',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const daily = await openExplanation('Estimation rendement journalier');
    expect(plain(daily)).toContain(
      '(04/01/2026)+1,50 %Jours couverts par ce rendement1Valeur de vos parts à la VL précédente10 110,14 €Estimation+151,41 €',
    );
  });

  it('exports every decimal, so that the sum can be recomputed', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return 'blob:test';
    });
    open('/dashboard', explained);
    const dialog = await openExplanation('Valeur du portefeuille');
    await user.click(await within(dialog).findByRole('button', { name: 'Exporter en CSV' }));
    expect(await saved[0]?.text()).toContain(
      'USDFY;109,351485148514851485;102;2026-01-04;0,92;2026-01-03;10261,543366336633663354',
    );
  });

  it('shows that the rows could not be loaded, and retries', async () => {
    const { api } = open('/dashboard', {
      explainFigures: reply(400, { error: 'Non.', code: 'malformed' }),
    });
    const dialog = await openExplanation('Valeur du portefeuille');
    await within(dialog).findByText('Le détail du calcul n’a pas pu être chargé.');
    api.use(explained);
    await user.click(within(dialog).getByRole('button', { name: 'Réessayer' }));
    await within(dialog).findByRole('table', { name: 'Vos parts et leurs cours' });
  });

  it('is not offered without anything to explain', async () => {
    open('/dashboard', { getDashboard: emptyDashboard() });
    await screen.findByRole('region', { name: 'Vos premiers pas' });
    expect(screen.queryByRole('button', { name: /^Comprendre/ })).toBeNull();
  });

  it('is not offered of the value of a product that was never subscribed', async () => {
    const { calls, services } = open('/dashboard?produit=ETHFY', {
      listStrategies: { strategies: [sampleStrategy(), ethfy] },
    });
    await screen.findByRole('heading', { name: 'Stratégie ETHFY' });
    // The figures, then the series that the button waits for.
    await waitFor(() => expect(calls('getDashboard')).toHaveLength(2));
    await waitFor(() => expect(services.queryClient.isFetching()).toBe(0));
    expect(screen.queryByRole('button', { name: /^Comprendre/ })).toBeNull();
  });
});
