export {
  type Amount,
  currencyLabel,
  dashboardDecimals,
  documentDecimals,
  formatAxisValue,
  formatBookAmount,
  formatChartAmount,
  formatDashboardAmount,
  formatDecimal,
  formatDocumentAmount,
  formatExactAmount,
  formatMatchedAmount,
  formatSubscriptionAmount,
  hiddenAmount,
} from './amount.ts';
export { type CsvColumn, type CsvValue, csvCommentMark, csvHead, csvLine, toCsv } from './csv.ts';
export {
  type DateText,
  formatDayLabel,
  formatElapsed,
  formatLongDate,
  formatLongDateTime,
  formatLongMonth,
  formatMonthLabel,
  formatNumericDate,
  formatNumericDateTime,
  formatTime,
  formatWeekdayDate,
  formatWeekLabel,
} from './date.ts';
export { parseDecimalInput } from './decimal-input.ts';
export { formatFileLimit, formatFileSize } from './file-size.ts';
export {
  formatAccount,
  formatAddress,
  formatIban,
  formatPhoneInput,
  formatShortAddress,
  initials,
} from './identifiers.ts';
export {
  formatChangePercent,
  formatChartPercent,
  formatDifference,
  formatFeePercent,
  formatIndex,
  formatPercent,
  formatPercentFigure,
  formatSignedPercent,
} from './percent.ts';
export { MINUS, NBSP, NNBSP } from './spaces.ts';
export { foldedWords, foldText, formatList } from './text.ts';
