import { NNBSP } from '@repo/domain/format';

export const linkingTexts = {
  title: (brand: string) => `Activer mon accès ${brand}`,
  subtitle: (other: string) =>
    `Utilisez l’adresse et le mot de passe de votre compte ${other}. Un code vous sera envoyé par e-mail.`,
  email: (other: string) => `Adresse e-mail de votre compte ${other}`,
  password: (other: string) => `Mot de passe ${other}`,
  submit: 'Recevoir le code',
  submitting: 'Envoi…',
  failed: 'La demande n’a pas abouti',
  codeTitle: 'Confirmez la liaison',
  codeSubtitle: 'Saisissez le code reçu par e-mail pour relier les deux services.',
  confirm: 'Continuer',
  sharingSubtitle: 'Rien n’est relié tant que vous n’avez pas accepté.',
  accept: 'Accepter et relier',
  accepting: 'Liaison…',
  refuse: 'Ne pas relier',
  back: 'Recommencer avec un autre compte',
  done: (brand: string) => `Votre accès ${brand} est activé.`,
  alreadyHere: `Vous avez déjà un accès${NNBSP}?`,
} as const;
