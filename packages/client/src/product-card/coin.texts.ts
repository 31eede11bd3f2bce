import type { components } from '@repo/api-sdk';

export const currencyNames: Readonly<Record<components['schemas']['Strategy']['currency'], string>> = {
  usdc: 'Dollar numérique (USDC)',
  usd: 'Dollar américain',
  euro: 'Euro',
  eur: 'Euro',
  btc: 'Bitcoin',
  eth: 'Ether',
  chf: 'Franc suisse',
};
