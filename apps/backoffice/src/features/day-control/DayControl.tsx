import type { components } from '@repo/api-sdk';
import { addressOf } from '@repo/client/staff-address';
import { isoDay, monthKey } from '@repo/domain/dates';
import { formatNumericDate, formatNumericDateTime } from '@repo/domain/format';
import { TextLink } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { DefinitionList } from '@repo/ui/definition-list';
import { Badge, Banner, type BannerTone } from '@repo/ui/feedback';
import { Stack } from '@repo/ui/layout';
import { knownEntry } from '../../shared/known-entry.ts';
import { withoutView } from '../../shared/list-paths.ts';
import { paths } from '../../shared/paths.ts';
import { waiting, waitingAddress } from '../../shared/waiting.ts';
import styles from './day-control.module.css';
import { dayControlTexts as texts } from './day-control.texts.ts';
import { checkName, SignDay } from './SignDay.tsx';

type Control = components['schemas']['DayControl'];
type Check = Control['checks'][number];

const tones: Readonly<Record<Control['state'], BannerTone>> = {
  blocked: 'error',
  ready: 'info',
  signed: 'info',
  countersigned: 'success',
  reopened: 'warning',
};

/** The list with the points of a check; null of what no screen lists. */
const hrefs: Readonly<Record<Check['kind'], (day: string) => string | null>> = {
  navs: (day) => addressOf(paths.navs, { month: monthKey(isoDay(day)) }),
  rates: (day) => addressOf(paths.fxRates, { month: monthKey(isoDay(day)) }),
  products: () => withoutView(paths.products),
  orders: () => withoutView(paths.contracts),
  accounts: () => paths.receipts,
  register: () => paths.register,
  payouts: () => addressOf(paths.payouts, { late: 'true' }),
  // The oldest first: those that are late are at the top.
  checking: () => addressOf(paths.contracts, { ...waitingAddress(waiting.checking), sort: 'signed_at' }),
  unattached: () => withoutView(paths.receipts),
  mails: () => null,
  month_navs: (day) => addressOf(paths.navs, { month: monthKey(isoDay(day)) }),
  month_entries: () => paths.register,
};

/** Where a point is corrected, by the id of its record. */
const pointHrefs: { readonly [Kind in Check['kind']]?: (id: string, day: string) => string } = {
  navs: (_id, day) => addressOf(paths.navEntry, { day }),
  products: paths.product,
  orders: (id) => paths.contract(id),
  // Its ledger does not have the balance of the statement: « Nos comptes » compares both, and corrects.
  accounts: () => paths.receipts,
  payouts: (id) => paths.payout(id),
  checking: (id) => paths.contract(id),
  month_navs: (day) => addressOf(paths.navEntry, { day }),
  month_entries: (id) => paths.contract(id),
};

/** The state of a day, its checks, its signatures, and what was written on it since. */
export function DayControl({ control }: { readonly control: Control }) {
  const { day, state, blocking, checks, changes, next } = control;
  return (
    <Stack gap={16}>
      <Banner
        title={`${texts.title(formatNumericDate(day))}\u00a0: ${texts.states[state](blocking)}`}
        tone={tones[state]}
      >
        {texts.stateHelp[state]}
      </Banner>
      {changes.length === 0 ? null : (
        <Card title={texts.changes}>
          <ul className={styles.list}>
            {changes.map(({ kind, label, at }) => (
              <li key={`${kind} ${label} ${at}`}>{texts.change(kind, label, formatNumericDateTime(at))}</li>
            ))}
          </ul>
        </Card>
      )}
      <Card title={texts.checklist}>
        <ul className={styles.checks}>
          {checks.map((check) => (
            <CheckLine check={check} day={day} key={check.kind} />
          ))}
        </ul>
      </Card>
      <Card title={texts.signatures}>
        <Stack gap={16}>
          <DefinitionList items={signatureItems(control)} />
          {next === null ? null : <SignDay act={next} checks={checks} day={day} />}
        </Stack>
      </Card>
    </Stack>
  );
}

function CheckLine({ check, day }: { readonly check: Check; readonly day: string }) {
  const { kind, is_required: isRequired, points, ids = [], count = points.length } = check;
  const href = knownEntry(hrefs, kind)?.(day) ?? null;
  const name = checkName(kind);
  const rest = count - points.length;
  // Two emails may have one subject.
  const lines = points.map((label, index) => ({ key: `${index} ${label}`, id: ids[index] ?? null, label }));
  const isMet = count === 0;
  return (
    <li className={styles.check}>
      <div>
        <div>{name}</div>
        <div className={styles.note}>{isRequired ? texts.required : texts.optional}</div>
        {isMet ? null : (
          <ul aria-label={name} className={styles.points}>
            {lines.map(({ key, id, label }) => (
              <li key={key}>
                <Point day={day} id={id} kind={kind} label={label} />
              </li>
            ))}
            {rest === 0 ? null : (
              <li>
                {href === null ? texts.more(rest) : <TextLink href={href}>{texts.more(rest)}</TextLink>}
              </li>
            )}
          </ul>
        )}
      </div>
      <div className={styles.result}>
        <Badge tone={isMet ? 'positive' : isRequired ? 'negative' : 'warning'}>
          {isMet ? texts.met : texts.open(count)}
        </Badge>
        {isMet || href === null ? null : (
          <TextLink aria-label={`${texts.see}\u00a0: ${name}`} href={href}>
            {texts.see}
          </TextLink>
        )}
      </div>
    </li>
  );
}

interface PointProps {
  readonly kind: Check['kind'];
  readonly day: string;
  readonly id: string | null;
  readonly label: string;
}

/** What is not in order, on its own record. */
function Point({ kind, day, id, label }: PointProps) {
  const hrefOf = pointHrefs[kind];
  return id === null || hrefOf === undefined ? label : <TextLink href={hrefOf(id, day)}>{label}</TextLink>;
}

function signatureItems({ signature, countersignature }: Control) {
  const of = (one: Control['signature']) =>
    one === null ? texts.nobody : texts.signedAt(one.by, formatNumericDateTime(one.at));
  const comments = [signature, countersignature].flatMap((one) =>
    one === null || one.comment === null ? [] : [texts.commentOf(one.by, one.comment)],
  );
  return [
    { term: texts.signedBy, value: of(signature) },
    { term: texts.countersignedBy, value: of(countersignature) },
    ...(comments.length === 0
      ? []
      : [{ term: texts.comment, value: comments.map((comment) => <div key={comment}>{comment}</div>) }]),
  ];
}
