import { NNBSP } from '@repo/domain/format';
import { passwordMinLength } from '@repo/domain/limits';

export const passwordsTexts = {
  forgotten: {
    title: 'Mot de passe oublié',
    subtitle:
      'Indiquez l’adresse de votre compte. Vous y recevrez un lien pour choisir un nouveau mot de passe.',
    email: 'Adresse e-mail',
    submit: 'Recevoir le lien',
    submitting: 'Envoi…',
    failed: 'Le lien n’a pas pu être envoyé',
    sentTitle: 'Regardez votre messagerie',
    sent: (email: string) =>
      `Si un compte existe pour ${email}, un lien vient d’y être envoyé. Il est valable une heure et ne sert qu’une fois.`,
    again: 'Utiliser une autre adresse',
  },
  reset: {
    title: 'Nouveau mot de passe',
    subtitle: `Choisissez un mot de passe d’au moins ${passwordMinLength} caractères, sans espace.`,
    password: 'Nouveau mot de passe',
    confirmation: 'Confirmez le mot de passe',
    submit: 'Enregistrer le mot de passe',
    submitting: 'Enregistrement…',
    failed: 'Le mot de passe n’a pas été changé',
    done: 'Votre mot de passe est changé. Vous pouvez vous connecter.',
    expiredTitle: 'Ce lien n’est plus valable',
    expired: 'Il a déjà servi ou son délai est passé. Votre mot de passe n’a pas changé.',
    requestAgain: 'Demander un nouveau lien',
  },
  remembered: `Vous vous en souvenez${NNBSP}?`,
} as const;
