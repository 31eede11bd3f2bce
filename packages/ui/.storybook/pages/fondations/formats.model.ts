import { countries } from '@repo/domain/countries';
import { isoDay } from '@repo/domain/dates';
import {
  formatAddress,
  formatAxisValue,
  formatChangePercent,
  formatChartAmount,
  formatChartPercent,
  formatDashboardAmount,
  formatDecimal,
  formatDocumentAmount,
  formatFeePercent,
  formatFileSize,
  formatIban,
  formatIndex,
  formatLongDate,
  formatLongDateTime,
  formatNumericDate,
  formatNumericDateTime,
  formatPercent,
  formatPhoneInput,
  formatShortAddress,
  formatSignedPercent,
  formatSubscriptionAmount,
  hiddenAmount,
  parseDecimalInput,
} from '@repo/domain/format';
import {
  amountSteps,
  defaultMinimums,
  fileFieldAccept,
  footerFeeDefaults,
  kycPollIntervalMs,
  pageSizes,
  parametersMaxAgeSeconds,
  passwordMinLength,
  signaturePollIntervalMs,
  toastDurationMs,
} from '@repo/domain/limits';
import { PAYMENT_ASSETS } from '@repo/domain/money';
import {
  annualised,
  axisCeiling,
  compounded,
  MOVING_AVERAGE_POINTS,
  PERIOD_DAYS,
  PERIODS,
} from '@repo/domain/portfolio';
import { formatsTexts } from './formats.texts.ts';

/** One format: its input and the output of the domain. */
interface FormatExample {
  readonly rule: string;
  readonly given: string;
  readonly shown: string;
}

interface FormatSection {
  readonly title: string;
  readonly examples: readonly FormatExample[];
}

const { rules, sections } = formatsTexts;
const address = '0x52908400098527886E0F7030069857D2E4169EE7';
const iban = 'FR1420041010050500013M02606';

const one = (rule: string, given: string, shown: string): FormatExample => ({ rule, given, shown });

/** An amount and its currency, through one of the amount formats. */
function amount(rule: string, format: (amount: string, currency: string) => string, text: string) {
  const [value = '', currency = ''] = text.split(' ');
  return one(rule, text, format(value, currency));
}

const amounts: readonly FormatSection[] = [
  {
    title: sections.dashboard,
    examples: [
      amount(rules.fiatCurrency, formatDashboardAmount, '128450.12 EUR'),
      amount(rules.fiatCurrency, formatDashboardAmount, '1234.5 USD'),
      amount(rules.fiatCurrency, formatDashboardAmount, '-1234.5 CHF'),
      amount(rules.btcDashboard, formatDashboardAmount, '0.123456785 BTC'),
      amount(rules.otherDashboard, formatDashboardAmount, '1.5 ETH'),
      one(rules.hidden, '128450.12 EUR', hiddenAmount()),
    ],
  },
  {
    title: sections.documents,
    examples: [
      amount(rules.fiatDocument, formatDocumentAmount, '10000 EUR'),
      amount(rules.fiatDocument, formatDocumentAmount, '1.015 CHF'),
      amount(rules.btcDocument, formatDocumentAmount, '0.1 BTC'),
      amount(rules.ethDocument, formatDocumentAmount, '3 ETH'),
      amount(rules.otherDocument, formatDocumentAmount, '3 SOL'),
    ],
  },
  {
    title: sections.subscription,
    examples: [
      one(rules.twoDecimals, '10000.5 USDC', formatSubscriptionAmount('10000.5', 'USDC')),
      one(rules.eightDecimals, '0.123456789 WBTC', formatSubscriptionAmount('0.123456789', 'WBTC')),
      ...PAYMENT_ASSETS.map((asset) =>
        one(
          rules.minimum(asset),
          defaultMinimums[asset],
          formatSubscriptionAmount(defaultMinimums[asset], asset),
        ),
      ),
      ...PAYMENT_ASSETS.map((asset) =>
        one(rules.step(asset), amountSteps[asset], formatDecimal(amountSteps[asset])),
      ),
    ],
  },
];

const feeNames = [
  'FOOTER_SUBSCRIPTION_FEE',
  'FOOTER_EXIT_FEE',
  'FOOTER_MANAGEMENT_FEE',
  'FOOTER_FX_FEE',
] as const;

