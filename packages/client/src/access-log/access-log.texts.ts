export const accessLogTexts = {
  title: 'Accès à mon espace',
  about:
    'Une personne de notre équipe peut consulter votre espace en lecture seule, 30\u00a0minutes au plus, pour vous aider. Chaque consultation est inscrite ici, avec son motif.',
  failed: 'Les accès à votre espace n’ont pas pu être chargés',
  none: 'Personne de notre équipe n’a consulté votre espace.',
  on: (at: string) => `Le ${at}`,
  open: 'En cours',
  later: 'Plus récents',
  earlier: 'Plus anciens',
  page: (page: number, count: number) => `Page ${page} sur ${count}`,
  underAMinute: 'Moins d’une minute',
  minutes: (count: number) => `${count}\u00a0minute${count > 1 ? 's' : ''}`,
} as const;
