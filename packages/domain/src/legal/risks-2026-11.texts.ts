import type { LegalDocument } from './legal-document.ts';

/** The warning that is acknowledged before signing, as published in November 2026. It never changes either. */
export const risks202611: LegalDocument = {
  kind: 'risks',
  title: 'Avertissement sur les risques',
  version: '2026-11',
  effectiveOn: '2026-11-01',
  articles: [
    {
      title: 'Perte en capital',
      blocks: [
        'Vous pouvez perdre la totalité du capital investi. Le capital n’est pas garanti, et les fonds ne sont couverts par aucun mécanisme de garantie des dépôts ou des titres. N’investissez que ce que vous pouvez vous permettre de perdre.',
      ],
    },
    {
      title: 'Rendements',
      blocks: [
        'Les rendements passés ne préjugent pas des rendements futurs. Une estimation de rendement annuel est une indication, et non un engagement. Les rendements affichés sont ceux des valeurs liquidatives (VL) publiées, après frais de gestion et commission de performance\u202f; les frais de souscription, de change et de sortie les réduisent encore.',
      ],
    },
    {
      title: 'Crypto-actifs',
      blocks: [
        [
          'Leur cours est très volatil et peut tomber à zéro.',
          'Un jeton adossé à une devise (USDC, EURC) peut perdre cette parité, et un jeton adossé au bitcoin (WBTC) la sienne.',
          'Le marché peut manquer d’acheteurs\u00a0: la VL d’un jour de crise peut être très inférieure à la précédente.',
          'Une erreur dans un programme informatique, une attaque ou la défaillance d’un intermédiaire peut faire disparaître les actifs d’une stratégie.',
        ],
      ],
    },
    {
      title: 'Transferts',
      blocks: [
        'Un transfert de crypto-actifs est irréversible. Une adresse erronée, ou un réseau différent de celui indiqué, entraîne la perte des fonds sans recours. Comparez toujours les premiers et les derniers caractères de l’adresse.',
      ],
    },
    {
      title: 'Change',
      blocks: [
        'Chaque stratégie a une devise de référence. Si vous comptez en euros, la valeur de votre investissement varie aussi avec le cours du dollar, du bitcoin ou de l’ether, même lorsque la stratégie progresse dans sa propre devise.',
      ],
    },
    {
      title: 'Sortie',
      blocks: [
        'La clôture se fait à la VL du jour de clôture, qui n’est pas connue d’avance, moins les frais de sortie. Elle est définitive.',
      ],
    },
    {
      title: 'Règles et fiscalité',
      blocks: [
        'Les règles applicables aux crypto-actifs et leur fiscalité peuvent changer, en France et ailleurs. La Plateforme ne donne ni conseil en investissement, ni conseil fiscal, et ne se prévaut de l’approbation d’aucune autorité pour ses stratégies. Demandez conseil à un professionnel si vous hésitez.',
      ],
    },
  ],
};
