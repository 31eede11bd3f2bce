import { describe, expect, it } from 'vitest';
import { emailsProblem, readEmails } from './invitations.model.ts';

describe('pasted addresses', () => {
  it('are split by line, comma or semicolon, each once', () => {
    expect(readEmails('a@exemple.fr, b@exemple.fr;\nA@exemple.fr\n')).toEqual([
      'a@exemple.fr',
      'b@exemple.fr',
    ]);
  });

  it.each([
    ['a@exemple.fr', null],
    ['  \n', 'Collez au moins une adresse.'],
    ['a@exemple.fr, pas-une-adresse', /pas-une-adresse/],
    [Array.from({ length: 151 }, (_, index) => `a${index}@exemple.fr`).join('\n'), /150/],
  ])('« %s » is refused: %s', (pasted, problem) => {
    if (problem instanceof RegExp) expect(emailsProblem(pasted)).toMatch(problem);
    else expect(emailsProblem(pasted)).toBe(problem);
  });
});
