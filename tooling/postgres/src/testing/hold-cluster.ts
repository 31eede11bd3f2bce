// Owns the private cluster of the folder it is given until it is stopped, as the API does: a test kills it.
import { openPrivateCluster } from '../private-cluster.ts';

const cluster = await openPrivateCluster({
  dataDir: process.argv[2] ?? '',
  holder: 'held',
  whenOwned: 'refuse',
  onNotice: (sentence) => process.stdout.write(`${sentence}\n`),
});
process.stdout.write('ready\n');
process.once('SIGTERM', () => void cluster.close().then(() => process.exit(0)));
