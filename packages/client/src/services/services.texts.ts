import type { Service } from '@repo/domain/access';
import { NBSP } from '@repo/domain/format';

const abouts = {
  yield: 'stratégies de rendement, portefeuille, documents.',
  kaskad: 'investissements, acquisition progressive, levées de fonds.',
} satisfies Record<Service, string>;

export const servicesTexts = {
  title: 'Services liés',
  on: 'Lié',
  off: 'Non lié',
  about: (service: Service, brand: string) => `${brand}${NBSP}: ${abouts[service]}`,
  open: (brand: string) => `Ouvrir ${brand}`,
  link: (brand: string) => `Relier ${brand}`,
  linking: 'Envoi du code…',
  cancel: 'Annuler',
  unlink: (brand: string) => `Délier ${brand}`,
  consequence: (brand: string) =>
    `Votre compte n’ouvrira plus ${brand} et vos autres appareils seront déconnectés. Vos données sont conservées${NBSP}: vous les retrouverez si vous le reliez de nouveau.`,
  sharing: {
    title: 'Ce qui sera partagé',
    lines: [
      {
        term: 'Partagé entre les deux services',
        value:
          'Votre identité et sa vérification, vos coordonnées, votre mot de passe et vos appareils connectés.',
      },
      {
        term: 'Jamais partagé',
        value: `Vos montants, vos contrats, vos paiements et vos documents${NBSP}: chaque service garde les siens.`,
      },
    ],
  },
  unlinked: (brand: string) => `${brand} n’est plus relié à votre compte.`,
} as const;
