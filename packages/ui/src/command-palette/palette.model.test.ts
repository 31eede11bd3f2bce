import { describe, expect, it } from 'vitest';
import { type CommandGroup, listCommands, markTyped } from './palette.model.ts';

const pages: CommandGroup = {
  id: 'pages',
  title: 'Pages',
  commands: [
    { id: 'dashboard', label: 'Dashboard' },
    { id: 'rates', label: 'Taux de change', keywords: ['devise', 'BCE'] },
    { id: 'contracts', label: 'Souscriptions' },
  ],
};
const clients: CommandGroup = {
  id: 'clients',
  title: 'Clients',
  commands: [
    { id: 'roche', label: 'Yanis Roche', detail: 'Particulier' },
    { id: 'chelodi', label: 'SARL Chélodi', detail: 'Société' },
    { id: 'belleval', label: 'Élodie Belleval', detail: 'Particulier' },
  ],
};

function found(query: string, recentIds: readonly string[] = []) {
  return listCommands([pages, clients], { query, recentIds, recentTitle: 'Récents' }).map(
    ({ title, commands }) => [title, commands.map(({ id }) => id)],
  );
}

describe('the palette', () => {
  it.each(['elodie', 'ÉLODIE', '  belleval  élodie ', 'particulier bel'])(
    'finds Élodie Belleval by %j',
    (query) => {
      expect(found(query)).toContainEqual(['Clients', expect.arrayContaining(['belleval'])]);
    },
  );

  it('matches every word of the query', () => {
    expect(found('élodie société')).toEqual([]);
  });

  it('finds by hidden keywords, and leaves empty groups out', () => {
    expect(found('bce')).toEqual([['Pages', ['rates']]]);
  });

  it('ranks labels that start with the query first', () => {
    expect(found('elodi')).toEqual([['Clients', ['belleval', 'chelodi']]]);
    expect(found('r')).toEqual([
      ['Pages', ['dashboard', 'contracts']],
      ['Clients', ['roche', 'chelodi', 'belleval']],
    ]);
  });

  it('lists recent commands before the rest, once, for an empty query', () => {
    expect(found(' ', ['roche', 'gone', 'contracts'])).toEqual([
      ['Récents', ['roche', 'contracts']],
      ['Pages', ['dashboard', 'rates']],
      ['Clients', ['chelodi', 'belleval']],
    ]);
  });

  it('does not filter the results of the server', () => {
    const group: CommandGroup = { ...clients, isFound: true };
    const listed = listCommands([group], { query: 'FR76', recentIds: [], recentTitle: 'Récents' });
    expect(listed).toEqual([group]);
  });
});

describe('a label', () => {
  it('is split where it matches the query, accents kept', () => {
    expect(markTyped('Élodie Belleval', 'elo val')).toEqual([
      { text: 'Élo', isTyped: true, at: 0 },
      { text: 'die Belle', isTyped: false, at: 3 },
      { text: 'val', isTyped: true, at: 12 },
    ]);
  });

  it('is marked at the start of a word rather than inside one', () => {
    expect(markTyped('Exporter les souscriptions', 's').find(({ isTyped }) => isTyped)?.at).toBe(13);
  });

  it('stays whole when other words match', () => {
    expect(markTyped('Taux de change', 'bce')).toEqual([{ text: 'Taux de change', isTyped: false, at: 0 }]);
  });
});
