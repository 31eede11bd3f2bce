export const dayControlTexts = {
  future: 'Cette journée n’est pas commencée.',
  blocked: 'Des points bloquants restent ouverts\u00a0: la journée ne peut pas être signée.',
  signed: 'La journée a été signée entre-temps.',
  notSigned: 'La journée n’est pas signée, ou a été rouverte depuis\u00a0: rien n’est à contresigner.',
  ownSignature: 'Vous avez signé cette journée\u00a0: une autre personne la contresigne.',
} as const;
