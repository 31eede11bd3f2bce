export const staffSessionsTexts = {
  ownAccount: 'Vos propres appareils se déconnectent depuis «\u00a0Sécurité\u00a0».',
  administrator: 'Ce compte administre un service\u00a0: seul un super administrateur peut le déconnecter.',
  none: 'Cette session est déjà fermée.',
} as const;
