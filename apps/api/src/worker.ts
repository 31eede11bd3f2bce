// Background work in a process of its own, beside any number of APIs with WORK=off.
import { runProcess } from './run-process.ts';

await runProcess('worker');
