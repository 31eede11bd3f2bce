/** Every variant that the documents list, each with its requirement. Those of a shape come last: paths follow the object. */
import type { DocumentedOperationId } from '../../client/documented-operations.ts';
import { type Bodies, documentedBodies } from './bodies.ts';
import { all, asNumber, asText, bare, drop, type Edit, put, rename, set, wrapped } from './edits.ts';
import {
  allocationFields,
  contractAmounts,
  contractFields,
  eventFields,
  proofFields,
  strategyFields,
  totals,
  userFields,
  withdrawalFields,
} from './fields.ts';

export interface Variant {
  /** `listContracts: currency is devise`. */
  readonly name: string;
  readonly requirement: string;
  readonly operation: DocumentedOperationId;
  readonly edit: Edit;
}

const of = (
  operation: DocumentedOperationId,
  requirement: string,
  edits: Readonly<Record<string, Edit>>,
): Variant[] =>
  Object.entries(edits).map(([name, edit]) => ({
    name: `${operation}: ${name}`,
    requirement,
    operation,
    edit,
  }));

const without = (prefix: string, names: readonly string[]): Record<string, Edit> =>
  Object.fromEntries(names.map((name) => [`without ${name}`, drop(`${prefix}${name}`)]));

const nulls = (prefix: string, names: readonly string[]): Record<string, Edit> =>
  Object.fromEntries(names.map((name) => [`${name} is null`, set(`${prefix}${name}`, null)]));

const numbers = (prefix: string, names: readonly string[]): Record<string, Edit> =>
  Object.fromEntries(names.map((name) => [`${name} is a number`, asNumber(`${prefix}${name}`)]));

const main = {
  symbol: 'USDC',
  blockchain: 'Ethereum (ERC-20)',
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
};

