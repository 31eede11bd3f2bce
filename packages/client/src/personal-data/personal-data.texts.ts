import { NBSP, NNBSP } from '@repo/domain/format';

/** Export of personal data (RGPD, articles 15 and 20). */
export const personalDataTexts = {
  title: 'Mes données personnelles',
  about:
    'Vous pouvez emporter tout ce que nous détenons sur vous : compte, identité, contrats, paiements, connexions. Le PDF se lit, le JSON se reprend dans un autre logiciel.',
  downloads: {
    pdf: 'Télécharger mes données (PDF)',
    json: 'Télécharger mes données (JSON)',
  },
  downloading: 'Préparation…',
  done: 'Vos données ont été téléchargées.',
} as const;

/** « Supprimer mon compte »: what it does, in what order, and how to come back on it (RGPD, article 17). */
export const deletionTexts = {
  failed: 'L’état de votre demande de suppression n’a pas pu être chargé',
  open: 'Supprimer mon compte',
  keep: 'Garder mon compte',
  proceed: 'Continuer',
  intro: (day: string) =>
    `Votre compte sera fermé le ${day}. D’ici là, il reste ouvert et vous pouvez retirer votre demande. Voici ce que deviendront vos données.`,
  table: 'Ce que deviendront vos données',
  columns: { what: 'Vos données', fate: 'Ce qu’elles deviennent' },
  erased: (day: string) => `Effacement le ${day}`,
  kept: (day: string) => `Conservation jusqu’au ${day}`,
  rows: {
    access: 'Adresse e-mail, mot de passe, téléphone',
    traces: 'Connexions, codes et e-mails',
    unsigned: 'Contrats jamais signés',
    name: 'Nom, adresse, société',
    nameReason: 'Attachés à ce que la loi nous impose de conserver, sans autre usage.',
  },
  blockedTitle: 'Votre compte ne peut pas encore être supprimé',
  blocked: `Pour ne rien perdre de vue, il faut d’abord terminer${NBSP}:`,
  close: 'Fermer',
  sureTitle: `Supprimer votre compte${NNBSP}?`,
  sure: (day: string) =>
    `Le ${day}, vous ne pourrez plus vous connecter, et ce qui aura été effacé ne pourra pas être retrouvé.`,
  confirm: 'Demander la suppression',
  requested: 'Votre demande est enregistrée. Un e-mail vous la confirme.',
  state: (requestedOn: string, effectiveOn: string) =>
    `Demande enregistrée le ${requestedOn}, effective le ${effectiveOn}.`,
  stateTitle: 'Suppression de votre compte demandée',
  stateBlocked: `Elle n’a pas encore pu avoir lieu. Il reste à terminer${NBSP}:`,
  cancel: 'Retirer ma demande',
  canceled: 'Votre demande est retirée. Votre compte reste ouvert.',
} as const;
