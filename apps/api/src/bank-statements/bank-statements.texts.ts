import { formatAccount } from '@repo/domain/format';

/** What staff read about a bank's file. */
export const statementTexts = {
  emptyFile: 'Le fichier est vide.',
  tooLarge: 'Le fichier dépasse 10 Mo.',
  tooComplex: 'Le fichier contient trop d’éléments pour un relevé.',
  encoding: 'Le texte de ce fichier n’est pas lisible : UTF-8 ou ISO-8859-1 est attendu.',
  brokenXml: 'Ce fichier XML est mal formé à cette ligne.',
  truncated: 'Le fichier s’arrête avant sa fin : demandez-le de nouveau à la banque.',
  doctype: 'Ce fichier XML déclare un type de document, ce qu’un relevé ne fait jamais.',
  notCamt: 'Ce fichier n’est pas un relevé de compte au format CAMT.053.',
  otherMessage: (message: string) =>
    `Ce fichier est un message ${message} : un relevé de compte camt.053 est attendu.`,
  otherVersion: (version: string) => `La version ${version} de camt.053 n’est pas prise en charge.`,
  noStatement: 'Ce fichier ne contient aucun relevé.',
  statementTwice: (id: string) => `Le relevé « ${id} » figure deux fois dans ce fichier.`,
  noAccount: 'Ce relevé n’indique pas d’IBAN.',
  otherAccount: (found: string, expected: string) =>
    `Ce relevé est celui du compte ${formatAccount(found)}, et non du compte ${formatAccount(expected)}.`,
  otherCurrency: (found: string, expected: string) =>
    `Un montant est en « ${found} », sur un compte en ${expected}.`,
  badAmount: (text: string) => `Le montant « ${text} » n’est pas lisible.`,
  noDirection: 'Une écriture n’indique pas si elle est au crédit ou au débit.',
  noDay: 'Une écriture ou un solde n’a pas de date.',
  lineTwice: (reference: string) => `L’écriture « ${reference} » figure deux fois dans ce fichier.`,
  wrongSum: (found: string, given: string) =>
    `Les écritures mènent à un solde de ${found}, mais le relevé indique ${given} : une écriture manque ou figure deux fois.`,
  notText:
    'Ce fichier n’est pas du texte\u00a0: téléchargez-le de nouveau au format CSV, ou enregistrez-le en CSV depuis votre tableur.',
  wrongLines: 'Des lignes de ce fichier ne sont pas lisibles.',
  missingColumn: (column: string) => `L’en-tête ne contient pas la colonne « ${column} ».`,
  columnTwice: (column: string) => `L’en-tête contient deux fois la colonne « ${column} ».`,
  cellCount: (found: number, expected: number) =>
    `Cette ligne compte ${found} cellules au lieu de ${expected}.`,
  badDay: (cell: string, format: string) => `La date « ${cell} » n’est pas lisible (attendu : ${format}).`,
  badNumber: (cell: string) => `Le montant « ${cell} » n’est pas lisible.`,
  oneDirection: 'Une ligne doit avoir un crédit ou un débit, et non les deux.',
  zeroAmount: 'Le montant de cette ligne est nul.',
  otherAccountLine: (found: string, expected: string) =>
    `Cette ligne est du compte « ${found} », et non du compte ${formatAccount(expected)}.`,
  returned: (reason: string) =>
    reason === '' ? 'Virement renvoyé par la banque' : `Virement renvoyé par la banque (${reason})`,
  brokenBalance: 'Le solde de cette ligne ne suit pas celui de la ligne voisine : une ligne manque.',
  formats: { 'dd/mm/yyyy': 'jj/mm/aaaa', 'yyyy-mm-dd': 'aaaa-mm-jj' },
} as const;
