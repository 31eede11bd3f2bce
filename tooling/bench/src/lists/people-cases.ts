// The calls that measure what waits for staff, the register and the record of one client, by their names.
import { withClient } from '@repo/postgres/databases';

const admin = '/proxy/admin';
const register = `${admin}/register/lines`;
const threads = `${admin}/message-threads`;
const work = '/proxy/staff/work-items';

interface Known {
  client: string;
  line: string;
  thread: string;
  po: string;
}

/** Name and address of each call. */
export async function peopleCases(url: string): Promise<[string, string][]> {
  const { rows } = await withClient(url, (client) =>
    client.query<Known>(`select
      (select user_id from contracts group by user_id order by count(*) desc limit 1) as client,
      (select id from register_lines where state = 'entered' order by since desc, id desc
         offset (select count(*) * 9 / 10 from register_lines where state = 'entered') limit 1) as line,
      (select id from message_threads where state = 'answered' order by since desc, id desc
         offset (select count(*) * 9 / 10 from message_threads where state = 'answered') limit 1) as thread,
      (select po_number from contracts offset 1000 limit 1) as po`),
  );
  const [known] = rows;
  if (known === undefined) throw new Error('Too few rows.');
  return Object.entries({
    'work, mine': `${work}?view=mine`,
    'work, of all': `${work}?view=team`,
    'work, unassigned': `${work}?view=unassigned`,
    'work, postponed': `${work}?view=postponed`,
    alerts: `${admin}/alerts`,
    'contracts to do': `${admin}/contracts?queue=to_do`,
    'contracts to do, by amount': `${admin}/contracts?queue=to_do&sort=-amount`,
    'contracts with a withdrawal': `${admin}/contracts?queue=withdrawals`,
    'contracts with an amount gap': `${admin}/contracts?queue=amount_gaps`,
    'register, to enter': `${register}?view=to_enter`,
    'register, entered': `${register}?view=entered`,
    'register, entered, oldest first': `${register}?view=entered&sort=since`,
    'register, entered, far': `${register}?view=entered&page=1000&after=${known.line}`,
    'register, entered, of one product': `${register}?view=entered&strategy_id=ethfy`,
    'register, entered, of closings': `${register}?view=entered&nature=closing`,
    'register, entered, of a nature that has none': `${register}?view=entered&nature=reprise`,
    'register, without attestation': `${register}?view=unattested`,
    'register, gaps': `${register}?view=gaps`,
    'register, to strike': `${register}?view=to_strike`,
    'register, all': `${register}?view=all`,
    'register, search: a number': `${register}?view=all&q=${known.po}`,
    'register, search: a common surname': `${register}?view=all&q=dupont`,
    'register, search: a reference': `${register}?view=all&q=EQS-12345`,
    'register, search: nothing found': `${register}?view=all&q=xyzxyz`,
    'register, the counts of every tab': `${admin}/register/line-counts`,
    'messages, to answer': `${threads}?state=waiting`,
    'messages, answered, far': `${threads}?state=answered&page=1000&after=${known.thread}`,
    'messages, all': threads,
    'messages, of one client': `${threads}?client=${known.client}`,
    'messages, the counts of every tab': `${admin}/message-thread-counts`,
    'a client, activity': `${admin}/clients/${known.client}/activity`,
    'a client, payouts': `${admin}/clients/${known.client}/payouts`,
    'a client, record': `${admin}/clients/${known.client}`,
    'clients, documents that expire': `${admin}/clients?validity=expiring`,
    'assisted subscriptions': `${admin}/assisted-subscriptions`,
    advisers: `${admin}/adviser-accounts`,
  });
}
