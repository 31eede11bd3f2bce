/** A chunk that cannot be loaded, as after a release that removed it: the page around the part stays. */

import { reply, sampleUser } from '@repo/api-sdk/testing';
import { explainedTexts } from '@repo/client/portfolio';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { useClientPages } from '../testing/open-app.tsx';

vi.mock('../../../../packages/client/src/portfolio/explained/ExplainDialog.tsx', () => {
  throw new Error('404');
});
vi.mock('../../../../packages/client/src/step-up/StepUpDialog.tsx', () => {
  throw new Error('404');
});
vi.mock('../features/documents/DocumentsBody.tsx', () => {
  throw new Error('404');
});
vi.mock('../shared/booking/BookingCalendar.tsx', () => {
  throw new Error('404');
});
vi.mock('../../../../packages/ui/src/select/OpenedSelect.tsx', () => {
  throw new Error('404');
});

const open = useClientPages();
const failed = 'Cette partie de la page n’a pas pu être chargée.';

beforeAll(() => {
  // jsdom has no top layer.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
});

describe('a chunk that cannot be loaded', () => {
  it('keeps the page, with « Réessayer » in place of the part', async () => {
    open('/documents');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(failed);
    expect(within(alert).getByRole('button', { name: 'Réessayer' })).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Mes documents' })).toBeDefined();
    expect(screen.getAllByRole('navigation').length).toBeGreaterThan(0);
  });

  it('leaves the link to the calendar of an adviser', async () => {
    const adviser = { firstname: 'Paul', lastname: 'Conseil', calendly_url: 'https://calendly.com/paul' };
    const { user } = open('/accompagnement', { getMe: sampleUser({ assigned_sales: adviser }) });
    await user.click(await screen.findByRole('button', { name: 'Afficher les créneaux' }));
    expect((await screen.findByRole('alert')).textContent).toContain(failed);
    const link = screen.getByRole('link', { name: 'Ouvrir l’agenda dans un nouvel onglet' });
    expect(link.getAttribute('href')).toBe('https://calendly.com/paul');
  });

  it('is reported in a dialog when the part would open over the page, and closing it keeps the page', async () => {
    const user = userEvent.setup();
    open('/dashboard?produit=USDFY');
    const opener = { name: explainedTexts.open('Rendement généré') };
    await user.click(await screen.findByRole('button', opener));
    const dialog = await screen.findByRole('dialog', { name: failed });
    await user.click(within(dialog).getByRole('button', { name: 'Réessayer' }));
    await user.click(
      within(await screen.findByRole('dialog', { name: failed })).getByRole('button', { name: 'Fermer' }),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', opener)).toBeDefined();
  });

  it('leaves a sensitive operation undone when the proof that it needs cannot be loaded', async () => {
    const factor = { id: 'fac_1', kind: 'passkey', name: 'Clé', last_used_at: null } as const;
    const { user } = open('/profile', {
      listFactors: {
        factors: [{ ...factor, created_at: '2026-03-01T09:00:00.000Z' }],
        recovery_codes_left: 9,
        is_required: false,
      },
      removeFactor: reply(403, { error: 'Confirmez.', code: 'proof_required' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Retirer Clé' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retirer' }));
    const dialog = await screen.findByRole('dialog', { name: failed, hidden: true });
    await user.click(within(dialog).getByRole('button', { name: 'Fermer', hidden: true }));
    expect(await screen.findByText(/Rien n’a changé/)).toBeDefined();
  });

  it('returns the focus to the filter whose list cannot be opened', async () => {
    const user = userEvent.setup();
    open('/documents');
    const filter = { name: 'EUR Devise' };
    await user.click(await screen.findByRole('button', filter));
    const dialog = await screen.findByRole('dialog', { name: failed });
    await user.click(within(dialog).getByRole('button', { name: 'Fermer' }));
    expect(document.activeElement).toBe(screen.getByRole('button', filter));
  });
});
