const nbsp = '\u00a0';

export const navAttestationTexts = {
  title: 'Attestation de VL',
  subtitle: (strategy: string, first: string, last: string) =>
    first === last ? `${strategy} · ${first}` : `${strategy} · du ${first} au ${last}`,
  footer: (brand: string, strategy: string) => `${brand} · attestation de VL ${strategy}`,
  fileName: (strategy: string, first: string, last: string) =>
    `attestation-vl-${strategy.toLowerCase()}-${first}${first === last ? '' : `-${last}`}.pdf`,
  summary: 'Objet',
  strategy: 'Stratégie',
  currency: 'Devise de référence',
  period: 'Jours',
  count: 'VL publiées',
  corrected: 'Dont corrigées',
  establishedAt: 'Établie le',
  establishedBy: 'Établie par',
  values: 'VL publiées',
  detail: 'Détail du calcul',
  replaced: 'Valeurs remplacées ou retirées',
  replacedIntro:
    'Elles ne valent plus. Elles restent lisibles, avec la date à laquelle une autre les a remplacées.',
  columns: {
    day: 'Jour',
    nav: 'VL',
    version: 'Version',
    enteredBy: 'Saisie par',
    approvedBy: 'Validée par',
    publishedAt: 'Publiée le',
    replacedAt: 'Remplacée le',
    gross: 'VL brute',
    accruals: 'Provisions',
    mark: 'Plus-haut',
  },
  none: '–',
  digest: 'Empreinte des valeurs',
  digestHelp: [
    `SHA-256 du texte en UTF-8 d’une ligne par VL publiée, dans l’ordre des jours${nbsp}: jour;VL;version, par exemple 2026-01-02;101;1, chaque ligne terminée par un saut de ligne.`,
    'Elle est inscrite au journal d’audit avec le nom de la personne qui a établi ce document.',
  ],
  informative:
    'Les valeurs sont celles publiées sur la plateforme à la date d’établissement. Une VL corrigée depuis porte une autre version.',
} as const;
