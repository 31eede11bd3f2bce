// The calls that measure the lists of the books, by their names.
import { withClient } from '@repo/postgres/databases';

const admin = '/proxy/admin';

/** Nine tenths of a list are before it. */
export const farRow = (rows: number): number => Math.floor(rows * 0.9);

interface FarRows {
  receipt: string;
  payout: string;
  entry: string;
  account: string;
  line: string;
  order: string;
  request: string;
  trail: string;
  iban: string;
  po: string;
  reference: string;
}

const farIn = (table: string, order: string, condition = 'true') =>
  `(select id from ${table} where ${condition} order by ${order} offset (select count(*) * 9 / 10 from ${table} where ${condition}) limit 1)`;

/** Name and address of each call. */
export async function bookCases(url: string): Promise<[string, string][]> {
  const { rows } = await withClient(url, (client) =>
    client.query<FarRows>(`select
      ${farIn('receipts', 'day desc, id desc', `state = 'attached'`)} as receipt,
      ${farIn('payouts', `coalesce(due_by, 'infinity'), id`, `state = 'executed'`)} as payout,
      ${farIn('orders', 'order_day, placed_at, id', `state = 'waiting'`)} as order,
      ${farIn('change_requests', 'decided_at desc, id desc', `state <> 'pending'`)} as request,
      (select max(number) / 10 from journal_entries) as entry,
      (select max(id) / 10 from audit_log) as trail,
      (select account || ' ' || asset from account_balances where debit <> credit order by account desc limit 1) as account,
      (select entry || '-' || line from postings where account like 'bank:%' and entry = (
        select min(entry) from postings where account like 'bank:%' and entry > (select max(number) / 10 from journal_entries)) limit 1) as line,
      r.payer_account as iban, c.po_number as po, (select reference from payouts where reference is not null offset 100 limit 1) as reference
      from receipts r join contracts c on c.id = r.contract_id offset 1000 limit 1`),
  );
  const [far] = rows;
  if (far === undefined) throw new Error('Too few rows.');
  const bank = 'account=bank:FR7610107001011234567890129&asset=EUR';
  return Object.entries({
    journal: `${admin}/journal?`,
    'journal, oldest first': `${admin}/journal?sort=date`,
    'journal, of a kind': `${admin}/journal?kind=match`,
    'journal, of a kind that has none': `${admin}/journal?kind=cost`,
    'journal, of a month two years ago': `${admin}/journal?${month(730)}`,
    'journal, of an account': `${admin}/journal?account=unmatched`,
    'journal, of an asset': `${admin}/journal?asset=EUR`,
    'journal, of a number': `${admin}/journal?q=${far.po}`,
    'journal, page 100': `${admin}/journal?page=100`,
    'journal, far': `${admin}/journal?page=1000&after=${far.entry}`,
    'journal, far, back': `${admin}/journal?page=1000&before=${far.entry}`,
    accounts: `${admin}/journal/accounts?`,
    'accounts of contracts': `${admin}/journal/accounts?family=waiting`,
    'accounts, searched': `${admin}/journal/accounts?q=bank`,
    'accounts of a number': `${admin}/journal/accounts?q=${far.po}`,
    'accounts, far': `${admin}/journal/accounts?page=100&after=${encodeURIComponent(far.account)}`,
    ledger: `${admin}/journal/ledger?${bank}`,
    'ledger, oldest first': `${admin}/journal/ledger?${bank}&sort=date`,
    'ledger of a month': `${admin}/journal/ledger?${bank}&${month(730)}`,
    'ledger, page 100': `${admin}/journal/ledger?${bank}&page=100`,
    'ledger, far': `${admin}/journal/ledger?${bank}&page=1000&after=${far.line}`,
    'orders that wait': `${admin}/journal/waiting-orders?`,
    'orders that wait, of a product': `${admin}/journal/waiting-orders?strategy=BTCFY`,
    'orders that wait, far': `${admin}/journal/waiting-orders?page=100&after=${far.order}`,
    'payouts executed, their total': `${admin}/payout-total?state=executed`,
    'payouts executed, the total of a name': `${admin}/payout-total?state=executed&q=dupont`,
    'payouts owed, with the counts of every tab': `${admin}/payouts?state=open`,
    'payouts owed, latest first': `${admin}/payouts?state=open&sort=-due_by`,
    'payouts owed and late': `${admin}/payouts?state=open&late=true`,
    'payouts to prepare': `${admin}/payouts?state=to_prepare`,
    'payouts executed': `${admin}/payouts?state=executed`,
    'payouts executed, latest first': `${admin}/payouts?state=executed&sort=-due_by`,
    'payouts executed, of a kind': `${admin}/payouts?state=executed&kind=closing`,
    'payouts executed, far': `${admin}/payouts?state=executed&page=1000&after=${far.payout}`,
    'payouts executed, page 100': `${admin}/payouts?state=executed&page=100`,
    'payouts, a common name': `${admin}/payouts?q=dupont`,
    'payouts, a number': `${admin}/payouts?q=${far.po}`,
    'payouts, a year of numbers': `${admin}/payouts?q=${far.po.slice(0, 7)}`,
    'payouts, two letters': `${admin}/payouts?q=du`,
    'payouts, nothing found': `${admin}/payouts?q=xyzxyz`,
    'payouts, a reference': `${admin}/payouts?q=${far.reference}`,
    'receipts to be matched, with the counts of every tab': `${admin}/receipts?tab=open`,
    'receipts with a proposal': `${admin}/receipts?tab=proposed`,
    'receipts attached': `${admin}/receipts?tab=attached`,
    'receipts attached, of a month': `${admin}/receipts?tab=attached&${month(730)}`,
    'receipts attached, far': `${admin}/receipts?tab=attached&page=1000&after=${far.receipt}`,
    'receipts attached, page 100': `${admin}/receipts?tab=attached&page=100`,
    'receipts attached, a common name': `${admin}/receipts?tab=attached&q=dupont`,
    'receipts attached, a number': `${admin}/receipts?tab=attached&q=${far.po}`,
    'receipts attached, a year of numbers': `${admin}/receipts?tab=attached&q=${far.po.slice(0, 7)}`,
    'receipts attached, two letters': `${admin}/receipts?tab=attached&q=du`,
    'receipts attached, nothing found': `${admin}/receipts?tab=attached&q=xyzxyz`,
    'receipts attached, a whole IBAN': `${admin}/receipts?tab=attached&q=${far.iban}`,
    'changes that wait, with the counts of every tab': `${admin}/change-requests?`,
    'changes that were decided': `${admin}/change-requests?tab=decided`,
    'changes that were decided, far': `${admin}/change-requests?tab=decided&page=1000&after=${far.request}`,
    corrections: `${admin}/corrections?`,
    ...Object.fromEntries(
      ['date', '-date', 'strategy', '-strategy', 'value', '-value'].map((sort) => [
        `NAVs by ${sort}`,
        `${admin}/navs?sort=${sort}`,
      ]),
    ),
    ...Object.fromEntries(
      ['date', '-date', 'pair', '-pair', 'rate', '-rate'].map((sort) => [
        `rates by ${sort}`,
        `${admin}/fx-rates?sort=${sort}`,
      ]),
    ),
    'rates by rate, far': `${admin}/fx-rates?sort=rate&page=100&after=EUR_USD_2016-05-02`,
    audit: `${admin}/audit?`,
    'audit, oldest first': `${admin}/audit?sort=date`,
    'audit, of an action': `${admin}/audit?action=contract.created`,
    'audit, of an action that is rare': `${admin}/audit?action=kyc.changed`,
    'audit, of a month': `${admin}/audit?${month(730)}`,
    'audit, page 100': `${admin}/audit?page=100`,
    'audit, far': `${admin}/audit?page=1000&after=${far.trail}`,
    'audit, of a number': `${admin}/audit?q=${far.po}`,
    'audit, of a member of staff': `${admin}/audit?q=vidal`,
    'audit, nothing found': `${admin}/audit?q=xyzxyz`,
    'tiles of the home': '/proxy/staff/tiles',
  });
}

const dayAt = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** A month that began so many days ago. */
function month(daysAgo: number): string {
  return `from=${dayAt(daysAgo)}&to=${dayAt(daysAgo - 30)}`;
}
