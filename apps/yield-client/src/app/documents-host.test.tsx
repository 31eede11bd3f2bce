/** D38: every route of the site on a host that offers the two documents alone, with the variants that they list. */
import { sampleUser } from '@repo/api-sdk/testing';
import {
  checkRandomHosts,
  createDocumentsHost,
  type DocumentsHost,
  documentedUser,
  type Variant,
  variants,
} from '@repo/api-sdk/testing/documents-host';
import { expectSoundPage, type PageToOpen } from '@repo/client/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useYieldApp } from '../testing/open-app.tsx';

const open = useYieldApp();
const account = sampleUser({ id: 'u-17', can_access_kaskad: true });
const pending = sampleUser({ id: 'u-17', is_kyc: false, kyc_status: 'pending' });
const pendingUser = { ...documentedUser, is_kyc: false, kyc_status: 'pending' };

/** Each screen of a client, with the operation whose variants show there most. */
const clientPages = [
  '/dashboard',
  '/dashboard?produit=USDFY',
  '/dashboard?produit=BTCFY&devise=BTC&periode=7-jours',
  '/produits',
  '/produits/s-1',
  '/produits/s-1/souscrire',
  '/produits/s-2/souscrire',
  '/produits/1/souscrire',
  '/accompagnement',
  '/accompagnement?echange=nouveau',
  '/notifications',
  '/documents',
  '/documents?produit=tous&devise=USD',
  '/documents?preuve=c-1',
  '/documents?preuve=c-2',
  '/documents?preuve=c-3',
  '/profile',
  '/mentions-legales',
  '/cgv',
  '/avertissement-risques',
  '/inconnu',
] as const;

const guestPages = [
  '/login',
  '/register',
  '/password',
  '/link-kaskad',
  '/link-yield',
  '/reset-password/jeton',
];

/** Where the variants of an operation are seen. */
const pagesOf: Partial<Record<Variant['operation'], string>> = {
  getMe: '/profile',
  listStrategies: '/produits',
  listContracts: '/documents',
  getDashboard: '/dashboard?produit=USDFY',
  listYieldFlows: '/documents?produit=tous',
  listParameters: '/accompagnement',
};

const consoleErrors: string[] = [];
beforeEach(() => {
  consoleErrors.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => {
      const text = words.map(String).join(' ');
      // jsdom has no layout and draws no canvas.
      if (!/Not implemented: HTMLCanvas|\[ECharts\] Can't get DOM/.test(text)) consoleErrors.push(text);
    });
  }
});
afterEach(() => sessionStorage.clear());

async function expectSound(address: string, host: DocumentsHost, page: PageToOpen = { as: account }) {
  const opened = open(address, { ...page, host });
  await expectSoundPage(opened, address);
  expect(consoleErrors.join('\n'), address).toBe('');
  expect(host.undocumented, address).toEqual([]);
  cleanup();
}

const runs = Number(process.env['HOSTS_RUNS'] ?? 30);
/** `pnpm stress hosts` shows each variant alone on its page; here six at a time, and alone where the SDK reads it. */
const groupSize = runs >= 1000 ? 1 : 6;

/** Every variant once, on the page where it is seen; neighbours in the description are in different groups. */
function cases() {
  return Object.entries(pagesOf).flatMap(([operation, address]) => {
    const all = variants.filter((variant) => variant.operation === operation);
    const count = Math.ceil(all.length / groupSize);
    return Array.from({ length: count }, (_, group) => {
      const chosen = all.filter((_variant, index) => index % count === group);
      return [address, chosen.map(({ name }) => name).join(', '), chosen] as const;
    });
  });
}

describe('a host that offers the two documents alone (D38)', () => {
  it.each(clientPages)(
    'shows %s whole, without a word of a missing value or a dead link',
    async (address) => {
      await expectSound(address, createDocumentsHost());
    },
  );

  it.each(guestPages)('shows %s to a visitor', async (address) => {
    await expectSound(address, createDocumentsHost(), {});
  });

  it('shows the pending screen, and the registration of an account without identity', async () => {
    const host = createDocumentsHost([], { getMe: pendingUser });
    await expectSound('/kyc-en-attente', host, { as: pending });
    await expectSound('/register', host, { as: pending, isRegistering: true });
  });

  it('shows the company of a professional account', async () => {
    const company = {
      ...documentedUser,
      is_company: true,
      company_name: 'Exemple SAS',
      registration_number: 12345678900017,
      kbis_url: 'https://exemple.fr/kbis.pdf',
      kbis_validated: 'checking',
    };
    await expectSound('/profile', createDocumentsHost([], { getMe: company }));
  });

  it('shows the figures that it derives, and hides what it cannot know', async () => {
    open('/dashboard', { as: account, host: createDocumentsHost() });
    expect(await screen.findAllByText(/10\s075,00/)).not.toHaveLength(0);
    expect((await screen.findAllByText(/\+75,00/)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /Comprendre/ })).toBeNull();
  });

  it.each(cases())('shows %s whole with the variants %s', async (address, _names, chosen) => {
    await expectSound(address, createDocumentsHost(chosen));
  });

  const seed = Number(process.env['HOSTS_SEED'] ?? 2026);
  const timeout = 60_000 + runs * 3000;
  it(`shows a page whole with any variants together (seed ${seed})`, { timeout }, async () => {
    let turn = 0;
    await checkRandomHosts({ seed, runs }, async (chosen) => {
      consoleErrors.length = 0;
      turn += 1;
      const address = clientPages[turn % clientPages.length] ?? '/dashboard';
      await expectSound(address, createDocumentsHost(chosen)).finally(cleanup);
    });
  });
});
