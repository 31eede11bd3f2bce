import { ClusterError } from '@repo/postgres/private';
import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { DatabaseUnreachableError } from './db/wait-for-database.ts';
import type { Settings } from './settings.ts';
import { SettingsError } from './settings-error.ts';

const secretFields = [
  'authorization',
  'password',
  'password_confirmation',
  'current_password',
  'token',
  'email',
  'iban',
];

/** JSON lines on standard output. Known secret fields are masked, and errors lose every value they carry. */
export function createLog(
  settings: Pick<Settings, 'logLevel'>,
  destination?: DestinationStream,
): FastifyBaseLogger {
  const options = {
    level: settings.logLevel,
    base: { service: 'api' },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: serializeError },
    redact: {
      paths: secretFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
      censor: '[masked]',
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

export interface SerializedError {
  type: string;
  message: string;
  stack: string;
  cause?: SerializedError;
  [fact: string]: unknown;
}

/**
 * Properties that name a thing and never hold a value. Everything else an error carries is dropped: the query builder
 * attaches all parameters, PostgreSQL the refused row (`detail`, `where`), SMTP the recipients.
 */
const safeFacts = ['code', 'errno', 'syscall', 'status', 'statusCode', 'errorCode', 'reason'] as const;
const databaseFacts = ['severity', 'schema', 'table', 'column', 'constraint'] as const;
const maxCauses = 5;

/** An error as it may be logged: type, message without data, stack, and the facts an operator searches for. */
export function serializeError(error: unknown): SerializedError {
  return serialize(error, maxCauses);
}

function serialize(error: unknown, causesLeft: number): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error', stack: '' };
  const type = error.constructor.name;
  const message = safeMessage(error);
  const cause = causesLeft > 0 && error.cause instanceof Error ? error.cause : null;
  return {
    type,
    message,
    stack: [`${type}: ${message}`, ...framesOf(error)].join('\n'),
    ...factsOf(error),
    ...(cause && { cause: serialize(cause, causesLeft - 1) }),
  };
}

function factsOf(error: Error): Record<string, unknown> {
  const facts = [...safeFacts, ...databaseFacts].map((name) => [name, Reflect.get(error, name)] as const);
  return Object.fromEntries(
    facts.filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  );
}

function safeMessage(error: Error): string {
  const state: unknown = Reflect.get(error, 'code');
  // « invalid input syntax for type uuid: "…" »: the messages of PostgreSQL's data exceptions quote the value.
  if (typeof state === 'string' && /^22[0-9A-Z]{3}$/.test(state)) return `data exception ${state}`;
  // JSON.parse quotes the text it can't read.
  if (error instanceof SyntaxError) return 'unreadable text';
  const [beforeParameters = ''] = error.message.split(/\s*\bparams: /);
  return beforeParameters.replaceAll(/[^\s<>"'(),;:=]+@[^\s<>"'(),;:]+/g, '[email]');
}

/** The header of a stack repeats the whole message, on any number of lines. */
function framesOf({ stack = '' }: Error): string[] {
  return stack.split('\n').filter((line) => /^ {4}at .*(?:\d+:\d+\)?|\(<anonymous>\)|native\)?)$/.test(line));
}

/** For a process that ends on an error nothing caught: one line on standard error, as safe as the log's. */
export function exitOnUncaught(): void {
  process.on('uncaughtException', (error) => {
    process.stderr.write(`${formatError(error)}\n`);
    process.exit(1);
  });
}

/** For a terminal: one sentence for a mistake of the operator, else the stack, and that of each cause. */
export function formatError(error: unknown): string {
  const isOperators =
    error instanceof SettingsError ||
    error instanceof ClusterError ||
    error instanceof DatabaseUnreachableError;
  if (isOperators) return error.message;
  const lines = [];
  for (let current: SerializedError | undefined = serializeError(error); current; current = current.cause) {
    lines.push(current.stack === '' ? current.message : current.stack);
  }
  return lines.join('\ncaused by ');
}
