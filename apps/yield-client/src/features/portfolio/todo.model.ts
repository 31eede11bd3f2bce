/** « À faire »: what waits for the client. */
import type { components, OperationOutput } from '@repo/api-sdk';
import { emailConfirmationTexts } from '@repo/client/email-confirmation';
import type { Dashboard } from '@repo/client/portfolio';
import { type OwnerStep, ownerStepOf } from '@repo/domain/contract-status';
import { formatList, formatNumericDate, formatSubscriptionAmount } from '@repo/domain/format';
import { datedDocumentNames, type ExpiryStep } from '@repo/domain/kyc';
import { companyDocuments } from '../../shared/company/company.model.ts';
import { contractName } from '../../shared/contract-name.ts';
import { newThread, paths } from '../../shared/paths.ts';
import { todoTexts as texts } from './todo.texts.ts';

type Contract = components['schemas']['Contract'];
type User = OperationOutput<'getMe'>;
type Prepared = OperationOutput<'listPreparedSubscriptions'>['items'][number];
type UnderWay = Dashboard['waiting'][number];

/** The most urgent first; of the same kind, what has waited longest. */
const kinds = [
  'prove_again',
  'email',
  'sign',
  'prepared',
  'pay',
  'refused',
  'expired',
  'missing',
  'soon',
] as const;

interface TodoWords {
  readonly id: string;
  readonly title: string;
  readonly about: string;
}

/** The address to confirm: its button sends the link again. */
interface EmailTodo extends TodoWords {
  readonly kind: 'email';
}

export interface LinkedTodo extends TodoWords {
  readonly kind: Exclude<(typeof kinds)[number], 'email'>;
  /** After `about`; hidden with the other amounts. */
  readonly amount: string | null;
  readonly detail: string | null;
  /** Its date in words; null where none is known. */
  readonly due: string | null;
  readonly href: string;
  readonly action: string;
  /** What the button is about. */
  readonly actionLabel: string;
}

export type Todo = EmailTodo | LinkedTodo;

interface Sources {
  readonly contracts: readonly Contract[];
  /** By staff, for the client to accept. */
  readonly prepared: readonly Prepared[];
  readonly user: User | null;
  /** Payments received in part say here what is missing. */
  readonly waiting: readonly UnderWay[];
}

export function todosOf({ contracts, prepared, user, waiting }: Sources): Todo[] {
  const ofContracts = contracts
    .flatMap((contract) => {
      const step = ownerStepOf(contract, contract.proof_refusal);
      return step === null ? [] : [{ contract, step, since: sinceOf(contract, step) }];
    })
    .toSorted((a, b) => (a.since < b.since ? -1 : 1))
    .map((one) => contractTodo({ ...one, missing: missingOf(one.contract, waiting) }));
  return [
    ...ofContracts,
    ...prepared.map(preparedTodo),
    ...(user === null ? [] : [...emailTodos(user), ...documentTodos(user)]),
  ].toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}

/** Since when it waits, as far as the contract says. */
function sinceOf(contract: Contract, step: OwnerStep): string {
  const signed = contract.signed_at ?? contract.created_at;
  if (step === 'sign') return contract.created_at;
  return step === 'pay' ? signed : (contract.payment_proof?.submitted_at ?? signed);
}

const missingOf = ({ id }: Contract, waiting: readonly UnderWay[]): string | null =>
  waiting.find((one) => one.contract_id === id && one.state === 'short')?.missing ?? null;

interface WaitingContract {
  readonly contract: Contract;
  readonly step: OwnerStep;
  readonly since: string;
  /** Of a payment received in part. */
  readonly missing: string | null;
}

function contractTodo({ contract, step, since, missing }: WaitingContract): LinkedTodo {
  const words = texts.contract[step === 'pay' && missing !== null ? 'short' : step];
  const name = contractName(contract);
  return {
    id: contract.id,
    kind: step,
    title: words.title,
    about: name,
    amount: formatSubscriptionAmount(
      step === 'pay' ? (missing ?? contract.amount) : contract.amount,
      contract.currency,
    ),
    detail: step === 'prove_again' ? contract.proof_refusal : null,
    due: words.on(formatNumericDate(since)),
    href: hrefOf(contract, step),
    action: words.action,
    actionLabel: texts.actionOf(words.action, name),
  };
}

function preparedTodo({ id, author, terms, expires_at: until }: Prepared): LinkedTodo {
  const words = texts.prepared;
  return {
    id,
    kind: 'prepared',
    title: words.title,
    about: terms.product,
    amount: formatSubscriptionAmount(terms.amount, terms.currency),
    detail: words.by(author),
    due: words.until(formatNumericDate(until)),
    href: paths.prepared(id),
    action: words.action,
    actionLabel: texts.actionOf(words.action, terms.product),
  };
}

function hrefOf({ id, strategy_id: strategyId }: Contract, step: OwnerStep): string {
  if (step === 'sign') return paths.resumption(strategyId, id);
  return step === 'pay' ? paths.pay(id) : paths.proof(id);
}

const emailTodos = ({ email, email_confirmed: isConfirmed }: User): Todo[] =>
  isConfirmed === false
    ? [{ id: 'email', kind: 'email', title: emailConfirmationTexts.title, about: texts.email(email) }]
    : [];

/** Documents that are missing, refused, or no longer good for long. */
function documentTodos(user: User): Todo[] {
  const company = user.is_company ? companyDocuments(user) : [];
  const missing = company.filter(({ review }) => review === null).map(({ type }) => datedDocumentNames[type]);
  const refused = company
    .filter(({ review }) => review === 'rejected')
    .map(({ type, reason }) => {
      const name = datedDocumentNames[type];
      return documentTodo('refused', {
        id: type,
        name,
        title: texts.document.refused(name),
        about: reason ?? '',
      });
    });
  const isReplaceable = ({ document }: Expiry) =>
    document === 'identity' || company.some(({ type, review }) => type === document && review === 'approved');
  const renewed = user.document_expiries
    .filter(isReplaceable)
    .flatMap((expiry) => (expiry.step === null ? [] : [renewal(expiry, expiry.step)]));
  const { missing: title, missingName: name } = texts.document;
  return [
    ...refused,
    ...renewed,
    ...(missing.length === 0
      ? []
      : [documentTodo('missing', { id: 'missing', name, title, about: formatList(missing) })]),
  ];
}

type Expiry = User['document_expiries'][number];

function renewal({ document, last_day: day }: Expiry, step: ExpiryStep): LinkedTodo {
  const name = datedDocumentNames[document];
  const isIdentity = document === 'identity';
  return {
    ...documentTodo(step, {
      id: document,
      name,
      title: texts.document.renew(name),
      about: isIdentity ? texts.document.renewIdentity : texts.document.renewCompany,
    }),
    due: texts.document[step](formatNumericDate(day)),
    ...(isIdentity && { href: paths.thread(newThread) }),
  };
}

function documentTodo(
  kind: 'refused' | 'missing' | ExpiryStep,
  { name, ...words }: { readonly name: string } & TodoWords,
): LinkedTodo {
  const { action } = texts.document;
  return {
    kind,
    ...words,
    amount: null,
    detail: null,
    due: null,
    href: paths.profile,
    action,
    actionLabel: texts.actionOf(action, name),
  };
}
