export const tasksTexts = {
  failed: 'Les tâches n’ont pas pu être chargées',
  shown: 'Tâches affichées',
  open: 'À faire',
  done: 'Terminées',
  noneOpen: 'Rien à faire pour le moment.',
  noneDone: 'Aucune tâche terminée.',
  help: 'Une tâche se crée sur une fiche, dans «\u00a0Notes et tâches\u00a0».',
  counts: (open: number, late: number) =>
    [
      open === 1 ? '1 tâche à faire' : `${open} tâches à faire`,
      ...(late === 0 ? [] : [`${late} en retard`]),
    ].join(', '),
  more: (count: number) => `Et ${count} autres, affichées quand celles-ci seront terminées.`,
} as const;
