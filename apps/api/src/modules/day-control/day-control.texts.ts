export const dayControlTexts = {
  future: 'Cette journée n’est pas commencée.',
  blocked: 'Des points bloquants restent ouverts\u00a0: la journée ne peut pas être signée.',
  signed: 'La journée a été signée entre-temps.',
  notSigned: 'La journée n’est pas signée, ou a été rouverte depuis\u00a0: rien n’est à contresigner.',
  ownSignature: 'Vous avez signé cette journée\u00a0: une autre personne la contresigne.',
  registerUnchecked: 'aucune vérification depuis le début de la journée',
  others: (count: number) => (count === 1 ? 'et 1 autre' : `et ${count} autres`),
} as const;