const rates: readonly FormatSection[] = [
  {
    title: sections.percent,
    examples: [
      one(rules.percent, '0.0123', formatPercent(0.0123)),
      one(rules.change, '0.042', formatChangePercent(0.042)),
      one(rules.yieldGain, '0.0123', formatSignedPercent(0.0123)),
      one(rules.yieldLoss, '-0.0012', formatSignedPercent(-0.0012)),
      one(rules.yieldZero, '-0.00001', formatSignedPercent(-0.000_01)),
    ],
  },
  {
    title: sections.fees,
    examples: [
      ...feeNames.map((name) =>
        one(
          rules.fee(formatsTexts.fees[name]),
          String(footerFeeDefaults[name]),
          formatFeePercent(footerFeeDefaults[name]),
        ),
      ),
      one(
        rules.performanceFee,
        String(footerFeeDefaults.FOOTER_PERFORMANCE_FEE),
        formatFeePercent(footerFeeDefaults.FOOTER_PERFORMANCE_FEE, 'performance'),
      ),
    ],
  },
];

const words: readonly FormatSection[] = [
  {
    title: sections.dates,
    examples: [
      one(rules.longDate, '2026-03-03', formatLongDate('2026-03-03')),
      one(rules.firstOfMonth, '2026-03-01', formatLongDate('2026-03-01')),
      one(rules.numericDate, '2026-03-03', formatNumericDate('2026-03-03')),
      one(rules.dateTime, '2026-03-02T23:30:00Z', formatNumericDateTime('2026-03-02T23:30:00Z')),
      one(rules.dateTime, '2026-07-01T12:05:00Z', formatLongDateTime('2026-07-01T12:05:00Z')),
      ...PERIODS.map((period) =>
        one(rules.period(formatsTexts.periods[period]), period, formatsTexts.days(PERIOD_DAYS[period])),
      ),
    ],
  },
  {
    title: sections.references,
    examples: [
      one(rules.phone, '+33 6 12 34 56 78', formatPhoneInput('+33 6 12 34 56 78')),
      one(rules.iban, iban, formatIban(iban)),
      one(rules.address, address, formatAddress(address)),
      one(rules.shortAddress, address, formatShortAddress(address)),
      one(rules.typed, '15 000,50 €', parseDecimalInput('15 000,50 €') ?? ''),
      ...countries
        .filter(({ code }) => code === 'FRA' || code === 'EGY')
        .map(({ code, name }) => one(rules.country, code, name)),
      one(rules.file, '126362', formatFileSize(126_362)),
    ],
  },
  {
    title: sections.charts,
    examples: [
      one(rules.ceiling, '0.0062', formatChartPercent(axisCeiling(0.0062))),
      one(rules.ceiling, '128450', formatAxisValue(axisCeiling(128_450))),
      one(rules.axis, '12000', formatAxisValue(12_000)),
      one(rules.index, '108.14', formatIndex(108.14)),
      one(rules.chartYield, '0.0053', formatChartPercent(0.0053)),
      one(rules.fiatCurrency, '71932.07 EUR', formatChartAmount(71_932.07, 'EUR')),
    ],
  },
];

const flat = [
  { date: isoDay('2026-01-01'), performance_rate: 0.01 },
  { date: isoDay('2026-07-02'), performance_rate: 0.02 },
];

const numbers: readonly FormatSection[] = [
  {
    title: sections.computed,
    examples: [
      one(rules.compounded, '1,01 × 1,02 − 1', formatSignedPercent(compounded(flat))),
      one(rules.annualised, '2026-01-01 → 2026-07-02', formatSignedPercent(annualised(flat, 182) ?? 0)),
      one(rules.average, 'MOVING_AVERAGE_POINTS', String(MOVING_AVERAGE_POINTS)),
    ],
  },
  {
    title: sections.limits,
    examples: [
      one(rules.password, 'passwordMinLength', formatsTexts.characters(passwordMinLength)),
      one(rules.toast, 'toastDurationMs', formatsTexts.milliseconds(formatDecimal(String(toastDurationMs)))),
      one(
        rules.parameters,
        'parametersMaxAgeSeconds',
        formatsTexts.seconds(formatDecimal(String(parametersMaxAgeSeconds))),
      ),
      one(rules.kycPoll, 'kycPollIntervalMs', formatsTexts.seconds(String(kycPollIntervalMs / 1000))),
      one(
        rules.signaturePoll,
        'signaturePollIntervalMs',
        formatsTexts.seconds(String(signaturePollIntervalMs / 1000)),
      ),
      one(rules.pageSizes, 'pageSizes', pageSizes.join(', ')),
      one(rules.uploads, 'fileFieldAccept', fileFieldAccept.split(',').join(', ')),
    ],
  },
];

/** Every format of section 9 of both specifications, with an example. */
export const formatSections: readonly FormatSection[] = [...amounts, ...rates, ...words, ...numbers];
