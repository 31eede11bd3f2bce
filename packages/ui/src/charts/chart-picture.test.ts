import { expect, it } from 'vitest';
import { fileNameOf } from './chart-picture.ts';

it('names a file after the title of the chart, in ASCII', () => {
  expect(fileNameOf('Évolution des performances par actif')).toBe('evolution-des-performances-par-actif');
  expect(fileNameOf('Répartition (12\u00A0mois)\u202F!')).toBe('repartition-12-mois');
});
