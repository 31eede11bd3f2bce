// Words of issuers and classes of units. Punctuation is typographic (D27).
import { NBSP } from '@repo/domain/format';

export const classesTexts = {
  notFound: 'Cette classe est introuvable.',
  changed: 'Cette classe a changé depuis que vous l’avez lue. Relisez-la avant de recommencer.',
  unknownIssuer: 'Cet émetteur est introuvable.',
  issuerName: 'Merci d’indiquer le nom de l’émetteur.',
  issuerKnown: 'Cet émetteur est déjà enregistré.',
  siren: `Ce numéro SIREN n’est pas valide${NBSP}: il compte neuf chiffres, dont le dernier contrôle les autres.`,
  registration: 'Merci d’indiquer le numéro d’immatriculation.',
  symbol: 'Le symbole compte de 2 à 10 lettres majuscules ou chiffres.',
  symbolTaken: 'Ce symbole est déjà celui d’une autre classe.',
  name: 'Merci d’indiquer le nom de la classe.',
  decimals: 'Seul un jeton a des décimales.',
  network: 'Seul un jeton a un réseau.',
  contractAddress: 'Cette adresse n’est pas celle d’un contrat du réseau.',
  supplyUnderGranted: (granted: string) =>
    `${granted} sont déjà attribués${NBSP}: l’offre ne peut pas être plus petite.`,
  tgePassed: `Le TGE a eu lieu${NBSP}: sa date ne change plus.`,
  tge: 'Date du TGE',
  tgeUnknown: 'Inconnue',
  tgeOfToken: 'Seul un jeton a un TGE.',
  units: (decimals: number) =>
    decimals === 0
      ? 'Merci d’indiquer un nombre entier d’unités, supérieur à zéro.'
      : `Merci d’indiquer un nombre d’unités supérieur à zéro, avec ${decimals} décimales au plus.`,
} as const;
