import { NBSP, NNBSP } from '@repo/domain/format';

/** Texts of the e-mailed code: second factor, linking. */
export const codeTexts = {
  label: 'Code à 6 chiffres',
  description: 'Il est valable quelques minutes. Pensez à regarder les courriers indésirables.',
  expired: `Code invalide${NBSP}: il a expiré. Recommencez pour en recevoir un nouveau.`,
  confirm: 'Valider',
  confirming: 'Vérification…',
  notReceived: `Rien reçu${NNBSP}?`,
  resend: 'Renvoyer le code',
  resendIn: (seconds: number) => `Renvoyer le code dans ${seconds}${NBSP}s`,
  resent: 'Un nouveau code vous a été envoyé.',
} as const;
