import { formatList } from '@repo/domain/format';
import type { KycControl, RejectType, StaffKycAction } from '@repo/domain/kyc';

interface ActionTexts {
  readonly button: string;
  readonly title: string;
  readonly submit: string;
  readonly done: string;
  /** What it does. */
  readonly effect: string;
}

export const actionTexts: Readonly<Record<StaffKycAction, ActionTexts>> = {
  remind: {
    button: 'Relancer le client',
    title: 'Relancer le client\u00a0?',
    submit: 'Envoyer l’e-mail',
    done: 'Le client est relancé.',
    effect: 'Un e-mail l’invite à terminer sa vérification. Une relance par jour au plus.',
  },
  approve: {
    button: 'Valider',
    title: 'Approuver cette identité\u00a0?',
    submit: 'Approuver l’identité',
    done: 'L’identité est approuvée.',
    effect: 'Le compte s’ouvre entièrement au client. Une révocation demandera deux personnes.',
  },
  correct: {
    button: 'Demander une correction',
    title: 'Demander une autre pièce',
    submit: 'Envoyer la demande',
    done: 'La demande est envoyée au client.',
    effect: 'Le client reçoit le motif par e-mail et peut présenter une autre pièce.',
  },
  reject: {
    button: 'Rejeter',
    title: 'Rejeter cette identité',
    submit: 'Rejeter l’identité',
    done: 'L’identité est rejetée.',
    effect: 'Le client reçoit le motif par e-mail.',
  },
  reopen: {
    button: 'Autoriser un nouvel essai',
    title: 'Autoriser un nouvel essai\u00a0?',
    submit: 'Autoriser un nouvel essai',
    done: 'Un nouvel essai est ouvert au client.',
    effect: 'Le refus est levé et le client en est averti par e-mail.',
  },
  revoke: {
    button: 'Révoquer',
    title: 'Révoquer cette identité',
    submit: 'Demander la révocation',
    done: 'L’identité est révoquée.',
    effect: 'Le client perd l’accès à Yield dès la validation par une seconde personne.',
  },
};

export const rejectTypeTexts: Readonly<Record<RejectType, string>> = {
  RETRY: 'Le client peut réessayer',
  FINAL: 'Refus définitif',
};

export const controlTexts: Readonly<Record<KycControl, string | null>> = {
  alone: null,
  second_person: 'Une seconde personne devra valider.',
  super_admin: 'Le refus était définitif\u00a0: une seconde personne devra valider.',
};

