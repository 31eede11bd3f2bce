/** Why a file of transfers cannot be written, for staff. */
export const creditTransferTexts = {
  none: 'Aucun versement à écrire dans ce fichier.',
  executionDay: (day: string) => `Le ${day} n’est pas un jour ouvré bancaire à venir.`,
  debtor: 'Le compte à débiter n’a pas de nom, d’IBAN ou de BIC valable.',
  messageId: 'L’identifiant du fichier compte de 1 à 35 caractères, sans accent.',
  twice: 'Ce versement figure deux fois dans la liste.',
  endToEndId:
    'La référence de bout en bout compte de 1 à 35 caractères, sans accent ni barre oblique aux extrémités.',
  endToEndTwice: 'Un autre versement a la même référence de bout en bout.',
  amount: 'Le montant doit être de 0,01 € à 999 999 999,99 €, avec deux décimales au plus.',
  name: 'Le nom du bénéficiaire est vide ou ne peut pas être écrit en caractères latins.',
  iban: 'L’IBAN du bénéficiaire n’est pas celui d’un compte de la zone SEPA.',
  bic: 'Le BIC du bénéficiaire n’est pas valable.',
  remittance: 'Le libellé compte 140 caractères au plus.',
} as const;
