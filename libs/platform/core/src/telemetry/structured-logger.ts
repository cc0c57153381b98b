import type { LoggerService } from '@nestjs/common';
import { type Logger, pino } from 'pino';

/** Members that may hold a secret, wherever they stand. */
const SECRET_PATHS = ['authorization', 'apiKey', 'key', 'token', 'password', 'cookie'].flatMap((name) => [
  name,
  `*.${name}`,
  `*.*.${name}`,
]);

/** Text that looks like one of our keys or like credentials in a URL. */
const SECRET_TEXT = /\bcap_[A-Za-z0-9]{8,}|(?<=:\/\/)[^/\s:@]+:[^/\s@]+(?=@)/g;

/** Nest tells of every module and route at start; an operator wants that only when looking for a fault. */
const FRAMEWORK_CONTEXTS = new Set([
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
]);

/** Hides keys and URL credentials in free text. */
export const redact = (text: string): string => text.replace(SECRET_TEXT, '[redacted]');

/** Nest's logger as one JSON line per entry on standard output (pino), secrets redacted. */
export class StructuredLogger implements LoggerService {
  private readonly pino: Logger;

  constructor(process: string, level: string) {
    this.pino = pino({
      level,
      base: { process },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: SECRET_PATHS, censor: '[redacted]' },
    });
  }

  log(message: unknown, ...rest: unknown[]): void {
    const isFramework = FRAMEWORK_CONTEXTS.has(String(rest.at(-1)));
    this.write(isFramework ? 'debug' : 'info', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.write('trace', message, rest);
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.write('fatal', message, rest);
  }

  /** Nest passes `(message, [stack], context)`; an object as message becomes members of the entry. */
  private write(
    level: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal',
    message: unknown,
    rest: unknown[],
  ): void {
    const context = typeof rest.at(-1) === 'string' ? (rest.at(-1) as string) : undefined;
    const stack = rest.length > 1 && typeof rest[0] === 'string' ? redact(rest[0]) : undefined;
    const members = { ...(context ? { context } : {}), ...(stack ? { stack } : {}) };
    if (message instanceof Error) {
      this.pino[level]({ ...members, stack: redact(message.stack ?? '') }, redact(message.message));
    } else if (typeof message === 'object' && message !== null) {
      this.pino[level]({ ...members, ...message });
    } else {
      this.pino[level](members, redact(String(message)));
    }
  }
}
