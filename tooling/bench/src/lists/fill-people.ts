// What people do at volume: threads of messages, and the register's lines as the migration that made them writes them (0070). Nine of
// ten movements are entered, three years ago and since.
import type { Client } from './bulk-fill.ts';

const statements = [
  'delete from register_lines',
  `insert into register_lines (contract_id, strategy_id, nature, state, amount, asset, since)
   select id, strategy_id, 'subscription', 'unpaid', amount, currency, coalesce(signed_at, created_at)
   from contracts where is_register_unpaid(status, payment_status)`,
  `insert into register_lines (contract_id, strategy_id, order_id, nature, state, amount, asset, order_day, since)
   select o.contract_id, c.strategy_id, o.id, o.kind, 'undealt', case o.kind when 'subscription' then o.amount else -o.amount end,
     coalesce(o.request_currency, o.asset), o.order_day, o.placed_at
   from orders o join contracts c on c.id = o.contract_id where o.state = 'waiting' and o.kind <> 'renunciation'`,
  'insert into register_lines select line.* from unit_movements m cross join lateral register_line_of(m) line',
  `update register_lines set state = 'entered', number = movement, reference = 'EQS-' || movement, entered_at = since
   where state = 'to_enter' and movement % 10 > 0`,
  `update register_lines l set search_text = fold_text(concat_ws(' ', u.firstname, u.lastname, u.firstname, u.company_name,
     u.registration_number, c.po_number, l.reference))
   from contracts c join users u on u.id = c.user_id where c.id = l.contract_id`,
  `delete from list_counts where list = 'register_lines'`,
  `insert into list_counts (list, key, count)
   select 'register_lines', count_key(to_jsonb(l), array['state', 'gap', 'nature', 'strategy_id']), count(*)
   from register_lines l group by 2`,
  `insert into message_threads (id, user_id, sales_id, subject, state, since, opened_at)
   select gen_random_uuid(), u.id, u.assigned_sales_id, 'Mon relevé', case when b.number % 20 = 0 then 'waiting'
     when b.number % 3 = 0 then 'closed' else 'answered' end, opened, opened
   from bench_clients b join users u on u.id = b.id cross join lateral (select now() - random() * interval '700 days' as opened) o`,
  `insert into messages (id, thread_id, author_id, side, text, sent_at)
   select gen_random_uuid(), id, user_id, 'client', 'Bonjour, où est mon relevé ?', opened_at from message_threads
   where subject = 'Mon relevé'`,
  `delete from list_counts where list = 'message_threads'`,
  `insert into list_counts (list, key, count)
   select 'message_threads', count_key(to_jsonb(t), array['state']), count(*) from message_threads t group by 2`,
];

/** After the books, whose movements the register enters, and the cards, which name the adviser of a thread. */
export async function fillPeople(client: Client): Promise<void> {
  for (const statement of statements) await client.query(statement);
}
