import { reply } from '@repo/api-sdk/testing';
import { passTime, useStoppedClock } from '@repo/client/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleAdmin, usePages } from '../testing/page-test.tsx';
import { sampleProduct } from '../testing/sample-products.ts';

useStoppedClock();
const open = usePages();
const as = sampleAdmin();
const at = '/admin/produits/str_usdfy';
const nobody = { others: [] };
const marc = { others: [{ name: 'Marc Vidal', is_editing: false }] };
const pollMs = 15_000;

function openProduct() {
  const page = open(at, {
    as,
    handlers: { getProduct: sampleProduct(), listProducts: { products: [] }, touchPresence: nobody },
  });
  // The page of the test before reports that it is left.
  const states = () => {
    const all = page.calls('touchPresence').map(({ body }) => Object(body).state);
    return all.slice(all.indexOf('viewing'));
  };
  return { page, states };
}

/** The response is shown a timer later. */
async function passPoll(page: ReturnType<typeof open>): Promise<void> {
  await passTime(page, pollMs);
  await passTime(page, 1);
}

/** As a browser that shows another tab, or comes back. */
async function setVisibility(state: 'hidden' | 'visible'): Promise<void> {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  await act(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('visibilitychange'));
  });
}

it('[A44] names a colleague who opens the same product within 15 seconds, and what they do with it', async () => {
  const { page } = openProduct();
  await passTime(page, 0);
  expect(screen.getByRole('textbox', { name: /^Sous-titre/ })).toBeDefined();
  expect(screen.queryByText(/cette fiche/)).toBeNull();
  page.api.use({ touchPresence: marc });
  await passPoll(page);
  expect(screen.getByText('Marc Vidal consulte aussi cette fiche.')).toBeDefined();
  page.api.use({
    touchPresence: { others: [...marc.others, { name: 'Léa Roux', is_editing: true }] },
  });
  await passPoll(page);
  expect(screen.getByText('Léa Roux modifie cette fiche en ce moment.')).toBeDefined();
  expect(screen.getByText('Marc Vidal consulte aussi cette fiche.')).toBeDefined();
  page.api.use({ touchPresence: reply(500, { error: 'Panne', code: 'internal' }) });
  await passPoll(page);
  expect(screen.queryByText(/cette fiche/)).toBeNull();
});

it('reports that it is edited as soon as something is typed, and that it is left', async () => {
  const { page, states } = openProduct();
  await passTime(page, 0);
  expect(page.calls('touchPresence').at(-1)?.body).toEqual({
    kind: 'strategy',
    id: 'str_usdfy',
    state: 'viewing',
  });
  fireEvent.change(screen.getByRole('textbox', { name: /^Sous-titre/ }), { target: { value: 'Le dollar' } });
  await passTime(page, 0);
  expect(states()).toEqual(['viewing', 'editing']);
  fireEvent.change(screen.getByRole('textbox', { name: /^Sous-titre/ }), {
    target: { value: sampleProduct().strategy.subtitle },
  });
  await passTime(page, 0);
  await act(() => page.router.navigate('/admin/produits'));
  await passTime(page, pollMs * 2);
  expect(states().at(-1)).toBe('left');
  expect(states().filter((state) => state === 'left')).toHaveLength(1);
});

it('calls nothing while the tab is hidden', async () => {
  const { page, states } = openProduct();
  await passTime(page, 0);
  await setVisibility('hidden');
  await passTime(page, pollMs * 4);
  expect(states()).toEqual(['viewing']);
  await setVisibility('visible');
  await passTime(page, 0);
  expect(states()).toEqual(['viewing', 'viewing']);
});
