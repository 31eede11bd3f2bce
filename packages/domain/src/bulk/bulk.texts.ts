/** By what happened to a row of a bulk. */
export const bulkRowStateTexts = {
  planned: 'Sera fait',
  ignored: 'Ignoré',
  done: 'Fait',
  failed: 'Échec',
  undone: 'Annulé',
  kept: 'Conservé',
} as const;

export const bulkReasonTexts = {
  own_contract: 'c’est votre propre contrat',
  not_signed: 'contrat non signé',
  contract_ended: 'contrat terminé',
  already_paid: 'déjà payé',
  payment_canceled: 'paiement annulé',
  proof_filed: 'preuve déjà déposée',
  under_check: 'déjà en vérification',
  client_locked: 'compte du client verrouillé ou fermé',
  no_access: 'client sans accès Yield',
  identity_not_approved: 'identité du client non approuvée',
  profile_waiting: 'modification de profil en attente',
  already_reminded: 'déjà relancé',
  same_client: 'un autre contrat de ce client est relancé',
  changed: 'modifié depuis l’aperçu',
  canceled: 'annulé avant d’être fait',
  not_allowed: 'l’auteur n’a plus ce droit',
  gone: 'contrat effacé',
  error: 'erreur technique, rien n’a été fait',
  moved_since: 'modifié depuis par quelqu’un',
  mail_sent: 'l’e-mail était déjà parti',
} as const;
