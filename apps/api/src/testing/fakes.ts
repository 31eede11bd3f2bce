import type { Clock } from '../ports/clock/clock.ts';
import { FileExistsError, type FilesPort, UnreadableFileError } from '../ports/files/files-port.ts';
import type { Ids } from '../ports/ids/ids.ts';
import type { MailMessage, MailPort } from '../ports/mail/mail-port.ts';

export interface FakeClock extends Clock {
  set: (instant: string) => void;
  advance: (span: { days?: number; hours?: number; minutes?: number; seconds?: number }) => void;
}

export function createFakeClock(start = '2026-03-02T09:00:00.000Z'): FakeClock {
  let current = new Date(start).getTime();
  return {
    now: () => new Date(current),
    set: (instant) => {
      current = new Date(instant).getTime();
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      current += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}

/** Identifiers that count up, so that a failing test reads the same each time. Codes are 000001, 000002… */
export function createFakeIds(): Ids {
  let count = 0;
  const next = () => {
    count += 1;
    return count;
  };
  return {
    uuid: () => `00000000-0000-4000-8000-${String(next()).padStart(12, '0')}`,
    token: () => `token-${String(next()).padStart(6, '0')}`.padEnd(43, 'x'),
    code: () => String(next()).padStart(6, '0'),
  };
}

export interface MemoryFiles extends FilesPort {
  keys: () => string[];
  /** `<day>/<key>` of each. */
  quarantined: () => string[];
}

export function createMemoryFiles(clock: Clock): MemoryFiles {
  const stored = new Map<string, { bytes: Buffer; modifiedAt: Date }>();
  let quarantined: string[] = [];
  let databaseId: string | null = null;
  return {
    location: 'memory',
    keys: () => [...stored.keys()],
    quarantined: () => quarantined,
    put: async (key, bytes) => {
      if (stored.get(key)?.bytes.equals(bytes) === false) throw new FileExistsError(key);
      stored.set(key, { bytes: Buffer.from(bytes), modifiedAt: clock.now() });
    },
    replace: async (key, bytes) => {
      if (!stored.has(key)) throw new UnreadableFileError(key, 'missing');
      stored.set(key, { bytes: Buffer.from(bytes), modifiedAt: clock.now() });
    },
    get: async (key) => {
      const found = stored.get(key);
      if (found === undefined) throw new UnreadableFileError(key, 'missing');
      return found.bytes;
    },
    delete: async (key) => {
      stored.delete(key);
    },
    list: async function* () {
      for (const [key, { modifiedAt }] of stored) yield { key, modifiedAt };
    },
    quarantine: async (key, day) => {
      if (stored.delete(key)) quarantined.push(`${day}/${key}`);
    },
    purgeQuarantine: async (beforeDay) => {
      const kept = quarantined.filter((name) => name >= beforeDay);
      const purged = quarantined.length - kept.length;
      quarantined = kept;
      return purged;
    },
    readDatabaseId: async () => databaseId,
    writeDatabaseId: async (id) => {
      databaseId ??= id;
    },
  };
}

export interface FakeMail extends MailPort {
  sent: MailMessage[];
}

export function createFakeMail(): FakeMail {
  const sent: MailMessage[] = [];
  return {
    sent,
    isLocal: true,
    send: async (message) => {
      sent.push(message);
    },
  };
}
