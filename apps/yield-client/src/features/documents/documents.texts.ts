import { NBSP, NNBSP } from '@repo/domain/format';
import { refundMaxDays } from '@repo/domain/limits';
import { cancelContractTexts } from '../../shared/shared.texts.ts';

export const documentsTexts = {
  subtitle: 'Vos contrats, leurs paiements, vos relevés et l’historique de vos rendements.',
  currency: 'Devise',
  newContract: 'Nouveau contrat',
  prepared: {
    title: (product: string, amount: string) => `Une souscription de ${amount} à ${product} vous attend`,
    by: (name: string, until: string) =>
      `${name} l’a préparée pour vous. Relisez-la, puis acceptez-la ou refusez-la avant le ${until}.`,
    open: 'Relire la souscription',
  },
  empty: 'Vous n’avez encore aucune souscription.',
  emptyHint: 'Choisissez une stratégie pour signer votre premier contrat.',
  failedHint: 'Vos contrats ne sont pas touchés.',
  totalInvested: 'Total investi',
  awaited: 'En attente',
  contractsOf: (product: string) => `Contrats ${product}`,
  payout: {
    due: (amount: string, day: string) => `Versement de ${amount} prévu au plus tard le ${day}`,
    sentBack: (day: string, due: string) =>
      `Virement renvoyé par votre banque le ${day}, nous vous contactons. ${due}`,
    held: (due: string, day: string) => `${due}, pas avant le ${day}`,
    expected: (amount: string) => `${amount} à vous rendre s’ils nous parviennent`,
    checking: (amount: string) => `Versement de ${amount} en cours de vérification`,
    executed: (amount: string, day: string, reference: string) =>
      `Versement de ${amount} exécuté le ${day}, référence ${reference}`,
  },
  columns: {
    subscribed: 'Souscription',
    status: 'Statut',
    closed: 'Clôture',
    invested: 'Montant investi',
    payment: 'Paiement',
    withdrawals: 'Retraits',
    documents: 'Documents',
    actions: 'Actions',
  },
  none: '–',
  notComputable: (currency: string) => `non calculable en ${currency}`,
  subscribedAmount: 'souscrit',
  investedAmount: 'investi',
  otherActions: (contract: string) => `Autres actions${NBSP}: ${contract}`,
  contract: 'Contrat signé',
  pep: 'PEP',
  pepMeaning: 'Déclaration de personne politiquement exposée (PPE), signée avec le contrat',
  write: 'Écrire à l’équipe',
  noContract: 'Contrat indisponible',
  noPep: 'PEP indisponible',
  withdrawalOn: (date: string) => `Retrait du ${date}`,
  net: (amount: string) => `${amount} net`,
  grossAndFee: (gross: string, fee: string) => `brut ${gross}, dont frais de sortie ${fee}`,
  redemption: (date: string) => `Rachat à la première VL datée du ${date} ou après`,
  close: 'Clôturer',
  cancel: 'Annuler',
  resume: 'Reprendre la signature',
  proof: { submit: 'Preuve de paiement', edit: 'Modifier la preuve', view: 'Voir la preuve' },
  proofRefused: 'Preuve refusée',
  closing: {
    title: `Clôturer ce contrat${NNBSP}?`,
    /** What happens to the money, by payment status. */
    text: {
      paid: (product: string) =>
        `Vos parts ${product} seront rachetées à une valeur liquidative (VL) à venir${NBSP}: le montant versé, frais de sortie déduits, ne sera connu qu’à sa publication. La clôture est définitive.`,
      unpaid: (product: string) =>
        `Aucun paiement n’est enregistré pour ce contrat ${product}${NBSP}: il prendra fin sans versement. La clôture est définitive.`,
      unchecked: (product: string) =>
        `Votre paiement du contrat ${product} n’est pas encore validé${NBSP}: le contrat prendra fin sans versement. Si vous avez déjà payé, attendez plutôt la validation. La clôture est définitive.`,
    },
    /** The same as a line under the button, when renouncing refunds more. */
    hint: {
      paid: 'Vos parts sont rachetées à une valeur (VL) à venir, frais de sortie déduits.',
      unpaid: `Aucun paiement enregistré${NBSP}: rien ne vous est versé.`,
      unchecked: `Paiement pas encore validé${NBSP}: rien ne vous est versé.`,
    },
    confirm: 'Clôturer le contrat',
    done: 'Contrat clôturé.',
    failed: 'Impossible de clôturer ce contrat.',
  },
  canceling: {
    title: `Annuler ce contrat${NNBSP}?`,
    text: (product: string) =>
      `Le contrat ${product} n’est pas encore signé. Une fois annulé, il ne pourra plus l’être${NBSP}; vous pourrez souscrire à nouveau.`,
    ...cancelContractTexts,
  },
  keep: 'Garder le contrat',
} as const;

