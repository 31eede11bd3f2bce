import { NBSP, NNBSP } from '@repo/domain/format';

export const sessionsTexts = {
  title: 'Appareils connectés',
  about: `Vous ne reconnaissez pas un appareil${NNBSP}? Déconnectez-le, puis changez votre mot de passe.`,
  failed: 'Vos appareils n’ont pas pu être chargés',
  current: 'Cet appareil',
  alone: 'Aucun autre appareil n’est connecté à votre compte.',
  now: 'Actif en ce moment',
  lastSeen: (when: string) => `Dernière activité ${when}`,
  opened: (when: string) => `Connecté le ${when}`,
  address: (ip: string) => `Adresse IP${NBSP}${ip}`,
  end: 'Déconnecter',
  endOf: (device: string) => `Déconnecter ${device}`,
  ending: 'Déconnexion…',
  ended: (device: string) => `${device}${NBSP}: appareil déconnecté.`,
  others: {
    open: 'Déconnecter les autres appareils',
    title: `Déconnecter les autres appareils${NNBSP}?`,
    text: 'Vous restez connecté sur cet appareil. Sur tous les autres, il faudra se connecter de nouveau.',
    confirm: 'Déconnecter',
    failed: (reason: string) => `${reason} Les autres appareils sont peut-être encore connectés.`,
    done: (count: number) =>
      count > 1 ? `${count} appareils ont été déconnectés.` : 'L’autre appareil a été déconnecté.',
    nothing: 'Aucun autre appareil n’était connecté.',
  },
} as const;
