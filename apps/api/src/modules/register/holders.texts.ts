/** « État des titulaires ». */
export const holdersTexts = {
  title: 'État des titulaires',
  subtitle: (on: string, knownOn: string) => `au ${on} · tel qu’inscrit au ${knownOn}`,
  footer: (brand: string) => `${brand} · registre des titulaires`,
  notOver:
    'La journée d’inscription n’est pas terminée\u00a0: un mouvement inscrit plus tard dans la journée changera cet état.',
  nobody: 'Aucun titulaire à cette date.',
  category: (id: string) => `Catégorie ${id}`,
  total: 'Total',
  holders: (count: number) => (count === 1 ? '1 compte' : `${count} comptes`),
  last: (id: string, number: number) => `${id}, dernier mouvement inscrit\u00a0: n° ${number}`,
  erased: 'Titulaire effacé',
  none: '–',
  csvAbout: (on: string, knownOn: string, isOver: boolean) =>
    `État au ${on}, tel qu’inscrit au ${knownOn}${isOver ? '' : ' (journée en cours)'}`,
  csvTotal: (id: string, units: string) => `Total ${id} ${units}`,
  csvLast: (id: string, number: number, hash: string) => `Dernier mouvement ${id} n° ${number} ${hash}`,
  columns: {
    category: 'Catégorie',
    account: 'N° de compte',
    holder: 'Titulaire',
    form: 'Forme',
    registration: 'SIREN ou SIRET',
    address: 'Adresse',
    units: 'Quantité',
    percent: '%',
    first: 'Premier mouvement',
    last: 'Dernier mouvement',
  },
  notes: [
    'Un compte est un contrat, son numéro celui du bon de souscription. Le titulaire est celui connu à la dernière inscription.',
    'La date de naissance n’est pas détenue. Aucun nantissement n’est tenu dans ce registre.',
    'L’empreinte est le SHA-256 du mouvement et de celle du mouvement précédent\u00a0: elle change si l’un des mouvements est modifié.',
  ],
} as const;
