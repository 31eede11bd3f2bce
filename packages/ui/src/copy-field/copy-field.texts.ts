export const copyFieldTexts = {
  copy: 'Copier',
  copied: 'Adresse copiée\u202F!',
  failed: 'La copie a échoué.',
} as const;
