export const dashboardTexts = {
  greeting: (firstname: string) => (firstname === '' ? 'Bonjour' : `Bonjour ${firstname}`),
  subtitle: 'Vos investissements, en un regard.',
  invested: 'Investi',
  noInvestment: 'Aucun investissement',
  investments: 'Vos investissements',
  list: 'Liste de vos investissements',
  failed: 'Votre tableau de bord n’a pas pu être chargé',
  empty: 'Vous n’avez pas encore d’investissement.',
  emptyHelp: 'Les levées ouvertes seront présentées ici. Vous n’avez rien à faire d’ici là.',
  upcoming:
    'La valeur estimée, les jetons débloqués et le calendrier des prochains déblocages prendront place ici.',
  columns: { project: 'Projet', amount: 'Montant', investedOn: 'Date' },
} as const;
