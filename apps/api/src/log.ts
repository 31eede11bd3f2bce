import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import type { Settings } from './settings.ts';

const secretFields = [
  'authorization',
  'password',
  'password_confirmation',
  'current_password',
  'token',
  'email',
  'iban',
];

/** Structured lines on standard output. Secrets are masked wherever a logged object might hold them. */
export function createLog(settings: Pick<Settings, 'logLevel'>): FastifyBaseLogger {
  return pino({
    level: settings.logLevel,
    base: { service: 'api' },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secretFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[masked]',
    },
  });
}
