export const lazyPartTexts = {
  failed: 'Cette partie de la page n’a pas pu être chargée.',
  offline: 'Vous êtes hors connexion. Réessayez dès que le réseau sera revenu.',
  outdated:
    'Le site vient peut-être d’être mis à jour\u00A0: si un nouvel essai ne suffit pas, rechargez la page.',
  retry: 'Réessayer',
  reload: 'Recharger la page',
  close: 'Fermer',
} as const;
