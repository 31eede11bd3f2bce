/** What is held on oneself, to take away (RGPD, articles 15 and 20). */
export const personalDataTexts = {
  title: 'Mes données personnelles',
  about:
    'Vous pouvez emporter tout ce que nous détenons sur vous : compte, identité, contrats, paiements, connexions. Le PDF se lit, le JSON se reprend dans un autre logiciel.',
  downloads: {
    pdf: 'Télécharger mes données (PDF)',
    json: 'Télécharger mes données (JSON)',
  },
  confirm: 'Télécharger',
  confirming: 'Préparation…',
  done: 'Vos données ont été téléchargées.',
} as const;
