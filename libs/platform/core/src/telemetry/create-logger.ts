import type { LoggerService } from '@nestjs/common';
import { Logger, PinoLogger } from 'nestjs-pino';
import { type LogFn, type Logger as Pino, type LoggerOptions, pino } from 'pino';
import { traceScope } from '../observation/trace-scope.js';
import { withoutPersonalData } from './personal-data.js';
import type { TelemetryConfig } from './telemetry.config.js';

/** Members that may hold a secret, at any depth. */
const SECRET_PATHS = ['authorization', 'apiKey', 'key', 'token', 'password', 'cookie'].flatMap((name) => [
  name,
  `*.${name}`,
  `*.*.${name}`,
]);

/** Text that looks like an API key or like credentials in a URL; without quotes, since entries are JSON. */
const SECRET_TEXT = /\bcap_[A-Za-z0-9]{8,}|(?<=:\/\/)[^/\s:@"]+:(?:\\.|[^/\s@"\\])+(?=@)/g;

/** Nest logs every module and route at start; that is only useful for debugging. */
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

/** Redacts API keys and URL credentials in free text. */
export const redact = (text: string): string => text.replace(SECRET_TEXT, '[redacted]');

/**
 * Creates Nest's logger: one JSON line per entry on standard output, secrets redacted. One per process, because
 * nestjs-pino keeps it.
 */
export function createLogger(process: string, config: TelemetryConfig): LoggerService {
  const params = { pinoHttp: logOptions(process, config) };
  return new Logger(new PinoLogger(params), params);
}

export function logOptions(
  process: string,
  { logLevel, redactsPersonalData }: TelemetryConfig,
): LoggerOptions {
  return {
    level: logLevel,
    base: { process },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: SECRET_PATHS, censor: '[redacted]' },
    mixin: traceIds,
    formatters: { log: withStackOnly },
    hooks: {
      logMethod: logEntry,
      streamWrite: redactsPersonalData ? (text) => withoutPersonalData(redact(text)) : redact,
    },
  };
}

/** The trace and span of an entry. A new object for each, because pino adds the members of the entry to it. */
function traceIds(): { trace_id?: string; span_id?: string } {
  const scope = traceScope.getStore();
  return scope ? { trace_id: scope.traceId, span_id: scope.spanId } : {};
}

/** Replaces the error of an entry with its stack; its message is that of the entry. */
function withStackOnly({ err, ...members }: Entry & Record<string, unknown>): Record<string, unknown> {
  return err instanceof Error ? { ...members, stack: err.stack } : members;
}

/**
 * Handles Nest's `error(message, stack)`: nestjs-pino passes the stack as a value for the placeholders of the
 * message.
 */
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
