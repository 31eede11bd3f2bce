import { NBSP } from '@repo/domain/format';

export const productsTexts = {
  subtitle: 'Des stratégies de rendement, chacune dans sa devise. Choisissez-en une pour la découvrir.',
  emptyHint: 'De nouvelles stratégies seront proposées prochainement.',
  failedHint: 'Vos contrats et votre portefeuille ne sont pas concernés.',
  invest: 'Investir',
  investIn: (title: string) => `Investir dans ${title}`,
  subscribe: 'Souscrire',
  see: 'Voir le produit',
  seeOf: (title: string) => `Voir le produit ${title}`,
  closed: {
    suspended: {
      title: 'Souscriptions suspendues',
      text: 'Aucune nouvelle souscription n’est possible pour le moment. Vos contrats signés continuent normalement.',
    },
    closed: {
      title: 'Produit fermé aux souscriptions',
      text: 'Ce produit n’est plus proposé. Vos contrats signés continuent normalement.',
    },
  },
  backToList: 'Retour à la liste',
  strategy: 'La stratégie',
  paymentCurrencies: 'Devises acceptées',
  minimumFrom: 'À partir de',
  riskTitle: 'Comprendre les risques',
  risks: [
    `Le rendement affiché est une estimation${NBSP}: il n’est pas garanti et peut être négatif.`,
    'La valeur des parts peut baisser. Vous pouvez perdre tout ou partie du capital investi.',
    'Les cryptoactifs sont volatils et leur réglementation évolue.',
    'N’investissez que des sommes dont vous n’avez pas besoin à court terme.',
  ],
  guidanceTitle: 'Être accompagné',
  guidanceText:
    'Un conseiller répond à vos questions avant de souscrire. Le rendez-vous est gratuit et sans engagement.',
} as const;
