const nbsp = '\u00a0';

export const noticesTexts = {
  subtitle: 'Ce que nous vous avons écrit depuis un mois.',
  title: 'Reçues',
  preferences: 'E-mails',
  failed: 'Vos préférences n’ont pas pu être chargées',
  always: `Tout reste affiché ici. Trois sortes d’e-mails partent toujours${nbsp}: ils vous préviennent d’un acte que vous n’auriez pas fait, ou un droit, un délai ou une somme en dépend.`,
  fixed: [
    'Sécurité du compte (toujours envoyés)',
    'Contrats (toujours envoyés)',
    'Argent reçu, dû ou versé (toujours envoyés)',
  ],
  boxes: [
    { kind: 'payment_steps', label: 'Étapes d’un paiement\u00a0: preuve reçue, paiement en vérification' },
    { kind: 'answers', label: 'Réponse de l’équipe à un message' },
    { kind: 'statements', label: 'Relevé du mois\u00a0: il est dans «\u00a0Mes documents\u00a0»' },
  ],
} as const;
