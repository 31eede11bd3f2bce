import { NBSP } from '@repo/domain/format';

export const emailConfirmationTexts = {
  title: 'Confirmez votre adresse e-mail',
  about: `Ouvrez le lien que nous vous avons envoyé${NBSP}: il est valable 72${NBSP}heures. Sans cette confirmation, aucun contrat ne peut être signé.`,
  aboutAddress: (email: string) =>
    `Ouvrez le lien que nous avons envoyé à ${email}${NBSP}: il est valable 72${NBSP}heures. Sans cette confirmation, aucun contrat ne peut être signé.`,
  resend: 'Renvoyer le lien',
  resending: 'Envoi…',
  resent: 'Le lien vient de vous être renvoyé. Les précédents ne fonctionnent plus.',
  notSent: 'Le lien n’a pas pu être renvoyé. Vérifiez votre connexion.',
  page: {
    title: 'Confirmer mon adresse',
    subtitle: 'Cette page confirme que l’adresse e-mail de votre compte est la vôtre.',
    confirm: 'C’est bien mon adresse',
    done: 'Votre adresse e-mail est confirmée',
    doneHint: 'Vous pouvez signer vos contrats.',
    next: 'Continuer',
    signIn: 'Se connecter',
    over: 'Ce lien n’est plus valable',
    overHint: 'Il a déjà servi, un autre l’a remplacé, ou ses 72\u00a0heures sont passées.',
    overSignedOut:
      'Connectez-vous pour savoir si votre adresse est confirmée, ou pour recevoir un autre lien.',
    failed: 'Votre adresse n’a pas pu être confirmée',
  },
} as const;
