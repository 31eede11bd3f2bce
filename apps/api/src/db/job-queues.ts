// The queues of background work: what fills each, and how soon it is seen. The owner's role makes them after each migration;
// `jobs/start-jobs.ts` names the work. A job holds no data: it triggers, and the tables say what is due by the application's clock.

export interface JobQueueSettings {
  /**
   * `standard`: processes work side by side, since the work claims its rows one by one. `exclusive`: at most one job waits or
   * runs in the whole installation, for work that scans everything. A queue keeps the policy it was created with.
   */
  readonly policy: 'standard' | 'exclusive';
  /** Adds a job at these minutes, in UTC, once whatever the number of processes. */
  readonly cron: string;
  /** Adds one when a process starts too: what the last run left is taken up at once. */
  readonly isAtStart: boolean;
  /** How long a job may wait before a process sees it. */
  readonly pollSeconds: number;
  /** Longer than this, a job counts as failed, and is retried. */
  readonly expireInSeconds: number;
}

const quarterHour = 15 * 60;
const sixHours = 6 * 60 * 60;
const claimed = { policy: 'standard', isAtStart: true, expireInSeconds: quarterHour } as const;
const scan = { policy: 'exclusive', pollSeconds: 5 } as const;

export const jobQueues = {
  // Added to in the transaction that writes the mail or the request. Each minute: mail whose retry is due.
  mail: { ...claimed, cron: '* * * * *', pollSeconds: 1 },
  'reset-requests': { ...claimed, cron: '* * * * *', pollSeconds: 1 },
  signatures: { ...claimed, cron: '* * * * *', pollSeconds: 2 },
  // Added to in the transaction that files a proof. Every five minutes: those that are not paid yet.
  proofs: { ...claimed, cron: '*/5 * * * *', pollSeconds: 2 },
  // Added to in the transaction that confirms a bulk, for when it starts. Each minute: what a killed process left.
  bulk: { ...claimed, cron: '* * * * *', pollSeconds: 1 },
  // Added to in the transaction that stores the job. Each minute: what a dead process had in hand.
  exports: { ...claimed, cron: '* * * * *', pollSeconds: 1, expireInSeconds: 60 * 60 },
  deletions: { ...scan, cron: '*/5 * * * *', isAtStart: false, expireInSeconds: quarterHour },
  'change-requests': { ...scan, cron: '*/10 * * * *', isAtStart: false, expireInSeconds: quarterHour },
  // Each minute: the line of the trail that ends a view of a client’s space.
  'client-views': { ...scan, cron: '* * * * *', isAtStart: false, expireInSeconds: quarterHour },
  // Each minute: clients read new bank details within a minute of their hour.
  'payment-details': { ...scan, cron: '* * * * *', isAtStart: true, expireInSeconds: quarterHour },
  // Each minute: the new address of a client is used from its hour on.
  'planned-emails': { ...scan, cron: '* * * * *', isAtStart: true, expireInSeconds: quarterHour },
  // Each minute: what staff remove of a sign-in, from its hour on.
  'factor-removals': { ...scan, cron: '* * * * *', isAtStart: true, expireInSeconds: quarterHour },
  // Each minute: rounds open, close and are settled at their instants, and their investors are written to.
  'kaskad-rounds': { ...scan, cron: '* * * * *', isAtStart: true, expireInSeconds: quarterHour },
  // Each minute: reflections that end, investments that become firm or expire, reservations that lose their priority.
  'kaskad-investments': { ...scan, cron: '* * * * *', isAtStart: true, expireInSeconds: quarterHour },
  // Each hour: those of the day leave in the first one that `domain/contract-status` allows, which is 9 in Paris.
  reminders: { ...scan, cron: '3 * * * *', isAtStart: true, expireInSeconds: quarterHour },
  // Each morning in Paris, and at start: the client reads of it on the day.
  'document-expiries': { ...scan, cron: '10 6 * * *', isAtStart: true, expireInSeconds: quarterHour },
  // Each hour: the documents of the past year, in the days and hours of January that `domain/yearly` allows.
  'yearly-notices': { ...scan, cron: '23 * * * *', isAtStart: true, expireInSeconds: quarterHour },
  // Each hour: the statements of the month before, once the last NAVs of it are published.
  'monthly-notices': { ...scan, cron: '33 * * * *', isAtStart: true, expireInSeconds: quarterHour },
  // Each hour: the counts of the team leave at 9 in Paris.
  work: { ...scan, cron: '0 * * * *', isAtStart: true, expireInSeconds: quarterHour },
  // Added to when an allotment is published and an issue begins. Each minute: what a killed process left.
  'kaskad-allotments': { ...scan, cron: '* * * * *', isAtStart: true, expireInSeconds: quarterHour },
  // The rules of alerts that no write sees.
  alerts: { ...scan, cron: '*/10 * * * *', isAtStart: false, expireInSeconds: quarterHour },
  // Runs each minute; recounts after five minutes, a publication or midnight.
  indicators: { ...scan, cron: '* * * * *', isAtStart: true, expireInSeconds: quarterHour },
  // What was sent while the antivirus was out of reach.
  'file-scans': { ...scan, cron: '*/10 * * * *', isAtStart: true, expireInSeconds: quarterHour },
  'list-counts': { ...scan, cron: '* * * * *', isAtStart: false, expireInSeconds: quarterHour },
  pruning: { ...scan, cron: '7 * * * *', isAtStart: false, expireInSeconds: quarterHour },
  quarantine: { ...scan, cron: '37 */6 * * *', isAtStart: false, expireInSeconds: sixHours },
  'audit-trail': { ...scan, cron: '17 2 * * *', isAtStart: true, expireInSeconds: sixHours },
  // The newest head of the trail, until the authority has stamped it.
  timestamps: { ...scan, cron: '*/10 * * * *', isAtStart: true, expireInSeconds: quarterHour },
  books: { ...scan, cron: '27 2 * * *', isAtStart: false, expireInSeconds: sixHours },
  // At the hours of the sources, which `domain/rates` decides: 16:15 in Paris for the ECB.
  rates: { ...scan, cron: '*/15 * * * *', isAtStart: true, expireInSeconds: quarterHour },
} as const satisfies Record<string, JobQueueSettings>;

export type JobQueueName = keyof typeof jobQueues;

export const jobQueueNames = Object.keys(jobQueues).filter((name): name is JobQueueName => name in jobQueues);

const day = 24 * 60 * 60;

/** 1 for every one, n for every n-th; null for one time only. */
function stepOf(field: string): number | null {
  if (field === '*') return 1;
  const [, step] = /^\*\/(\d+)$/.exec(field) ?? [];
  return step === undefined ? null : Number(step);
}

/** Seconds between two jobs of a schedule that is of every n-th minute or hour, or of one time each hour or day. */
function intervalOf(cron: string): number {
  const [minutes, hours] = cron.split(' ').map(stepOf);
  if (minutes != null) return minutes * 60;
  return hours == null ? day : hours * 60 * 60;
}

/** How long a queue may be without a success before a person looks: one job that was missed, and one that takes its time. */
export function silenceLimitSeconds(name: JobQueueName): number {
  return 2 * intervalOf(jobQueues[name].cron) + jobQueues[name].expireInSeconds;
}

/** How long an ended job is kept: a day for operators, and longer where the last success is older. */
export function keptSeconds(name: JobQueueName): number {
  return Math.max(day, silenceLimitSeconds(name));
}
