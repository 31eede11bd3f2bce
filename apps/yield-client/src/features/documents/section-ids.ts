/** The parts of « Mes documents », as the address bar names them. */
export const sectionIds = {
  yields: 'rendements',
  statements: 'releves',
  yearly: 'documents-de-l-annee',
  receipts: 'recus',
} as const;