export const identityTexts = {
  case: 'Dossier',
  failed: 'Le dossier n’a pas pu être chargé',
  waitingSince: 'En attente depuis',
  refusals: 'Refus',
  remindedAt: 'Dernière relance',
  never: 'Jamais',
  held: 'La demande attend une seconde personne.',
  ownCase: 'Aucune action ne vous est ouverte sur ce dossier.',
  viewer: 'Pièces et documents',
  documents: 'Documents du dossier',
  noPage: 'Aucune pièce déposée',
  noPageHelp: 'Le client n’a encore rien envoyé. Vous pouvez le relancer.',
  previous: 'Document précédent',
  next: 'Document suivant',
  position: (index: number, count: number) => `${index} sur ${count}`,
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  rotate: 'Tourner d’un quart de tour',
  page: (title: string) => `Document affiché\u00a0: ${title}`,
  loading: 'Ouverture du document…',
  fileFailed: 'Le document n’a pas pu être ouvert',
  fileSetAside:
    'L’antivirus a reconnu un logiciel malveillant dans ce fichier. Demandez-en un autre au client.',
  fileRefused: 'Ce document ne vous est pas ouvert',
  otherFormat: 'Ce format ne s’affiche pas ici',
  otherFormatHelp: 'L’ouverture est au journal. Enregistrez le fichier pour le lire.',
  save: 'Enregistrer le fichier',
  traced: 'Chaque ouverture est inscrite au journal.',
  typed: 'Saisi par le client',
  country: 'Pays du document',
  kind: 'Document',
  sides: { FRONT_SIDE: 'recto', BACK_SIDE: 'verso' },
  sentAt: 'Envoyé le',
  decision: 'Décision',
  by: 'Par',
  decidedBy: (who: string, day: string) => `${who}, le ${day}`,
  reason: 'Lu par le client',
  marked: 'À corriger (pas encore demandé)',
  comment: 'Commentaire interne',
  approveDocument: 'Valider le document',
  markDocument: 'Non valide',
  reviewDocument: 'Remettre en révision',
  documentApproved: 'Le document est validé.',
  documentReviewed: 'Le document est en cours de révision.',
  documentMarked: 'Le document est marqué à corriger. Le client n’en est pas encore averti.',
  markTitle: (document: string) => `${document}\u00a0: non valide`,
  markSubmit: 'Marquer à corriger',
  markEffect: 'Rien n’est envoyé maintenant\u00a0: un seul e-mail demandera toutes les corrections.',
  toCorrect: (documents: readonly string[]) =>
    `${documents.length > 1 ? `${documents.length} documents` : 'Un document'} à corriger\u00a0: ${formatList(documents)}. Un seul e-mail au client.`,
  ask: (count: number) => `Demander les corrections (${count})`,
  askTitle: 'Demander ces corrections\u00a0?',
  askEffect: 'Le client reçoit un seul e-mail avec ces textes, et peut renvoyer ces documents.',
  askSubmit: 'Envoyer l’e-mail',
  asked: 'Les corrections sont demandées au client.',
  fault: 'Motif',
  rejectType: 'Suite',
  message: 'Message au client',
  messageHelp: 'Ajouté au motif dans l’e-mail, et lu par le client sur son espace.',
  internal: 'Commentaire interne',
  internalHelp: 'Pour l’équipe. Le client ne le lit jamais.',
  missingRejectType: 'Indiquez si un nouvel essai reste possible.',
  requestReason: 'Motif de la demande',
  requestReasonHelp: 'Lu par la personne qui validera.',
  lastDay: 'Échéance',
  validUntil: 'Valable jusqu’au',
  issuedOn: 'Délivré le',
  issuedHelp: 'Un KBIS est valable trois mois.',
  goodUntil: (day: string) => `Valable jusqu’au ${day}.`,
  tooOld: (day: string) =>
    `Plus de trois mois\u00a0: expiré depuis le ${day}. Le client sera prié d’en envoyer un nouveau.`,
  missingDay: 'Indiquez la date portée par le document.',
  futureDay: 'Cette date n’est pas encore passée.',
  saveDay: 'Enregistrer l’échéance',
  daySaved: 'L’échéance est enregistrée.',
  removeDay: 'Sans échéance',
  dayRemoved: 'Ce document n’a plus d’échéance.',
  expirySteps: { none: 'En cours', soon: 'Expire bientôt', expired: 'Expiré' },
  noDay: 'Non saisie',
  shortcuts: { approve: 'Valider', correct: 'Demander une correction' },
} as const;

export const freezeTexts = {
  title: 'Gel des avoirs',
  unchecked: 'Non vérifié\u00a0: le registre national des gels n’a pas été importé.',
  none: (day: string) => `Aucun nom semblable dans le registre national des gels du ${day}.`,
  found: (count: number, day: string) =>
    count === 1
      ? `Un nom semblable figure au registre national des gels du ${day}. À examiner avant toute opération.`
      : `${count} noms semblables figurent au registre national des gels du ${day}. À examiner avant toute opération.`,
  shown: (shown: number, total: number) =>
    `Les ${shown} premiers par ordre alphabétique, sur ${total}. Les autres sont à chercher sur gels-avoirs.dgtresor.gouv.fr.`,
  natures: { person: 'Personne physique', entity: 'Personne morale' },
  born: (birth: string) => `naissance\u00a0: ${birth.split('-').toReversed().join('/')}`,
  number: (id: string) => `n°\u00a0${id} du registre`,
} as const;
