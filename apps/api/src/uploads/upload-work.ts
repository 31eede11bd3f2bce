// What reads a whole file that a person sent: in a worker thread, whose time is bounded and whose death harms no request. Its heap is bounded too;
// buffers and the memory of WebAssembly are not, but by the largest file, by `maxPixels` and by the bound on what a PDF inflates.
import { Piscina } from 'piscina';
import { AppError } from '../http/app-error.ts';
import { createGate } from '../http/gate.ts';
import { httpErrors } from '../http/http.errors.ts';
import type { PdfProblem } from './inspect-pdf.ts';

export type UploadWork =
  | { kind: 'pdf'; bytes: Uint8Array }
  | { kind: 'heic'; bytes: Uint8Array; maxPixels: number };

export interface RawPicture {
  width: number;
  height: number;
  /** Red, green, blue and opacity of each pixel. */
  pixels: Uint8Array;
}

export interface UploadFindings {
  pdf: PdfProblem | null;
  heic: RawPicture | 'tooManyPixels' | 'unreadable';
}

type Finding<Work extends UploadWork> = UploadFindings[Work['kind']];

/** A server that is busy refuses a file (503) rather than keep its sender waiting. */
const waitMs = 20_000;
/** Of the work alone, the start of a thread included; a PDF has a shorter limit of its own. */
const limitMs = 20_000;
const threads = 2;
const idleMs = 60_000;

let started: Piscina | undefined;

function pool(): Piscina {
  started ??= create();
  return started;
}

function create(): Piscina {
  const made = new Piscina({
    filename: new URL('./upload-worker.ts', import.meta.url).href,
    name: 'inspect',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMs,
    resourceLimits: { maxOldGenerationSizeMb: 384 },
    execArgv: [],
  });
  made.on('error', () => {
    if (started === made) started = undefined;
    void made.destroy();
  });
  return made;
}

const inTurn = createGate({ of: 'files to read', places: threads, maxWaiting: 30 });

/** What takes too long is unreadable. @throws AppError 503 when the file waited too long, or its thread died. */
export async function runUploadWork<Work extends UploadWork>(
  work: Work,
): Promise<Finding<Work> | 'unreadable'> {
  const sent = performance.now();
  return inTurn(async () => {
    if (performance.now() - sent > waitMs)
      throw new AppError(httpErrors.unavailable, { cause: 'waited too long' });
    const signal = AbortSignal.timeout(limitMs);
    try {
      return await pool().run(work, { name: work.kind, signal });
    } catch (cause) {
      if (signal.aborted) return 'unreadable';
      throw new AppError(httpErrors.unavailable, { cause });
    }
  }, 'known');
}
