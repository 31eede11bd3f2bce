import type { components } from '@repo/api-sdk';
import { NBSP } from '@repo/domain/format';
import type { StatusTone } from '@repo/ui/feedback';
import type { ContractTab } from './contracts.model.ts';

type MailState = components['schemas']['ContractMail']['state'];

export const contractTabTexts: Readonly<Record<ContractTab, string>> = {
  summary: 'Résumé',
  documents: 'Documents',
  exchanges: 'Échanges',
  history: 'Historique',
};

export const mailStateTexts: Readonly<Record<MailState, string>> = {
  queued: 'À envoyer',
  retried: 'Nouvel essai à venir',
  sent: 'Envoyé',
  failed: 'Non remis',
  muted: 'Désactivé par le client',
};

export const mailStateTones: Readonly<Record<MailState, StatusTone>> = {
  queued: 'neutral',
  retried: 'warning',
  sent: 'positive',
  failed: 'negative',
  muted: 'neutral',
};

export const documentKindTexts: Readonly<Record<components['schemas']['ContractDocument']['kind'], string>> =
  {
    contract: 'Contrat signé',
    pep: 'PEP',
    evidence: 'Piste d’audit de la signature',
  };

/** Texts of one contract: its chain, its proof, the actions on its payment. */
export const contractPanelTexts = {
  heading: 'Souscription',
  close: 'Fermer le détail',
  failed: 'Cette souscription n’a pas pu être chargée',
  clientTitle: 'Client',
  assisted: (by: string | null) =>
    `Canal assisté${NBSP}: préparée par ${by ?? 'l’équipe'}, acceptée par le client.`,
  name: 'Nom',
  email: 'E-mail',
  closedAccount: 'Compte fermé à la demande du client',
  company: 'Société',
  paymentTitle: 'Paiement',
  expectedAmount: 'Montant attendu',
  receivedAmount: 'Montant reçu',
  method: 'Mode',
  reference: 'Référence attendue',
  origin: 'Adresse d’origine annoncée',
  proofTitle: 'Preuve déposée',
  noProof: 'Aucune preuve n’a été déposée.',
  lastRefusal: 'Dernière preuve refusée',
  proofReference: 'Référence',
  proofOrigin: 'Adresse d’origine',
  proofHash: 'Transaction',
  proofLink: 'Lien fourni',
  executedOn: 'Exécuté le',
  submittedAt: 'Déposée le',
  facts: {
    same: 'identique à l’attendu',
    different: 'différente de l’attendu',
    validAddress: 'format valable',
    invalidAddress: 'format non valable',
    validHash: 'format valable',
    invalidHash: 'format inattendu',
  },
  explorer: 'Voir sur l’explorateur',
  payoutsTitle: 'Versements',
  payoutExecuted: (day: string) => `exécuté le ${day}`,
  payoutDue: (state: string, day: string) => `${state}, échéance ${day}`,
  statements: {
    title: 'Relevés téléchargés par le client',
    issue: (period: string, currency: string) => `Relevé ${period}, ${currency}`,
    issuedOn: (day: string) => `le ${day}`,
    replaced: 'remplacé',
    notKept: 'fichier non conservé',
  },
  withdrawals: {
    title: 'Retraits',
    amount: 'Montant demandé',
    none: 'Aucun retrait.',
    fee: (amount: string) => `frais ${amount}`,
    requestedOn: (day: string) => `demandé le ${day}`,
    record: 'Nouveau retrait',
    intro:
      'Pour une demande que le client a faite par écrit. Un second utilisateur doit valider ce retrait\u00a0: rien n’est placé avant.',
    reference: 'Référence de la demande',
    referenceRequired: 'Merci d’indiquer la référence de la demande du client.',
    reason: 'Motif',
    reasonHelp: 'Le client le lit sur son contrat.',
    submit: 'Demander le retrait',
    confirms: (amount: string, contract: string) => `Retrait, contrat ${contract}\u00a0: ${amount}`,
    held: 'Retrait demandé\u00a0: un second utilisateur doit le valider.',
    recorded: 'Retrait enregistré. Le client est averti.',
  },
  tabs: 'Fiche de la souscription',
  adviser: 'Commercial',
  noAdviser: 'Aucun',
  changeAdviser: 'Changer de commercial',
  documents: {
    title: 'Documents signés',
    failed: 'Les documents n’ont pas pu être chargés',
    none: 'Aucun document\u00a0: le contrat n’est pas signé.',
    sha256: 'SHA-256',
  },
  mails: {
    title: 'E-mails au client',
    help: 'Ceux de cette souscription, gardés un mois après leur envoi.',
    failed: 'Les e-mails n’ont pas pu être chargés',
    none: 'Aucun e-mail.',
    queuedAt: (instant: string) => `préparé le ${instant}`,
    sentAt: (instant: string) => `envoyé le ${instant}`,
    by: (name: string) => `par ${name}`,
    scheduled: 'relance automatique',
  },
  feesTitle: 'Frais prélevés',
  noFee: 'Aucun frais n’a été prélevé.',
  feeRate: (percent: string, day: string) => `${percent} · le ${day}`,
  moreEntries: 'Voir toutes les écritures',
  actions: {
    startCheck: 'Passer en vérification',
    validate: 'Valider le paiement',
    refuse: 'Refuser la preuve',
  },
  done: {
    startCheck: 'Paiement passé en vérification.',
    refuse: 'Preuve refusée. Le client est averti.',
  },
  conflictTitle: 'Cette souscription a changé entre-temps',
  conflictHelp: 'Rien n’a été enregistré. L’état ci-dessous est à jour.',
  end: {
    cancel: 'Annuler le contrat',
    close: 'Clôturer le contrat',
    cancelIntro:
      'Le contrat ne pourra plus être signé, et aucun paiement ne sera attendu. Le client reçoit ce motif par e-mail.',
    closeIntro:
      'Un second utilisateur doit valider cette clôture\u00a0: le contrat ne change pas avant. Le client reçoit ce motif par e-mail.',
    submitClose: 'Demander la clôture',
    canceled: 'Contrat annulé. Le client est averti.',
    held: 'Clôture demandée\u00a0: un second utilisateur doit la valider.',
    closed: 'Contrat clôturé. Le client est averti.',
  },
  letter: {
    record: 'Renonciation reçue par courrier',
    intro: (until: string) =>
      `Le client pouvait renoncer à ce contrat par un courrier envoyé jusqu’au ${until}. Tout ce qu’il a versé lui sera rendu. Un second utilisateur doit valider${NBSP}: le contrat ne change pas avant.`,
    sentOn: 'Envoyé le',
    sentHelp: 'Le jour du cachet de la poste\u00a0: c’est lui qui compte.',
    receivedOn: 'Reçu le',
    receivedHelp: 'Le remboursement est dû 30 jours après.',
    document: 'Scan du courrier',
    stored:
      'Le scan joint à la première demande est dans «\u00a0Documents\u00a0»\u00a0: remplacez-le là s’il a changé.',
    scanTitle: 'Lettre de renonciation',
    scan: 'Référence du courrier',
    scanHelp: 'Son numéro de recommandé, et où l’original est classé.',
    reason: 'Motif',
    submit: 'Demander la renonciation',
    held: 'Renonciation demandée\u00a0: un second utilisateur doit la valider.',
    recorded: 'Renonciation enregistrée. Le client est averti.',
  },
  reminder: {
    payment: 'Relancer le client (paiement)',
    signature: 'Relancer le client (signature)',
    resend: 'Renvoyer la signature',
    resent: 'Signature renvoyée\u00a0: le client est averti par e-mail.',
  },
  nothingToDo: 'Rien à vérifier sur ce paiement.',
  ownContract: 'Vous ne pouvez pas traiter votre propre paiement.',
} as const;
