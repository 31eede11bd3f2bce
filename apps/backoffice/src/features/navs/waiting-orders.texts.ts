import { formatNumericDate, NBSP } from '@repo/domain/format';

export const waitingOrdersTexts = {
  subtitle:
    'Ils sont exécutés par la publication de la VL et des taux qu’ils attendent, tous ensemble ou aucun.',
  list: 'Ordres en attente',
  failed: 'Les ordres n’ont pas pu être chargés',
  empty: 'Aucun ordre n’attend.',
  emptyHelp: 'Chaque paiement validé, retrait ou clôture y figure jusqu’à sa VL.',
  columns: {
    contract: 'Contrat',
    client: 'Client',
    kind: 'Nature',
    product: 'Stratégie',
    amount: 'Montant',
    orderDay: 'Jour d’ordre',
    awaits: 'Attend',
    age: 'Ancienneté',
  },
  requests: { yield: 'Tout le rendement', all: 'Toutes les parts' },
  awaits: {
    nav: (day: string) => `VL du ${formatNumericDate(day)} ou suivante`,
    quotes: (day: string, currencies: readonly string[]) =>
      `Taux ${currencies.join(', ')} du ${formatNumericDate(day)}`,
    subscription: 'Exécution de la souscription',
  },
  age: (days: number) => (days === 0 ? 'Aujourd’hui' : `${days}${NBSP}j`),
} as const;
