import { NNBSP } from '@repo/domain/format';

/** R280–R282. */
export const supportTexts = {
  intro:
    'Un interlocuteur vous aide à comprendre vos stratégies, à préparer une souscription et à suivre vos contrats. Il vous explique, il ne décide pas à votre place.',
  includedTitle: 'Ce que comprend l’accompagnement',
  included: [
    {
      title: 'Un premier échange',
      text: 'Vos objectifs, votre horizon, ce que vous connaissez déjà et ce que vous acceptez de risquer.',
    },
    {
      title: 'La lecture des stratégies',
      text: 'D’où vient le rendement de chaque produit, ce qui peut le faire baisser, les frais et la valeur liquidative.',
    },
    {
      title: 'La souscription pas à pas',
      text: 'Le choix du mode de paiement, la signature du contrat, la preuve de paiement et sa vérification.',
    },
    {
      title: 'Le suivi',
      text: 'Un point quand vous le souhaitez sur vos rendements, vos retraits et vos documents.',
    },
  ],
  faqTitle: 'Questions fréquentes',
  faq: [
    {
      id: 'adviser',
      title: `Qui est mon conseiller${NNBSP}?`,
      content:
        'Un membre de l’équipe commerciale, désigné à l’ouverture de votre compte. Son nom figure ci-contre dès qu’il est désigné. En attendant, toute l’équipe peut vous recevoir.',
    },
    {
      id: 'change',
      title: `Puis-je modifier un rendez-vous${NNBSP}?`,
      content:
        'Oui. Le message de confirmation de votre rendez-vous contient un lien pour le déplacer ou l’annuler, jusqu’à l’heure prévue. C’est sans frais.',
    },
    {
      id: 'beginners',
      title: `Est-ce adapté aux débutants en crypto${NNBSP}?`,
      content:
        'Oui. Aucune connaissance n’est nécessaire pour l’échange, et vous pouvez payer en euros par virement. Prenez le temps de comprendre les risques avant de souscrire\u00A0: la perte peut aller jusqu’à la totalité du capital.',
    },
  ],
} as const;
