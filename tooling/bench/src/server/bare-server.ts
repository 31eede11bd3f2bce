// The baseline: Fastify and pg alone, one indexed query a request.
import Fastify from 'fastify';
import { Pool } from 'pg';

const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 20 });
const app = Fastify({ logger: false });

app.get('/live', async () => ({ status: 'ok' }));
app.get<{ Params: { id: string } }>('/accounts/:id', async ({ params }) => {
  const { rows } = await pool.query(
    'select id, email, firstname, lastname, role, kyc_status from users where id = $1',
    [params.id],
  );
  return rows[0];
});

await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.once('SIGTERM', () => {
  void app.close().then(() => process.exit(0));
});
