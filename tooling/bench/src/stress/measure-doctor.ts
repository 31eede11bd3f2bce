/** `doctor` on a long audit trail: its memory must not grow with the trail. */
import { join } from 'node:path';
import { atMost, type Figure } from '../report.ts';
import { runProgram } from '../server/node-server.ts';
import { api, startProduct } from '../server/start-product.ts';
import { type AuditTrail, fillAuditTrail } from './fill-audit-trail.ts';

const memoryLimitMb = 300;

export async function measureDoctor(options: AuditTrail): Promise<Figure[]> {
  const product = await startProduct({
    data: 'demo',
    prepare: (databaseUrl) => fillAuditTrail(databaseUrl, options),
  });
  try {
    await product.server.stop();
    let output = '';
    const startedAt = performance.now();
    const peakMb = await runProgram({
      script: join(api, 'commands', 'doctor.ts'),
      // As its script in package.json has it: else half of the memory is what is left of loading the modules.
      nodeArgs: ['--max-semi-space-size=4'],
      args: ['--files=all'],
      env: product.settings,
      onOutput: (text) => {
        output += text;
      },
    });
    const seconds = (performance.now() - startedAt) / 1000;
    return [
      { name: `doctor, ${options.rows} audit rows`, measured: `${seconds.toFixed(0)} s` },
      peakMb === null
        ? { name: 'doctor, highest memory', measured: 'not reported by this system' }
        : atMost('doctor, highest memory', peakMb, { target: memoryLimitMb, unit: 'MB' }),
      { name: 'doctor says', measured: output.split(' Head')[0]?.trim() ?? '' },
    ];
  } finally {
    await product.stop();
  }
}
