// The questions of the knowledge test. Which options are right stays on the server.
interface KnowledgeQuestion {
  id: string;
  question: string;
  options: readonly string[];
  /** The place of the right option. */
  right: number;
}

export const knowledgeQuestions: readonly KnowledgeQuestion[] = [
  {
    id: 'loss',
    question: 'Que pouvez-vous perdre en souscrivant des actions d’une société non cotée\u00a0?',
    options: ['Rien', 'La moitié au plus de la somme investie', 'Toute la somme investie'],
    right: 2,
  },
  {
    id: 'liquidity',
    question: 'Quand pouvez-vous revendre des parts non cotées\u00a0?',
    options: [
      'À tout moment, au prix d’achat',
      'Quand un acheteur se présente, peut-être jamais',
      'Après un an, à la plateforme',
    ],
    right: 1,
  },
  {
    id: 'dilution',
    question: 'Que se passe-t-il si la société émet de nouvelles actions que vous ne souscrivez pas\u00a0?',
    options: ['Votre part du capital diminue', 'Votre part du capital augmente', 'Rien ne change'],
    right: 0,
  },
  {
    id: 'diversification',
    question: 'Comment réduire le risque de perdre toute votre épargne\u00a0?',
    options: [
      'Tout investir dans un seul projet bien choisi',
      'Emprunter pour investir davantage',
      'Répartir une part limitée de votre épargne entre plusieurs projets',
    ],
    right: 2,
  },
  {
    id: 'return',
    question: 'Un rendement annoncé plus élevé va le plus souvent avec…',
    options: ['un risque plus élevé', 'un risque plus faible', 'une garantie de l’État'],
    right: 0,
  },
  {
    id: 'guarantee',
    question: 'Votre investissement est-il couvert par la garantie des dépôts\u00a0?',
    options: ['Oui, jusqu’à 100\u202f000\u00a0€', 'Non', 'Oui, sans limite'],
    right: 1,
  },
];

/** Right options of the six to pass. */
export const PASS_MARK = 4;
