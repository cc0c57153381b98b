import type { LoggerService } from '@nestjs/common';
import { Logger, PinoLogger } from 'nestjs-pino';
import { type LogFn, type Logger as Pino, type LoggerOptions, pino } from 'pino';

/** Members that may hold a secret, wherever they stand. */
const SECRET_PATHS = ['authorization', 'apiKey', 'key', 'token', 'password', 'cookie'].flatMap((name) => [
  name,
  `*.${name}`,
  `*.*.${name}`,
]);

/** Text that looks like one of our keys or like credentials in a URL; no quote, since entries are JSON. */
const SECRET_TEXT = /\bcap_[A-Za-z0-9]{8,}|(?<=:\/\/)[^/\s:@"]+:(?:\\.|[^/\s@"\\])+(?=@)/g;

/** Nest reports every module and route at start; an operator wants that only when looking for a fault. */
const FRAMEWORK_CONTEXTS = new Set<unknown>([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

interface Entry {
  context?: unknown;
  msg?: unknown;
  err?: unknown;
}

/** Hides keys and URL credentials in free text. */
export const redact = (text: string): string => text.replace(SECRET_TEXT, '[redacted]');

/** Nest's logger as one JSON line per entry on standard output, secrets redacted. One per process: nestjs-pino keeps it. */
export function createLogger(process: string, level: string): LoggerService {
  const params = { pinoHttp: logOptions(process, level) };
  return new Logger(new PinoLogger(params), params);
}

export function logOptions(process: string, level: string): LoggerOptions {
  return {
    level,
    base: { process },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET_PATHS, censor: '[redacted]' },
    formatters: { log: withStackOnly },
    hooks: { logMethod: logEntry, streamWrite: redact },
  };
}

/** An error in an entry is its stack; its message is the entry's. */
function withStackOnly({ err, ...members }: Entry & Record<string, unknown>): Record<string, unknown> {
  return err instanceof Error ? { ...members, stack: err.stack } : members;
}

/** Nest's `error(message, stack)`: nestjs-pino passes the stack on as a value for the message's placeholders. */
function logEntry(this: Pino, args: Parameters<LogFn>, method: LogFn, level: number): void {
  const [members, ...rest] = args as unknown as [Entry, ...(string | undefined)[]];
  const [message, stack] = members.msg === undefined ? rest : [undefined, ...rest];
  if (level === pino.levels.values['info'] && FRAMEWORK_CONTEXTS.has(members.context)) {
    this.debug(members, message);
  } else if (stack === undefined) {
    method.apply(this, args);
  } else {
    method.call(this, { ...members, stack }, message);
  }
}
