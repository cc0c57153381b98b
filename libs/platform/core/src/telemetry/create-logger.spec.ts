import { Logger, type PinoLogger } from 'nestjs-pino';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { traceScope } from '../observation/trace-scope.js';
import { logOptions, redact } from './create-logger.js';
import type { TelemetryConfig } from './telemetry.config.js';

/** The parsed log entries of a process named `api`. */
function entriesOf(
  log: (logger: Logger) => void,
  logLevel: TelemetryConfig['logLevel'] = 'info',
  redactsPersonalData = false,
): Record<string, unknown>[] {
  const lines: string[] = [];
  const root = pino(logOptions('api', { logLevel, redactsPersonalData }), {
    write: (line: string) => void lines.push(line),
  });
  log(new Logger(root as unknown as PinoLogger, {}));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('redact', () => {
  it.each([
    [`refused cap_${'a1'.repeat(23)} twice`, 'refused [redacted] twice'],
    ['postgres://capstan:s3cret@db:5432/x', 'postgres://[redacted]@db:5432/x'],
    ['nothing secret here', 'nothing secret here'],
    ['https://example.org/a:b', 'https://example.org/a:b'],
    [String.raw`{"msg":"postgres://u:a\"b@db"}`, '{"msg":"postgres://[redacted]@db"}'],
    ['{"one":"https://a","two":"b:c@d"}', '{"one":"https://a","two":"b:c@d"}'],
  ])('%s', (text, expected) => {
    expect(redact(text)).toBe(expected);
  });
});

describe('an entry of the log', () => {
  it('has no personal data if they are redacted', () => {
    const log = (logger: Logger) => logger.warn('not sent to ada@example.org, +49 30 1234567');
    expect(entriesOf(log, 'info', true)[0]).toMatchObject({ msg: 'not sent to [email], [phone]' });
    expect(entriesOf(log)[0]).toMatchObject({ msg: 'not sent to ada@example.org, +49 30 1234567' });
  });

  it('has level, time, process, context and message', () => {
    expect(entriesOf((logger) => logger.log('ready', 'Api'))).toEqual([
      {
        level: 30,
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string,
        process: 'api',
        context: 'Api',
        msg: 'ready',
      },
    ]);
  });

  it('has the trace and the span in which it is written', () => {
    const scope = {
      traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
      spanId: '00f067aa0ba902b7',
      isSampled: true,
    };
    const [inside] = traceScope.run(scope, () => entriesOf((logger) => logger.log('ready', 'Api')));
    expect(inside).toMatchObject({ msg: 'ready', trace_id: scope.traceId, span_id: scope.spanId });
    const [outside] = entriesOf((logger) => logger.log('ready', 'Api'));
    expect(outside).not.toHaveProperty('trace_id');
  });

  it('contains the members of a logged object', () => {
    const [entry] = entriesOf((logger) => logger.warn({ msg: 'refused', request_id: 'req_1' }, 'Calls'));
    expect(entry).toMatchObject({ level: 40, context: 'Calls', msg: 'refused', request_id: 'req_1' });
  });

  it.each([
    ['a stack', new Error('broken').stack],
    ['a value that is not a stack', '{ code: 7 }'],
  ])('contains %s that is logged with a message or an object', (_case, stack) => {
    const [entry] = entriesOf((logger) =>
      logger.error({ msg: 'it failed', request_id: 'r' }, stack, 'Calls'),
    );
    expect(entry).toMatchObject({ context: 'Calls', msg: 'it failed', request_id: 'r', stack });
    const [other] = entriesOf((logger) => logger.error('100 %s', stack, 'Calls'));
    expect(other).toMatchObject({ level: 50, context: 'Calls', msg: '100 %s', stack });
  });

  it('contains message and stack of a logged error', () => {
    const error = new Error('broken');
    const [entry] = entriesOf((logger) => logger.error(error, 'Calls'));
    expect(entry).toMatchObject({ context: 'Calls', msg: 'broken', stack: error.stack });
    expect(entry).not.toHaveProperty('err');
  });

  it.each(['authorization', 'apiKey', 'key', 'token', 'password', 'cookie'])(
    'redacts %s at any depth',
    (name) => {
      const [entry] = entriesOf((logger) =>
        logger.log({ msg: 'x', [name]: 's', a: { [name]: 's', b: { [name]: 's' } } }, 'C'),
      );
      const hidden = { [name]: '[redacted]' };
      expect(entry).toMatchObject({ ...hidden, a: { ...hidden, b: hidden } });
    },
  );

  it('redacts keys in messages, stacks and other members', () => {
    const key = `cap_${'a1'.repeat(23)}`;
    const error = new Error(`refused ${key}`);
    const text = JSON.stringify(
      entriesOf((logger) => {
        logger.error(error, 'C');
        logger.error(`refused ${key}`, error.stack, 'C');
        logger.warn({ msg: key, url: `https://a.example/?k=${key}` }, 'C');
      }),
    );
    expect(text).toContain('[redacted]');
    expect(text).not.toContain(key);
  });

  it('is omitted below the configured level', () => {
    expect(entriesOf((logger) => logger.log('x', 'C'), 'warn')).toEqual([]);
    expect(entriesOf((logger) => logger.fatal('x', 'C'), 'silent')).toEqual([]);
  });

  it('has level debug when Nest reports modules and routes', () => {
    const log = (logger: Logger): void => logger.log('AppModule dependencies initialized', 'InstanceLoader');
    expect(entriesOf(log)).toEqual([]);
    expect(entriesOf(log, 'debug')).toMatchObject([{ level: 20, context: 'InstanceLoader' }]);
  });

  it("has level trace for Nest's verbose", () => {
    expect(entriesOf((logger) => logger.verbose('x', 'C'), 'trace')).toMatchObject([{ level: 10 }]);
  });
});
