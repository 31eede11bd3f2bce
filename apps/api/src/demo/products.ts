// The four strategies. IBANs and addresses pass every check and have no owner: nothing can be received there.
import type { strategies } from '../db/schema/strategies.ts';

const bank = 'Banque de démonstration';
const bic = 'DEMOFRPPXXX';
const ethereum = 'Ethereum (ERC-20)';
const bitcoin = 'Bitcoin';

type NewStrategy = typeof strategies.$inferInsert;

export const demoProducts: readonly NewStrategy[] = [
  {
    id: 'usdfy',
    title: 'USDFY',
    subtitle: 'Rendement en dollars numériques',
    label: 'Dollar',
    description:
      'USDFY place des dollars numériques (USDC) sur des marchés de prêt surcollatéralisés et de la couverture ' +
      'neutre au marché. La stratégie vise un rendement régulier en dollars, sans exposition directionnelle aux ' +
      'cryptoactifs. Sa valeur liquidative est publiée chaque jour, nette de frais de gestion et de performance.',
    referenceCurrency: 'USD',
    apy: '9.5',
    docUrl: 'https://exemple.fr/documents/usdfy.pdf',
    videoUrl: 'https://exemple.fr/videos/usdfy.mp4',
    ribBank: bank,
    ribIban: 'FR7630006000010000000010143',
    ribBic: bic,
    cryptoInputs: [
      { symbol: 'USDC', blockchain: ethereum, address: '0xB5a7fe814eFb3a34a1Fd9D1086997D81c39d984B' },
      { symbol: 'EURC', blockchain: ethereum, address: '0xB5a7fe814eFb3a34a1Fd9D1086997D81c39d984B' },
    ],
    riskLevel: 4,
    horizonMonths: 36,
    exitDays: 5,
    custodian:
      'Les dollars numériques sont détenus par un conservateur de cryptoactifs, au nom ' +
      'des souscripteurs et séparés de ceux de la plateforme.',
    minimums: { min_buy: '10000', min_usdc: '10000', min_eurc: '10000', min_euro: '10000' },
  },
  {
    id: 'btcfy',
    title: 'BTCFY',
    subtitle: 'Rendement en bitcoin',
    label: 'Bitcoin',
    description:
      'BTCFY fait travailler des bitcoins sans les vendre : vente d’options couvertes et prêts garantis. Le ' +
      'rendement est versé en bitcoin et s’ajoute à l’évolution du cours, à la hausse comme à la baisse. La ' +
      'valeur liquidative est exprimée en bitcoin et publiée chaque jour.',
    referenceCurrency: 'BTC',
    apy: '5.2',
    docUrl: 'https://exemple.fr/documents/btcfy.pdf',
    cryptoInputs: [
      { symbol: 'BTC', blockchain: bitcoin, address: 'bc1q0a932mq44zr8ejjukp8uc2fuj3e2dgdym0u8xa' },
      { symbol: 'WBTC', blockchain: ethereum, address: '0x7F4B156c15a8867CCa5cb04FCc293C9472a6A1a4' },
    ],
    riskLevel: 6,
    horizonMonths: 60,
    exitDays: 5,
    custodian:
      'Les bitcoins sont détenus hors ligne par un conservateur de cryptoactifs, au nom ' +
      'des souscripteurs et séparés de ceux de la plateforme.',
    minimums: { min_buy: '0.1', min_btc: '0.1', min_wbtc: '0.1' },
  },
  {
    id: 'ethfy',
    title: 'ETHFY',
    subtitle: 'Rendement en ether',
    label: 'Ether',
    description:
      'ETHFY combine la validation du réseau Ethereum et des prêts garantis pour faire croître une position en ' +
      'ether. Le capital reste exposé au cours de l’ether ; le rendement s’y ajoute. La valeur liquidative est ' +
      'exprimée en ether et publiée chaque jour.',
    referenceCurrency: 'ETH',
    apy: '6.4',
    docUrl: 'https://exemple.fr/documents/ethfy.pdf',
    videoUrl: 'https://exemple.fr/videos/ethfy.mp4',
    cryptoInputs: [
      { symbol: 'ETH', blockchain: ethereum, address: '0xD6d911FFBA8DC29f64Be57b38E7a3d0AeB29DCC5' },
    ],
    riskLevel: 6,
    horizonMonths: 60,
    exitDays: 5,
    custodian:
      'Les ethers sont détenus par un conservateur de cryptoactifs, au nom ' +
      'des souscripteurs et séparés de ceux de la plateforme.',
    minimums: { min_buy: '3', min_eth: '3' },
  },
  {
    id: 'eurfy',
    title: 'EURFY',
    subtitle: 'Rendement en euros',
    label: 'Euro',
    description:
      'EURFY s’adresse aux investisseurs qui raisonnent en euros. Elle prête des euros numériques (EURC) et couvre ' +
      'en permanence le risque de change de ses placements en dollars. La valeur liquidative est exprimée en euros ' +
      'et publiée chaque jour, nette de frais.',
    referenceCurrency: 'EUR',
    apy: '7.2',
    docUrl: 'https://exemple.fr/documents/eurfy.pdf',
    ribBank: bank,
    ribIban: 'FR7630006000010000000010434',
    ribBic: bic,
    cryptoInputs: [
      { symbol: 'EURC', blockchain: ethereum, address: '0x7187aC9DEd505103c36253ee68e4Bab35d57D377' },
      { symbol: 'USDC', blockchain: ethereum, address: '0x7187aC9DEd505103c36253ee68e4Bab35d57D377' },
    ],
    riskLevel: 3,
    horizonMonths: 24,
    exitDays: 5,
    custodian:
      'Les euros numériques sont détenus par un conservateur de cryptoactifs, au nom ' +
      'des souscripteurs et séparés de ceux de la plateforme.',
    minimums: { min_buy: '10000', min_euro: '10000', min_eurc: '10000', min_usdc: '10000' },
  },
];