/** The progress of a contract. */
export const progressTexts = {
  label: 'Avancement',
  steps: { signature: 'Signé', payment: 'Payé', receipt: 'Reçu', units: 'Parts' },
  states: { done: `${NBSP}: fait`, current: `${NBSP}: en cours`, todo: `${NBSP}: à venir` },
} as const;

/** « Demander un retrait »: a part of what a contract holds. */
export const withdrawingTexts = {
  open: 'Demander un retrait',
  title: 'Demander un retrait',
  intro: (contract: string) =>
    `Une partie de ce que vaut votre contrat ${contract} vous est versée, dans la devise de votre paiement. Le contrat continue.`,
  cancel: 'Fermer',
  proceed: 'Continuer',
  sureTitle: `Confirmer ce retrait${NNBSP}?`,
  sure: (requested: string, contract: string) => `Retrait demandé${NBSP}: ${requested}, contrat ${contract}.`,
  change: 'Modifier',
  confirm: 'Confirmer le retrait',
  failed: 'Impossible de demander ce retrait.',
  doneTitle: 'Votre retrait est demandé',
  done: (requested: string, execution: string) => `${requested}, ${execution}.`,
  doneMail: `Un e-mail vous le confirme${NBSP}; un autre vous donnera le montant versé et ses frais le jour de son exécution.`,
  close: 'Fermer',
  pending: (execution: string) => `Retrait demandé · ${execution}`,
  cancelableUntil: (day: string, hour: string) => `Annulable jusqu’au ${day} à ${hour}${NBSP}h`,
  cancelWithdrawal: 'Annuler le retrait',
  cancelTitle: `Annuler ce retrait${NNBSP}?`,
  cancelText: (requested: string) =>
    `${requested}${NBSP}: rien ne sera racheté, vos parts restent investies.`,
  keep: 'Garder le retrait',
  canceled: 'Retrait annulé.',
  cancelFailed: 'Impossible d’annuler ce retrait.',
} as const;

/** « Renoncer au contrat » (Code de la consommation, L222-7 and D221-5). */
export const renouncingTexts = {
  open: 'Renoncer au contrat',
  hint: {
    paid: (date: string) =>
      `Jusqu’au ${date} inclus${NBSP}: tout ce que vous avez versé vous est rendu, sans frais.`,
    unpaid: (date: string) =>
      `Jusqu’au ${date} inclus, sans frais. Aucun paiement enregistré${NBSP}: rien ne vous est dû.`,
  },
  title: 'Renoncer au contrat',
  intro: (date: string) =>
    `Vous pouvez renoncer à ce contrat jusqu’au ${date} inclus, sans frais et sans avoir à vous justifier.`,
  recap: {
    contract: 'Contrat',
    number: 'Bon de commande',
    signedAt: 'Signé le',
    amount: 'Montant',
  },
  /** By status and payment: also of a contract that was closed. */
  effects: {
    unpaid: `Le contrat prendra fin tout de suite. Aucun paiement n’est enregistré pour ce contrat${NBSP}; si vous avez déjà payé, ce que nous recevrions vous serait rendu.`,
    signed: `Le contrat prendra fin tout de suite${NBSP}; il ne comptera plus dans votre portefeuille. Ce que vous avez versé vous sera rendu en totalité, au plus tard sous ${refundMaxDays} jours.`,
    closed: `La clôture sera annulée${NBSP}; le contrat ne comptera plus dans votre portefeuille. Ce que vous avez versé vous sera rendu en totalité, au plus tard sous ${refundMaxDays} jours, à la place du montant du rachat de vos parts.`,
  },
  keep: { signed: 'Garder le contrat', closed: 'Garder la clôture' },
  proceed: 'Continuer',
  sureTitle: `Confirmer votre renonciation${NNBSP}?`,
  sure: (contract: string) =>
    `Je déclare renoncer au contrat ${contract}. Cette renonciation est définitive.`,
  confirm: 'Confirmer la renonciation',
  doneTitle: 'Votre renonciation est enregistrée',
  done: (date: string) => `Nous l’avons reçue le ${date}.`,
  doneMail: 'Un accusé de réception vous est envoyé par e-mail. Conservez-le.',
  close: 'Fermer',
  failed: 'Impossible d’enregistrer votre renonciation.',
  renounced: 'par renonciation',
} as const;

