/** Giving clients to an adviser. */
export const assignTexts = {
  open: 'Affecter à un commercial',
  title: (count: number) =>
    count === 1 ? 'Affecter ce client à un commercial' : `Affecter ${count} clients à un commercial`,
  adviser: 'Commercial',
  advisersFailed: 'Les commerciaux n’ont pas pu être chargés',
  previewFailed: 'L’aperçu n’a pas pu être chargé',
  list: 'Effet sur chaque client',
  name: 'Client',
  from: 'Aujourd’hui',
  effect: 'Effet',
  effects: {
    other: 'Sera affecté',
    same: 'Ignoré\u00a0: déjà affecté',
    closed: 'Ignoré\u00a0: compte fermé',
  },
  summary: (planned: number, ignored: number) =>
    `${planned === 0 ? 'Aucun client ne changera' : planned === 1 ? '1 client changera' : `${planned} clients changeront`} de commercial${
      ignored === 0 ? '' : `, ${ignored === 1 ? '1 ignoré' : `${ignored} ignorés`}`
    }. Leur commercial actuel n’y aura plus accès.`,
  submit: 'Affecter',
  done: (count: number, ignored: number) =>
    `${count === 1 ? '1 client affecté' : `${count} clients affectés`}${
      ignored === 0
        ? ''
        : `, ${ignored} ignoré${ignored === 1 ? '' : 's'}\u00a0: modifié${ignored === 1 ? '' : 's'} entre-temps`
    }`,
} as const;
