/** « À faire »: what waits for the client. */
import type { components, OperationOutput } from '@repo/api-sdk';
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
type UnderWay = Dashboard['waiting'][number];

/** The most urgent first; of the same kind, what has waited longest. */
const kinds = ['prove_again', 'sign', 'pay', 'refused', 'expired', 'missing', 'soon'] as const;

export interface Todo {
  readonly id: string;
  readonly kind: (typeof kinds)[number];
  readonly title: string;
  readonly about: string;
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

interface Sources {
  readonly contracts: readonly Contract[];
  readonly user: User | null;
  /** Payments received in part say here what is missing. */
  readonly waiting: readonly UnderWay[];
}

export function todosOf({ contracts, user, waiting }: Sources): Todo[] {
  const ofContracts = contracts
    .flatMap((contract) => {
      const step = ownerStepOf(contract, contract.proof_refusal);
      return step === null ? [] : [{ contract, step, since: sinceOf(contract, step) }];
    })
    .toSorted((a, b) => (a.since < b.since ? -1 : 1))
    .map((one) => contractTodo({ ...one, missing: missingOf(one.contract, waiting) }));
  return [...ofContracts, ...(user === null ? [] : documentTodos(user))].toSorted(
    (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind),
  );
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

function contractTodo({ contract, step, since, missing }: WaitingContract): Todo {
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
    href: step === 'sign' ? paths.resumption(contract.strategy_id, contract.id) : paths.proof(contract.id),
    action: words.action,
    actionLabel: texts.actionOf(words.action, name),
  };
}

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

function renewal({ document, last_day: day }: Expiry, step: ExpiryStep): Todo {
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
  { name, ...words }: { readonly name: string } & Pick<Todo, 'id' | 'title' | 'about'>,
): Todo {
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
