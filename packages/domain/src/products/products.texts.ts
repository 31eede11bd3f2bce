/** What is wrong in a product, at its field. */
export const productTexts = {
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
} as const;

/** The networks, as clients read them beside an address. */
export const depositNetworkTexts = {
  BTC: 'Bitcoin',
  ETH: 'Ethereum',
  USDC: 'Ethereum (ERC-20)',
  EURC: 'Ethereum (ERC-20)',
  WBTC: 'Ethereum (ERC-20)',
} as const;
