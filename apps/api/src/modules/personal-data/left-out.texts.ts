/** Personal data that is not in the export, each with its reason; part of the export. */
export const leftOutTexts = [
  {
    data: 'Notes et motifs techniques du prestataire d’identité réservés à l’équipe',
    reason:
      'Ils servent à détecter la fraude et le blanchiment : les communiquer est interdit ou en ruinerait l’effet. Le motif qui vous est destiné est exporté.',
  },
  {
    data: 'Notes et tâches internes de l’équipe',
    reason:
      'Elles peuvent concerner d’autres personnes ou un contrôle que la loi interdit de révéler. Écrivez-nous pour les obtenir\u00a0: une personne de l’équipe les relit avant de vous les remettre.',
  },
  {
    data: 'Empreintes du mot de passe, des sessions et des codes, clés des moyens de vérification',
    reason: 'Elles protègent votre compte et ne disent rien de vous.',
  },
  {
    data: 'Contenu des documents et des e-mails',
    reason:
      'Vos documents restent consultables dans votre espace et sont désignés ici par leur empreinte. Le texte des e-mails est celui que vous avez reçu.',
  },
  {
    data: 'Contenu des documents que l’équipe a ajoutés à vos contrats',
    reason:
      'Ils peuvent concerner d’autres personnes et ne sont pas dans votre espace. Ils sont désignés ici par leur nom et leur empreinte\u00a0: écrivez-nous pour en obtenir une copie.',
  },
  {
    data: 'Identité des membres de l’équipe et de votre conseiller',
    reason: 'Ce sont les données d’autres personnes.',
  },
  {
    data: 'Mémoire technique des requêtes répétées et compteurs de tentatives',
    reason: 'Elle s’efface d’elle-même en deux jours au plus et ne contient rien qui ne soit exporté ici.',
  },
] as const;
