import { reply } from '@repo/api-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usePages } from '../../testing/page-test.tsx';
import { sampleKaskadAdmin } from '../../testing/sample-kaskad.ts';
import type { UserImport } from './user-import.model.ts';

const open = usePages();
type App = ReturnType<typeof open>;
type Person = UserImport['people'][number];

const person = (line: number, outcome: Person['outcome']): Person => ({
  line,
  email: `personne-${line}@exemple.fr`,
  name: `Personne ${line}`,
  outcome,
});
const planOf = (people: readonly Person[], change: Partial<UserImport> = {}): UserImport => ({
  id: 'imp_1',
  file_name: 'personnes.csv',
  problems: [],
  has_refused: false,
  done_at: null,
  people: [...people],
  ...change,
});
const checked = planOf([person(2, 'new'), person(3, 'new'), person(4, 'pending'), person(5, 'known')]);
const done = planOf([person(2, 'invited'), person(3, 'known'), person(4, 'pending'), person(5, 'known')], {
  done_at: '2026-11-22T12:00:00.000Z',
});

const openImport = (handlers: object) =>
  open('/kaskad/admin/users/importer', { as: sampleKaskadAdmin(), handlers });

async function chooseFile(app: App) {
  const button = await screen.findByRole('button', { name: 'Vérifier le fichier' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('no file input');
  await app.user.upload(input, new File(['E-mail;Prénom;Nom\n'], 'personnes.csv', { type: 'text/csv' }));
  await app.user.click(button);
}
const press = async (app: App, name: string) => app.user.click(await screen.findByRole('button', { name }));
const outcomes = () =>
  within(screen.getByRole('table', { name: 'Personnes du fichier' }))
    .getAllByRole('row', { name: /Personne/ })
    .map((row) => row.querySelector('[data-label="Invitation"]')?.textContent);

describe('« Importer des utilisateurs »', () => {
  it('is opened from the list, and gives the template', async () => {
    const app = open('/kaskad/admin/users', { as: sampleKaskadAdmin(), handlers: {} });
    await app.user.click(await screen.findByRole('link', { name: 'Importer' }));
    const template = await screen.findByRole('link', { name: 'Télécharger le modèle' });
    expect(template.getAttribute('href')).toBe('/modeles/modele-utilisateurs-kaskad.csv');
  });

  it('says of each line what it would do, and sends nothing before it is confirmed', async () => {
    const app = openImport({ previewKaskadUserImport: checked, commitKaskadUserImport: done });
    await chooseFile(app);
    expect(await screen.findByText('2 personnes à inviter')).toBeDefined();
    expect(outcomes()).toEqual(['À inviter', 'À inviter', 'Déjà invitée', 'Déjà utilisateur']);
    await press(app, 'Continuer');
    expect(await screen.findByText('Inviter 2 personnes du fichier personnes.csv')).toBeDefined();
    expect(screen.getByText(/^2 personnes déjà invitées ou utilisatrices/)).toBeDefined();
    expect(app.calls('commitKaskadUserImport')).toEqual([]);
    await press(app, 'Envoyer 2 invitations');
    expect(await screen.findByText('1 invitation envoyée')).toBeDefined();
    expect(outcomes()).toEqual([
      'Invitation envoyée',
      'Déjà utilisateur',
      'Déjà invitée',
      'Déjà utilisateur',
    ]);
    expect(app.calls('commitKaskadUserImport')[0]?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('names the wrong lines, which are downloaded, and offers no confirmation', async () => {
    const problems = [{ line: 3, message: 'L’adresse mail n’est pas valide.' }];
    const app = openImport({
      previewKaskadUserImport: planOf([person(2, 'new')], { problems, has_refused: true }),
      downloadRefusedUsers: () => reply(404, { error: 'Introuvable.', code: 'invitations.import_not_found' }),
    });
    await chooseFile(app);
    expect(await screen.findByText('1 ligne en erreur')).toBeDefined();
    const table = within(screen.getByRole('table', { name: 'Lignes en erreur' }));
    expect(table.getByRole('row', { name: /Ligne 3/ }).textContent).toContain('n’est pas valide');
    expect(screen.queryByRole('button', { name: 'Continuer' })).toBeNull();
    await press(app, 'Télécharger les lignes refusées');
    await waitFor(() => expect(app.calls('downloadRefusedUsers')[0]?.path).toEqual({ id: 'imp_1' }));
  });

  it('has nothing to send where each person is known', async () => {
    const app = openImport({ previewKaskadUserImport: planOf([person(2, 'known')]) });
    await chooseFile(app);
    expect(await screen.findByText(/il n’y a rien à envoyer/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Continuer' })).toBeNull();
    await press(app, 'Choisir un autre fichier');
    expect(await screen.findByRole('button', { name: 'Vérifier le fichier' })).toBeDefined();
  });

  it('shows why the file was refused', async () => {
    const app = openImport({
      previewKaskadUserImport: () =>
        reply(422, { error: 'Ce fichier n’est pas du texte.', code: 'market_data.not_text' }),
    });
    await chooseFile(app);
    expect(await screen.findByText('Ce fichier n’est pas du texte.')).toBeDefined();
  });

  it('shows why its confirmation was refused', async () => {
    const app = openImport({
      previewKaskadUserImport: checked,
      commitKaskadUserImport: () =>
        reply(404, { error: 'Cet import est introuvable.', code: 'invitations.import_not_found' }),
    });
    await chooseFile(app);
    await press(app, 'Continuer');
    await press(app, 'Envoyer 2 invitations');
    expect(await screen.findByText('Cet import est introuvable.')).toBeDefined();
  });
});
