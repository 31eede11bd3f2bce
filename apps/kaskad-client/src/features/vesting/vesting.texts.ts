export const vestingTexts = {
  heading: 'Votre calendrier de déblocage arrive bientôt ici',
  will: [
    'voir ce qui est acquis, débloqué et réclamable\u00a0;',
    'consulter chaque tranche, sa date et son montant\u00a0;',
    'réclamer vos jetons.',
  ],
} as const;
