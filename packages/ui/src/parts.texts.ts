// Words of components that no first script has.

export const breadcrumbsTexts = { label: 'Fil d’Ariane' } as const;

export const comboBoxTexts = {
  open: 'Voir les choix',
  empty: 'Aucun résultat',
  country: 'Pays',
} as const;

export const conflictTexts = {
  kept: 'Rien de votre saisie n’est perdu.',
  differences: 'Voir les différences',
  table: 'Différences',
  keep: 'Reprendre ma saisie',
  reload: 'Recharger',
  field: 'Champ',
  opened: 'À l’ouverture',
  now: 'Maintenant',
  mine: 'Votre saisie',
} as const;

export const copyFieldTexts = {
  copy: 'Copier',
  copied: 'Adresse copiée\u202F!',
  failed: 'La copie a échoué.',
} as const;

export const dateFieldTexts = { open: 'Ouvrir le calendrier' } as const;

export const figureTexts = { hidden: 'Solde masqué', rise: 'en hausse', fall: 'en baisse' } as const;

export const frameEmbedTexts = {
  loading: 'Chargement…',
  failed: 'Cette page n’a pas pu être affichée.',
} as const;

export const menuTexts = { empty: 'Aucune action possible', current: 'affichée' } as const;

export const qrCodeTexts = {
  failed: 'Ce code ne s’affiche pas. Ce qu’il contient est écrit à côté.',
  retry: 'Réessayer',
} as const;

export const selectTexts = { placeholder: 'Choisir' } as const;

export const stepperTexts = {
  steps: 'Étapes',
  step: (position: number) => `Étape ${position}`,
  stepOf: (position: number, count: number) => `Étape ${position} sur ${count}`,
} as const;

export const timelineTexts = { done: '(fait)' } as const;