/** Fields first, then shapes. */
export const variants: readonly Variant[] = [
  ...of('getMe', 'R311', {
    ...without('', userFields),
    ...nulls('', userFields),
    ...numbers('', ['id', 'external_user_id']),
  }),
  ...of('listStrategies', 'R321', {
    ...without('strategies.*.', strategyFields),
    ...nulls('strategies.*.', strategyFields),
    ...numbers('strategies.*.', ['id', 'min_buy', 'min_euro', 'min_btc']),
    'apy is a text': asText('strategies.*.apy'),
  }),
  ...of(
    'listStrategies',
    'R367',
    Object.fromEntries(
      ['usdc', 'usd', 'euro', 'eur', 'btc', 'eth', 'chf'].map((currency) => [
        `currency is ${currency}`,
        set('strategies.*.currency', currency),
      ]),
    ),
  ),
  ...of('listStrategies', 'R368', {
    'inputs are available_inputs': rename('strategies.*.crypto.inputs', 'available_inputs'),
    'inputs are accepted_inputs': rename('strategies.*.crypto.inputs', 'accepted_inputs'),
    'inputs are currencies': rename('strategies.*.crypto.inputs', 'currencies'),
    'currencies are symbols': all(
      rename('strategies.*.crypto.inputs', 'currencies'),
      set('strategies.*.crypto.currencies', ['USDC', 'EURC']),
    ),
    'an empty list beside the full one': all(
      rename('strategies.*.crypto.inputs', 'accepted_inputs'),
      put('strategies.*.crypto', 'inputs', []),
    ),
    'one input of three fields': set('strategies.*.crypto', { input: main }),
  }),
  ...of('listStrategies', 'R369', {
    'min_euro is minimum_euro': rename('strategies.*.min_euro', 'minimum_euro'),
    'min_euro is under crypto': rename('strategies.*.min_euro', 'crypto.min_euro'),
    'min_btc is minimum_btc': rename('strategies.*.min_btc', 'minimum_btc'),
    'min_btc is under crypto': rename('strategies.*.min_btc', 'crypto.minimum_btc'),
    'min_buy is under crypto': rename('strategies.*.min_buy', 'crypto.min_buy'),
  }),
  ...of('listContracts', 'R332', {
    ...without('signatures.*.', contractFields),
    ...nulls('signatures.*.', contractFields),
    ...numbers('signatures.*.', ['id', 'strategy_id']),
  }),
  ...of('listContracts', 'R333', numbers('signatures.*.', contractAmounts)),
  ...of('listContracts', 'R334', {
    ...without('signatures.*.payment_proof.', proofFields),
    ...nulls('signatures.*.payment_proof.', proofFields),
  }),
  ...of('listContracts', 'R335', {
    ...without('signatures.*.withdrawals.*.', withdrawalFields),
    ...nulls('signatures.*.withdrawals.*.', withdrawalFields),
    'withdrawals.id is a number': asNumber('signatures.*.withdrawals.*.id'),
    'without withdrawals.metadata.note': drop('signatures.*.withdrawals.*.metadata.note'),
  }),
  ...of('listContracts', 'R370', {
    'product is strategy_title': rename('signatures.*.product', 'strategy_title'),
    'product is strategy.title': rename('signatures.*.product', 'strategy.title'),
  }),
  ...of('listContracts', 'R371', { 'currency is devise': rename('signatures.*.currency', 'devise') }),
  ...of('listContracts', 'R251', { 'no contract': set('signatures', []) }),
  ...of('getDashboard', 'R315', {
    ...without('portfolio.', [...totals, 'currency', 'allocations']),
    ...nulls('portfolio.', [...totals, 'currency', 'allocations']),
    ...numbers('portfolio.', totals),
    'no allocation beside the series': set('portfolio.allocations', []),
    'without portfolio': drop('portfolio'),
  }),
  ...of('getDashboard', 'R316', {
    ...without('portfolio.allocations.*.', allocationFields),
    ...nulls('portfolio.allocations.*.', allocationFields),
    ...numbers('portfolio.allocations.*.', allocationFields),
  }),
  ...of('getDashboard', 'R364', {
    'current_amount_eur is amount_eur': rename('portfolio.allocations.*.current_amount_eur', 'amount_eur'),
  }),
  ...of('getDashboard', 'R317', {
    'event ids are numbers': asNumber('events.*.id'),
    'without event ids': drop('events.*.id'),
    'without metadata': drop('events.*.metadata'),
    'metadata is null': set('events.*.metadata', null),
    ...without('events.*.metadata.', eventFields),
    ...nulls('events.*.metadata.', eventFields),
    'amount is a number': asNumber('events.*.metadata.amount'),
    'undated events': drop('events.*.occurred_at'),
    'an unknown type': set('events.*.type', 'newsletter_sent'),
    'no event': set('events', []),
    'without events': drop('events'),
  }),
  ...of('getDashboard', 'R366', {
    'occurred_at is created_at': rename('events.*.occurred_at', 'created_at'),
  }),
  ...of('getDashboard', 'R318', {
    'without performance_flows': drop('performance_flows'),
    'no strategy beside the aggregate': set('performance_flows.strategies', {}),
    'no aggregate beside the strategies': set('performance_flows.aggregated', []),
    'without aggregated': drop('performance_flows.aggregated'),
    'rates are texts': asText('performance_flows.aggregated.*.performance_rate'),
    'a rate is not finite': set('performance_flows.strategies.*.*.performance_rate', 'NaN'),
    'rates are null': set('performance_flows.aggregated.*.performance_rate', null),
  }),
  ...of('getDashboard', 'R365', {
    'date is valuation_date': all(
      rename('performance_flows.aggregated.*.date', 'valuation_date'),
      rename('performance_flows.strategies.*.*.date', 'valuation_date'),
    ),
  }),
  ...of('getDashboard', 'R198', {
    'undated rates': drop('performance_flows.aggregated.*.date'),
    'undated rates of strategies': drop('performance_flows.strategies.*.*.date'),
    'invalid dates': set('performance_flows.strategies.*.*.date', 'hier'),
    'undated values': drop('valuation_history.aggregated.points.*.date'),
  }),
  ...of('getDashboard', 'R319', {
    'without valuation_history': drop('valuation_history'),
    'without its currency': drop('valuation_history.currency'),
    'no strategy beside the aggregated values': set('valuation_history.strategies', {}),
    'no aggregated value beside the strategies': set('valuation_history.aggregated.points', []),
    'without labels': drop('valuation_history.strategies.*.label'),
    'without contributions': drop('valuation_history.aggregated.points.*.contribution'),
    'without values': drop('valuation_history.aggregated.points.*.value'),
    'values are texts': asText('valuation_history.aggregated.points.*.value'),
  }),
  ...of('listYieldFlows', 'R331', {
    valuation_date: rename('performance_flows.strategies.*.*.date', 'valuation_date'),
    undated: drop('performance_flows.strategies.*.*.date'),
    'no product': set('performance_flows.strategies', {}),
    'no point': set('performance_flows.strategies.*', []),
    'rates are texts': asText('performance_flows.strategies.*.*.performance_rate'),
    'without strategies': drop('performance_flows.strategies'),
  }),
  ...of('listParameters', 'R134', {
    ...without('parameters.*.', ['unit', 'category', 'metadata', 'metadata.suffix']),
    ...nulls('parameters.*.', ['unit', 'category', 'metadata', 'value']),
    'value is a number': asNumber('parameters.*.value'),
    'no parameter': set('parameters', []),
  }),
  ...of('getApplicant', 'R310', {
    'ids are numbers': all(asNumber('id'), asNumber('applicant_id')),
    'without applicant_id': drop('applicant_id'),
    'without access_token': drop('access_token'),
    wrapped: wrapped('applicant'),
  }),
  ...of('createContract', 'R324', {
    'ids are numbers': all(asNumber('po_number'), asNumber('signature_id')),
    'without po_number': drop('po_number'),
  }),
  ...of('getNextPoNumber', 'R330', {
    'a number': asNumber('po_number'),
    none: drop('po_number'),
  }),
  // Shapes: after every field.
  ...of('getMe', 'R302', { wrapped: wrapped('user') }),
  ...of('listStrategies', 'R320', { 'a bare array': bare('strategies') }),
  ...of('listStrategies', 'R165', { 'no product': set('strategies', []) }),
  ...of('listContracts', 'R323', { 'a bare array': bare('signatures') }),
  ...of('listParameters', 'R304', { 'a bare array': bare('parameters') }),
  ...(['cancelContract', 'closeContract', 'submitPaymentProof'] as const).flatMap((operation) =>
    of(operation, 'R325', { 'the bare signature': bare('signature') }),
  ),
];

/** The responses of a host with these variants, applied in the order of the description. */
export function bodiesWith(chosen: readonly Variant[]): Bodies {
  const bodies = documentedBodies();
  for (const { operation, edit } of variants.filter((variant) => chosen.includes(variant))) {
    const body = bodies[operation];
    if (body !== undefined) bodies[operation] = edit(body);
  }
  return bodies;
}
