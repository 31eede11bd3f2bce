export const productCardTexts = {
  annualYield: 'Rendement annuel estimé',
  notGuaranteed: 'Estimation non garantie',
  noYield: 'Non communiqué',
  documentation: 'Documentation',
  documentationOf: (title: string) => `Télécharger la documentation ${title} (PDF, nouvel onglet)`,
  video: (title: string) => `Présentation de ${title}`,
  videoDuration: 'Environ 2 minutes',
} as const;
