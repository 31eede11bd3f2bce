export const investmentsTexts = {
  heading: 'Vos investissements arrivent bientôt ici',
  will: [
    'suivre chaque investissement, de la réservation à l’émission\u00a0;',
    'découvrir les levées ouvertes et leurs documents\u00a0;',
    'retrouver vos contrats et vos preuves de paiement.',
  ],
} as const;
