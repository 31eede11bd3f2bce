export const advisersTexts = {
  noAdviser: 'Ce commercial ne peut pas recevoir de client.',
  notUndoable: 'Cette affectation ne peut plus être annulée.',
  /** The reason of an assignment that is undone, on the trail. */
  undone: 'Annulation de l’affectation',
} as const;
