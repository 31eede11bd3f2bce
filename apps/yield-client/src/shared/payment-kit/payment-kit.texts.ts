import { NBSP, NNBSP } from '@repo/domain/format';

/** What a payment needs, from the signature until it is made. */
export const paymentKitTexts = {
  transferTitle: (amount: string) => `Virez ${amount}`,
  cryptoTitle: (amount: string) => `Envoyez ${amount}`,
  amount: 'Montant exact',
  copyAmount: 'Copier le montant',
  copiedAmount: `Montant copié${NNBSP}!`,
  name: 'Nom du bénéficiaire',
  iban: 'IBAN',
  bic: 'BIC/Swift',
  reference: 'Référence du virement',
  referenceHint: 'À recopier exactement, elle identifie votre paiement.',
  noReference: `Elle s’affichera dans «${NBSP}Mes documents${NBSP}».`,
  soon: 'Bientôt...',
  transferCode: 'Code QR du virement',
  transferCodeHint: `Si l’application de votre banque lit les codes QR de virement, elle remplit tout${NBSP}: bénéficiaire, IBAN, montant et référence. Relisez-les avant de valider.`,
  copyName: 'Copier le nom',
  copyIban: 'Copier l’IBAN',
  copyBic: 'Copier le BIC',
  copyReference: 'Copier la référence',
  copiedName: `Nom copié${NNBSP}!`,
  copiedIban: `IBAN copié${NNBSP}!`,
  copiedBic: `BIC copié${NNBSP}!`,
  copiedReference: `Référence copiée${NNBSP}!`,
  destination: 'Adresse de destination',
  copyAddress: 'Copier l’adresse',
  compare: 'Comparez les six premiers et les six derniers caractères.',
  qrCode: 'Code QR de l’adresse de destination',
  noDestination: 'L’adresse de réception n’est pas encore disponible.',
  origin: 'Depuis votre adresse',
  originHint: 'Celle de votre contrat. Un envoi depuis une autre adresse sera à justifier.',
  pasted: {
    address: {
      label: 'Vérifier l’adresse copiée',
      hint: `Collez ici l’adresse telle qu’elle est dans votre portefeuille${NBSP}: certains logiciels malveillants la remplacent.`,
      same: 'C’est bien l’adresse de destination.',
      other: 'Ce n’est pas l’adresse de destination. N’envoyez rien, et vérifiez votre appareil.',
    },
    iban: {
      label: 'Vérifier l’IBAN enregistré dans votre banque',
      hint: `Collez ici l’IBAN tel qu’il est dans votre banque${NBSP}: certains logiciels malveillants le remplacent.`,
      same: 'C’est bien l’IBAN du bénéficiaire.',
      other: 'Ce n’est pas l’IBAN du bénéficiaire. Ne virez rien, et vérifiez votre appareil.',
    },
  },
  onlyOn: (network: string) => `Uniquement sur le réseau ${network}.`,
  lostOn: {
    ethereum: 'Un envoi sur un autre réseau (BNB Chain, Polygon, Tron…) serait définitivement perdu.',
    bitcoin: 'Un envoi sur un autre réseau (Lightning, BNB Chain, Ethereum…) serait définitivement perdu.',
    other: 'Un envoi sur un autre réseau serait définitivement perdu.',
  },
  changed: (day: string) => `Nos coordonnées de paiement ont changé le ${day}`,
  changedHelp: 'Ne payez plus sur celles de votre contrat. Voici les nouvelles, pour ce qui reste à payer.',
  noMail:
    'Nos e-mails ramènent à cette page sans jamais contenir ces coordonnées. Si un message vous en donne, ne payez pas et écrivez-nous.',
  age: {
    today: 'Coordonnées en place depuis aujourd’hui',
    unchanged: (days: number) => `Coordonnées inchangées depuis ${since(days)}`,
    checked: (day: string) => `contrôlées le ${day}`,
  },
} as const;

/** In years once there are several: a thousand days mean little. */
function since(days: number): string {
  const years = Math.floor(days / 365.25);
  if (years >= 2) return `plus de ${years} ans`;
  return days === 1 ? '1 jour' : `${days} jours`;
}
