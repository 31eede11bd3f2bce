import { describe, expect, it } from 'vitest';
import { formatHorizon, formatWorkingDays, validateProductChange } from './index.ts';

describe('what clients compare products by', () => {
  it.each([
    [6, '6\u00a0mois'],
    [12, '1\u00a0an'],
    [18, '18\u00a0mois'],
    [36, '3\u00a0ans'],
  ])('a horizon of %i months is « %s »', (months, text) => {
    expect(formatHorizon(months)).toBe(text);
  });

  it.each([
    [0, 'Le jour même'],
    [1, '1\u00a0jour ouvré'],
    [5, '5\u00a0jours ouvrés'],
  ])('an exit paid after %i working days is « %s »', (days, text) => {
    expect(formatWorkingDays(days)).toBe(text);
  });

  it.each([
    [{ risk_level: 4, horizon_months: 36, exit_days: 0 }, []],
    [{ risk_level: null, horizon_months: null, exit_days: null }, []],
    [{ risk_level: 8 }, ['Le niveau de risque va de 1 à 7.']],
    [{ risk_level: 3.5 }, ['Le niveau de risque va de 1 à 7.']],
    [{ horizon_months: 0 }, ['L’horizon est un nombre entier de mois, de 1 à 360.']],
    [{ exit_days: 91 }, ['Le délai est un nombre entier de jours ouvrés, de 0 à 90.']],
  ])('%j', (change, messages) => {
    expect(validateProductChange(change).failures.map(({ message }) => message)).toEqual(messages);
  });
});
