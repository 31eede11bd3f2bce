import { expect, it } from 'vitest';
import { wordsOf } from './words.model.ts';

it('lists every text of a module in order, with its path and the names of its parameters', () => {
  const exports = {
    texts: {
      plain: 'Bonjour',
      tones: { info: 'Info' },
      count: (count: number, total: number) => `${count} sur ${total}`,
      named: (name: string) => `Bonjour ${name}`,
      list: (names: readonly string[]) => names.join(', '),
      nothing: null,
    },
  };
  const source = `
    count: (count: number, total: number) => \`\`,
    named: (name: string) => \`\`,
    list: (names: readonly string[]): string => names.join(', '),`;
  expect(wordsOf({ exports, source })).toEqual([
    { path: 'texts.plain', text: 'Bonjour' },
    { path: 'texts.tones.info', text: 'Info' },
    { path: 'texts.count', text: '2 sur 4' },
    { path: 'texts.named', text: 'Bonjour ‹name›' },
    { path: 'texts.list', text: '‹names›, …' },
  ]);
});
