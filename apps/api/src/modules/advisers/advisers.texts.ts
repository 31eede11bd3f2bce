export const advisersTexts = {
  noAdviser: 'Ce commercial ne peut pas recevoir de client.',
  same: 'C’est déjà leur commercial.',
  taken: 'Cette adresse est celle d’un autre compte.',
  unchanged: 'Rien n’a changé.',
  changed: 'Ce commercial a été modifié depuis que vous l’avez ouvert.',
  hasClients: 'Ce commercial a encore des clients\u00a0: réaffectez-les d’abord.',
  clientsChanged: 'Le nombre de ses clients a changé depuis l’aperçu.',
  /** Of more than `MAX` of `reassign-clients.ts`. */
  tooManyClients:
    'Pas plus de 2\u202f000 clients à la fois\u00a0: réaffectez-les par lots depuis «\u00a0Clients\u00a0».',
  alreadyDisabled: 'Ce commercial est déjà désactivé.',
  notDisabled: 'Ce commercial n’est pas désactivé.',
  sameDelegate: 'Choisissez un autre commercial que celui qui délègue.',
  delegated: 'Une autre délégation de ce commercial couvre déjà l’un de ces jours.',
  delegationEnded: 'Cette délégation est déjà terminée.',
  notUndoable: 'Cette affectation ne peut plus être annulée.',
  /** The reason of an assignment that is undone, on the trail. */
  undone: 'Annulation de l’affectation',
} as const;
