/** « Moyens de vérification perdus », of a client and of a colleague. */
export const factorRemovalTexts = {
  open: 'Moyens de vérification perdus',
  openOf: (name: string) => `Moyens de vérification perdus de ${name}`,
  title: (name: string) => `Retirer les moyens de vérification de ${name}`,
  intro: (isHeld: boolean) =>
    `À faire quand la personne n’a plus ni ses appareils, ni ses codes de récupération. Vérifiez son identité autrement que par e-mail. ${isHeld ? 'Après validation, elle reçoit' : 'Elle reçoit aussitôt'} un e-mail\u00a0; ses clés d’accès, applications et codes sont retirés 48\u00a0heures plus tard, et toutes ses sessions sont alors fermées. Si l’un d’eux sert entre-temps, le retrait s’arrête aussitôt.`,
  reasonHelp: 'Gardé dans l’historique\u00a0: la personne ne le lit pas.',
  heldReasonHelp:
    'Lu par le second utilisateur, et gardé dans l’historique\u00a0: la personne ne le lit pas.',
  submit: 'Demander le retrait',
  submitAlone: 'Planifier le retrait',
  held: 'Le retrait attend un second utilisateur',
  planned: 'Le retrait est planifié',
  waits: (when: string) => `Ses moyens de vérification seront retirés le ${when}`,
  waitsHelp:
    'La personne en a été avertie par e-mail. Tant que l’heure n’est pas venue, une personne de l’équipe peut l’arrêter, et elle aussi, par le lien de cet e-mail ou en se connectant.',
  stop: 'Arrêter le retrait',
  stopTitle: 'Arrêter le retrait des moyens de vérification',
  stopIntro: 'Le compte garde ses moyens de vérification. La personne reçoit un e-mail.',
  stopped: 'Le retrait est arrêté',
} as const;
