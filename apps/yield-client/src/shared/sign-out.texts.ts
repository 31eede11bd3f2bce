export const signOutTexts = {
  leave: 'Se déconnecter',
  done: 'Vous êtes déconnecté.',
  onlyHere: 'Vous êtes déconnecté sur cet appareil. Le serveur n’a pas répondu.',
} as const;
