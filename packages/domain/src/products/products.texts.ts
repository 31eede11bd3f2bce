import type { ProductAction, ProductStatus } from './product-life.ts';

/** What is wrong in a product, at its field. */
export const productTexts = {
  title: 'Vous devez indiquer le titre.',
  titleForm: 'Le titre a 40 caractères au plus, sans point-virgule.',
  iban: 'L’IBAN est incorrect.',
  bic: 'Le BIC est incorrect.',
  bicCountry: 'Le BIC n’est pas du pays de l’IBAN.',
  address: 'L’adresse de dépôt est incorrecte pour cette devise.',
  network: (symbol: string, network: string) => `Le réseau de ${symbol} est ${network}.`,
  duplicateSymbol: 'Une devise ne peut avoir qu’une adresse de dépôt.',
  euroAddress: 'L’euro se règle par virement\u202f: il n’a pas d’adresse de dépôt.',
  url: 'Le lien doit commencer par https:// et être complet.',
  minimum: 'Le minimum doit être un montant positif.',
  minimumTooLarge: 'Le minimum dépasse ce qui peut être souscrit.',
  publicationDays: 'Choisissez au moins un jour de publication.',
  facts: {
    risk_level: 'Le niveau de risque va de 1 à 7.',
    horizon_months: 'L’horizon est un nombre entier de mois, de 1 à 360.',
    exit_days: 'Le délai est un nombre entier de jours ouvrés, de 0 à 90.',
  },
} as const;

/** How long, as clients read it. */
export const factTexts = {
  years: (count: number) => (count === 1 ? '1\u00a0an' : `${count}\u00a0ans`),
  months: (count: number) => `${count}\u00a0mois`,
  sameDay: 'Le jour même',
  workingDays: (count: number) => (count === 1 ? '1\u00a0jour ouvré' : `${count}\u00a0jours ouvrés`),
} as const;

/** The networks, as clients read them beside an address. */
export const depositNetworkTexts = {
  BTC: 'Bitcoin',
  ETH: 'Ethereum',
  USDC: 'Ethereum (ERC-20)',
  EURC: 'Ethereum (ERC-20)',
  WBTC: 'Ethereum (ERC-20)',
} as const;

/** What a draft lacks to be published. */
export const publicationGapTexts = {
  document: 'La documentation manque.',
  launchDay: 'La date de lancement manque.',
  minimum: 'Aucun minimum n’est fixé.',
  partialBank: 'Le virement est incomplet\u202f: il faut le titulaire, l’IBAN et le BIC.',
  payment: 'Aucun moyen de paiement\u202f: il faut un compte bancaire ou une adresse de dépôt.',
} as const;

export const productStatusTexts: Readonly<Record<ProductStatus, string>> = {
  draft: 'Brouillon',
  published: 'Publié',
  suspended: 'Souscriptions suspendues',
  archived: 'Archivé',
};

/** Why an action is refused. */
export const productActionRefusals: Readonly<Record<ProductAction, string>> = {
  publish: 'Seul un brouillon peut être publié.',
  suspend: 'Seules les souscriptions d’un produit publié peuvent être suspendues.',
  resume: 'Seules des souscriptions suspendues peuvent être rouvertes.',
  archive: 'Seul un produit publié ou suspendu peut être archivé.',
};
