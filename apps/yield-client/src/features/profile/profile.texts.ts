import { NBSP, NNBSP } from '@repo/domain/format';
import { passwordMinLength } from '@repo/domain/limits';

export const profileTexts = {
  failed: 'Votre profil n’a pas pu être chargé',
  identity: {
    title: 'Vos informations',
    edit: 'Modifier',
    save: 'Enregistrer',
    saving: 'Enregistrement…',
    cancel: 'Annuler',
    saved: 'Profil mis à jour.',
    firstname: 'Prénom',
    lastname: 'Nom',
    email: 'Adresse e-mail',
    emailHelp: 'L’adresse e-mail ne peut pas être modifiée.',
    phone: 'Téléphone',
    address: 'Adresse postale',
    zipCode: 'Code postal',
    city: 'Ville',
    country: 'Pays de résidence',
    kyc: 'Statut KYC (vérification d’identité)',
    kycValid: 'Valide',
    kycInvalid: 'Invalide',
    card: 'Pièce d’identité',
    cardExpires: (day: string) => `Valable jusqu’au ${day}`,
    cardExpiresSoon: (day: string) =>
      `Expire le ${day}${NBSP}: dès que vous avez la nouvelle, écrivez-nous depuis «${NBSP}Accompagnement${NBSP}» en la joignant.`,
    cardExpired: (day: string) =>
      `A expiré le ${day}${NBSP}: envoyez-nous la nouvelle depuis «${NBSP}Accompagnement${NBSP}».`,
    none: '—',
  },
  change: {
    before:
      'Votre identité ayant été examinée, notre équipe vérifie toute modification. D’ici là, aucun contrat ne peut être signé.',
    title: 'Modification en attente de vérification',
    about: (when: string) =>
      `Demandée le ${when}. Votre identité ayant été examinée, notre équipe vérifie cette modification et vous écrit. D’ici là, vos données restent les mêmes et aucun contrat ne peut être signé.`,
    line: (before: string | null, after: string | null) => `${before ?? '—'} → ${after ?? '—'}`,
    asked: 'Modification demandée. Notre équipe la vérifie.',
    cancel: 'Annuler ma demande',
    canceled: 'Votre demande est annulée.',
  },
  /** R058. */
  holder: { individual: 'Utilisateur', company: 'Gérant' },
  password: {
    title: 'Mot de passe',
    about: `Au moins ${passwordMinLength} caractères. Le changer déconnecte vos autres appareils.`,
    edit: 'Changer le mot de passe',
    current: 'Mot de passe actuel',
    new: 'Nouveau mot de passe',
    confirm: 'valider',
    confirming: 'Envoi…',
    cancel: 'annuler',
    done: `Le mot de passe a été modifié${NNBSP}!`,
    failed: 'Le mot de passe n’a pas pu être modifié.',
  },
  twoFactor: {
    title: 'Vérification en deux étapes',
    on: 'Activée',
    off: 'Désactivée',
    about: 'À chaque connexion, un code vous est envoyé par e-mail en plus du mot de passe.',
    own: 'Vos moyens de vérification confirment chaque connexion. Pour la désactiver, retirez-les d’abord.',
    forced: 'Votre fonction la rend obligatoire.',
    enable: 'Activer',
    disable: 'Désactiver',
    enabled: 'La vérification en deux étapes est activée.',
    disabled: 'La vérification en deux étapes est désactivée.',
  },
  display: {
    title: 'Affichage',
    label: 'Apparence',
    choices: { auto: 'Comme l’appareil', light: 'Clair', dark: 'Sombre' },
  },
} as const;
