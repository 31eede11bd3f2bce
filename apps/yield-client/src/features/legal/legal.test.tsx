import { reply, replyFile, sampleUser } from '@repo/api-sdk/testing';
import type * as legal from '@repo/domain/legal';
import { findLegalDocument, legalKinds, legalPath } from '@repo/domain/legal';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useYieldApp } from '../../testing/open-app.tsx';

const openApp = useYieldApp();
const newer = vi.hoisted(() => ({ isPublished: false }));

// A second version, mocked: only one is published yet.
vi.mock('@repo/domain/legal', async (importOriginal) => {
  const actual = await importOriginal<typeof legal>();
  const line = { version: '2099-01', sha256: '' };
  const currentVersion: typeof actual.currentVersion = (kind) =>
    newer.isPublished ? line : actual.currentVersion(kind);
  return { ...actual, currentVersion };
});

let saved: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  newer.isPublished = false;
  Object.assign(URL, { createObjectURL: vi.fn(() => 'blob:file'), revokeObjectURL: vi.fn() });
  saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
});
afterEach(() => saved.mockRestore());

function currentOf(kind: (typeof legalKinds)[number]) {
  const published = findLegalDocument(kind);
  if (published === null) throw new Error('the current version is not published');
  return published;
}

describe.each(legalKinds)('the legal document %s', (kind) => {
  it('is public: its whole text, its version, its hash and its publisher', async () => {
    const contactLine = 'Exemple SAS, 01 23 45 67 89';
    const app = openApp(legalPath(kind), { contactLine });
    const { document, sha256 } = currentOf(kind);
    await app.heading(document.title);
    const page = within(screen.getByRole('main'));
    for (const [index, { title, blocks }] of document.articles.entries()) {
      expect(page.getByRole('heading', { level: 2, name: `Article ${index + 1} — ${title}` })).toBeDefined();
      const shown = screen.getByRole('main').textContent;
      for (const part of blocks.flat()) expect(shown).toContain(part);
    }
    expect(page.getByText('Version 2026-11, en vigueur depuis le 1er novembre 2026')).toBeDefined();
    expect(page.getByText(sha256)).toBeDefined();
    expect(page.getByText(contactLine)).toBeDefined();
  });

  it('opens by version too, in the client frame for a signed-in client', async () => {
    const app = openApp(legalPath(kind, '2026-11'), { as: sampleUser() });
    await app.heading(currentOf(kind).document.title);
    expect(screen.getAllByRole('navigation').length).toBeGreaterThan(0);
    expect(screen.queryByText('Lire la version en vigueur')).toBeNull();
  });

  it('is downloaded as a PDF and as the plain text of the displayed version', async () => {
    const app = openApp(legalPath(kind, '2026-11'), {
      handlers: { downloadLegalDocument: replyFile('document.pdf', 'application/pdf') },
    });
    await app.user.click(await screen.findByRole('button', { name: 'Télécharger le PDF' }));
    expect(await screen.findByText('Enregistré : document.pdf')).toBeDefined();
    await app.user.click(screen.getByRole('button', { name: 'Télécharger le texte seul' }));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(2));
    expect(app.calls('downloadLegalDocument').map(({ query }) => query)).toEqual([
      { kind, version: '2026-11', format: 'pdf' },
      { kind, version: '2026-11', format: 'txt' },
    ]);
  });

  it('shows why it could not be downloaded', async () => {
    const failure = { error: 'Trop de tentatives. Réessayez dans un instant.', code: 'rate_limited' };
    const app = openApp(legalPath(kind), { handlers: { downloadLegalDocument: reply(429, failure) } });
    await app.user.click(await screen.findByRole('button', { name: 'Télécharger le PDF' }));
    expect(await screen.findByText(failure.error)).toBeDefined();
    expect(saved).not.toHaveBeenCalled();
  });

  it('redirects from an unknown version to the current one', async () => {
    const app = openApp(legalPath(kind, '1999-01'));
    expect(await screen.findByText('Cette version n’existe pas')).toBeDefined();
    await app.user.click(screen.getByRole('link', { name: 'Lire la version en vigueur' }));
    await app.heading(currentOf(kind).document.title);
    expect(app.path()).toBe(legalPath(kind));
  });

  it('marks an older version as no longer in force, and links the current one', async () => {
    newer.isPublished = true;
    openApp(legalPath(kind, '2026-11'));
    expect(await screen.findByText(/Cette version n’est plus en vigueur/)).toBeDefined();
    const link = screen.getByRole('link', { name: 'Lire la version en vigueur' });
    expect(link.getAttribute('href')).toBe(legalPath(kind));
  });
});

describe('the link to the general terms', () => {
  it.each([
    ['the sign-in screen', '/login', undefined],
    ['the registration', '/register', undefined],
    ['the legal notice of a visitor', '/mentions-legales', undefined],
    ['a client’s screens', '/accompagnement', sampleUser()],
  ] as const)('is at the foot of %s', async (_where, path, as) => {
    openApp(path, as === undefined ? {} : { as });
    const foot = within(await screen.findByRole('contentinfo'));
    const link = await foot.findByRole('link', { name: 'Conditions générales (CGV)' });
    expect(link.getAttribute('href')).toBe('/cgv');
  });

  it('is in the legal notice, beside the link to the risk warning', async () => {
    const app = openApp('/mentions-legales');
    await app.heading('Mentions légales');
    await app.user.click(screen.getByRole('link', { name: 'Avertissement sur les risques' }));
    await app.heading('Avertissement sur les risques');
  });
});
