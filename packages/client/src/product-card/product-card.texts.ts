import type { components } from '@repo/api-sdk';

export const productCardTexts = {
  annualYield: 'Rendement annuel estimé',
  notGuaranteed: 'Estimation non garantie',
  noYield: 'Non communiqué',
  minimum: 'Minimum',
  risk: 'Risque',
  riskOf: (level: number) => `${level} sur 7`,
  horizon: 'Horizon conseillé',
  suspended: 'Souscriptions suspendues',
  documentation: 'Documentation',
  documentationOf: (title: string) => `Télécharger la documentation ${title} (PDF, nouvel onglet)`,
  video: (title: string) => `Présentation de ${title}`,
  videoDuration: 'Environ 2 minutes',
} as const;

export const currencyNames: Readonly<Record<components['schemas']['Strategy']['currency'], string>> = {
  usdc: 'Dollar numérique (USDC)',
  usd: 'Dollar américain',
  euro: 'Euro',
  eur: 'Euro',
  btc: 'Bitcoin',
  eth: 'Ether',
  chf: 'Franc suisse',
};
