/** A chunk that cannot be loaded, as after a release that removed it: the page around the part stays. */

import { explainedTexts } from '@repo/client/portfolio';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { useClientPages } from '../testing/open-app.tsx';

vi.mock('../../../../packages/client/src/portfolio/explained/ExplainDialog.tsx', () => {
  throw new Error('404');
});
vi.mock('../features/documents/DocumentsBody.tsx', () => {
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