export const proofTexts = {
  title: 'Preuve de paiement',
  back: 'Retour aux documents',
  contract: (product: string, date: string) => `Contrat ${product} du ${date}`,
  amount: 'Montant du contrat',
  orderReference: 'Référence attendue',
  introTransfer: 'Indiquez la référence de votre virement et le jour où il a été exécuté.',
  introCrypto: 'Indiquez l’adresse qui a envoyé les fonds et la transaction correspondante.',
  notPaid: `Pas encore payé${NNBSP}?`,
  howToPay: 'Voir comment payer ce contrat',
  reference: 'Référence du virement',
  origin: 'Adresse d’origine',
  txid: 'Hash de la transaction',
  txidHint:
    'Le numéro de la transaction, que votre portefeuille crypto affiche après l’envoi. Ou, plus bas, son lien dans un explorateur.',
  url: (index: number) => `Lien de la transaction ${index}`,
  addUrl: 'Ajouter un lien',
  removeUrl: (index: number) => `Retirer le lien ${index}`,
  executedOn: 'Date d’exécution',
  submittedOn: 'Déposée le',
  cancel: 'Annuler',
  save: 'Enregistrer la preuve',
  saved: 'Preuve de paiement enregistrée.',
  failed: 'Impossible d’enregistrer la preuve.',
  alreadyPaid: 'Ce paiement est déjà validé.',
  notEditable: {
    checking: 'Votre preuve est en cours de vérification. Elle ne peut plus être modifiée.',
    other: 'Aucune preuve n’est attendue pour ce contrat.',
  },
  refused: 'Votre dernière preuve a été refusée.',
  noProof: 'Aucune preuve n’a été déposée.',
  links: 'Liens des transactions',
  unknown: 'Ce contrat est introuvable.',
} as const;

/** Until a contract is paid. */
export const payTexts = {
  open: 'Payer',
  openOf: (contract: string) => `Payer${NBSP}: ${contract}`,
  hide: 'Masquer le paiement',
  refused: 'Votre dernière preuve a été refusée',
  notTwice: `Déjà payé${NNBSP}? Ne payez pas deux fois${NBSP}: déposez une nouvelle preuve.`,
  rest: `Une partie est déjà reçue${NBSP}: voici ce qui manque.`,
  inContract: 'Les coordonnées de paiement sont dans le contrat que vous avez signé.',
  openContract: 'Ouvrir le contrat signé',
  paid: `J’ai payé${NBSP}: déposer la preuve`,
} as const;

export const yieldsTexts = {
  title: 'Historique des rendements',
  product: 'Produit',
  choose: 'Choisir un produit',
  columns: { date: 'Date', product: 'Produit', rate: 'Rendement' },
  noProduct: 'Sélectionnez un produit pour afficher les rendements associés.',
  empty: 'Aucun rendement pour ce produit pour le moment.',
  failed: 'Impossible de charger les rendements.',
  notInvested: (products: string) =>
    `Rendements du produit, pas les vôtres${NBSP}: rien n’est investi dans ${products}.`,
} as const;

/** The parts of the page below the contracts. */
export const sectionTexts = {
  label: 'Sur cette page',
  yields: 'Rendements',
  statements: 'Relevés',
  yearly: 'Frais et fiscalité',
  receipts: 'Reçus',
} as const;

/** What was received and paid. */
export const receiptsTexts = {
  title: 'Reçus',
  search: 'Rechercher',
  year: 'Année',
  everyYear: 'Toutes',
  none: 'Aucun reçu ne correspond à cette recherche.',
  payment: 'Versement reçu',
  payout: (kind: string) => `${kind}, versement`,
  columns: {
    day: 'Date',
    title: 'Opération',
    contract: 'Contrat',
    amount: 'Montant',
    detail: 'Détail',
  },
  pdf: 'PDF',
  download: (title: string, day: string) => `Reçu, ${title} du ${day}, PDF`,
  failed: 'Le reçu n’a pas pu être téléchargé. Vérifiez votre connexion, puis recommencez.',
  saved: (name: string) => `${name} a été téléchargé.`,
  follow: (number: string) => `Suivi du contrat ${number}`,
} as const;
