// The API; with WORK=inline, its background work too.
import { runProcess } from './run-process.ts';

await runProcess('api');
