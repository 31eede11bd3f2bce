/** Why Sumsub refused, by its labels: the frequent ones in words. */
const labelTexts: Readonly<Record<string, string>> = {
  UNSATISFACTORY_PHOTOS: 'Photos inexploitables',
  SCREENSHOTS: 'Captures d’écran',
  BAD_PHOTO: 'Photo de mauvaise qualité',
  DOCUMENT_PAGE_MISSING: 'Page manquante',
  DOCUMENT_DAMAGED: 'Document abîmé',
  FORGERY: 'Document falsifié',
  SELFIE_MISMATCH: 'Le visage ne correspond pas',
  BLACKLIST: 'Liste de blocage',
  BLOCKLIST: 'Liste de blocage',
  INCONSISTENT_PROFILE: 'Profil incohérent',
  FRAUDULENT_PATTERNS: 'Signes de fraude',
  WRONG_USER_REGION: 'Pays non accepté',
};

/** « Document falsifié (FORGERY) »; a label that we do not know, as it is. */
export function rejectLabelText(label: string): string {
  const text = Object.hasOwn(labelTexts, label) ? labelTexts[label] : undefined;
  return text === undefined ? label : `${text} (${label})`;
}

const fraud = ['FORGERY', 'BLACKLIST', 'BLOCKLIST', 'FRAUDULENT_PATTERNS'];

/** The provider warns against a new try of such a person. */
export const isFraudLabelled = (labels: readonly string[]): boolean =>
  labels.some((label) => fraud.includes(label));
