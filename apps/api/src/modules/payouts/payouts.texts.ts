// Words of payouts shown to people. Punctuation is typographic (D27).
import { formatAccount } from '@repo/domain/format';

export const payoutsTexts = {
  ownPayout: 'Un administrateur ne peut pas traiter un versement qui lui est dû.',
  toQualify: 'Ce versement est antérieur à la tenue du journal\u00a0: indiquez d’abord s’il a déjà été payé.',
  notToQualify: 'Ce versement n’est pas à qualifier.',
  notPrepared: 'Le bénéficiaire de ce versement n’est pas encore choisi.',
  notApproved: 'Ce versement n’est pas encore validé.',
  alreadyApproved: 'Ce versement est déjà validé.',
  inFile: 'Ce versement est dans un fichier de virements\u00a0: retirez d’abord ce fichier.',
  fileSettled: 'Ce fichier ne contient plus de versement à exécuter\u00a0: il ne peut plus être retiré.',
  alreadyExecuted: 'Ce versement est déjà exécuté.',
  notExecuted: 'Ce versement n’est pas exécuté\u00a0: aucun virement n’a pu être renvoyé.',
  isVoid: 'Ce versement est sans objet.',
  isReplaced: 'Ce versement a été remplacé par un autre.',
  neverReceived:
    'L’argent de ce versement n’a pas été reçu\u00a0: rien n’est à rendre tant qu’il n’arrive pas.',
  received: 'L’argent de ce versement a été reçu\u00a0: il doit être versé.',
  held: (day: string) => `Ce versement ne peut pas être exécuté avant le ${day}.`,
  referenceUsed: 'Cette référence est déjà celle d’un autre versement.',
  noReceiptAccount: 'Le compte d’où l’argent est venu n’est pas connu, ou n’est pas valide.',
  noDeclaredAccount: 'Le client n’a pas déclaré de coordonnées de versement utilisables.',
  unknownForm: 'La demande signée est introuvable. Joignez-la de nouveau.',
  houseAccount: 'Ce compte est l’un des nôtres.',
  fileMixed: 'Un fichier de virements ne porte que des versements d’un même compte.',
  fileNotTransfer: 'Un fichier de virements ne porte que des versements validés, en euros, vers un IBAN.',
  wrongSignature:
    'Cette signature n’est pas celle de ce portefeuille, ou le texte signé n’est pas celui du jour.',
  bitcoinUnproven:
    'Une adresse Bitcoin ne peut être retenue que si vous nous avez déjà versé des fonds depuis elle. Contactez-nous pour en déclarer une autre.',
  detailsUnchanged: 'Ces coordonnées sont déjà les vôtres.',
  executedDetail: (amount: string, day: string, reference: string) =>
    `${amount} versés le ${day}, référence ${reference}`,
  paidBeforeDetail: (amount: string, day: string, reference: string) =>
    `${amount} déjà versés le ${day}, référence ${reference}`,
  preparedDetail: (name: string, account: string) => `${name}, ${formatAccount(account)}`,
  fileDetail: (name: string, sha256: string) => `${name}, SHA-256 ${sha256}`,
  fileWithdrawnDetail: (name: string, reason: string) => `${name}\u00a0: ${reason}`,
  approval: {
    amount: 'Montant à verser',
    holder: 'Titulaire',
    iban: 'IBAN',
    address: 'Adresse',
    bic: 'BIC',
    source: 'Connu par',
    sources: {
      receipt: 'Compte d’où l’argent est venu',
      declared: 'Coordonnées de versement déclarées par le client',
      staff: 'Demande signée du client',
    },
    dueBy: 'À payer au plus tard le',
    sentBackOn: 'Dernier virement renvoyé par la banque le',
    sentBack:
      'La banque a renvoyé le dernier virement vers ce compte\u00a0: vérifiez avec le client qu’il peut de nouveau être payé.',
  },
  executedNote: (amount: string, day: string, reference: string) =>
    `Versement de ${amount} exécuté le ${day}, référence ${reference}`,
} as const;
