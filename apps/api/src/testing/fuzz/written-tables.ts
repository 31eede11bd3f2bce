// Which tables a call wrote to: each row that a transaction leaves is noted by a trigger in that transaction, so that what is
// rolled back is not counted.
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { TestDatabase } from '../test-database.ts';

const rowsSchema = z.object({ rows: z.array(z.object({ name: z.string() })) });

export async function watchTables({ owner }: TestDatabase): Promise<void> {
  await owner.execute(sql`create unlogged table written_tables (name text primary key)`);
  await owner.execute(sql`
    create function note_written() returns trigger language plpgsql security definer as $$
    begin
      insert into public.written_tables values (tg_table_name) on conflict do nothing;
      return null;
    end $$`);
  const { rows } = rowsSchema.parse(
    await owner.execute(sql`
      select c.relname as name from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and c.relname <> 'written_tables'`),
  );
  for (const { name } of rows) {
    await owner.execute(sql`
      create trigger note_written after insert or update or delete on ${sql.identifier(name)}
      for each row execute function note_written()`);
  }
}

/** The tables written to since the last time, in alphabetical order. */
export async function takeWrittenTables({ owner }: TestDatabase): Promise<string[]> {
  const { rows } = rowsSchema.parse(await owner.execute(sql`delete from written_tables returning name`));
  return rows.map(({ name }) => name).toSorted();
}
