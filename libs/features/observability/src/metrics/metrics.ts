import { Injectable, Logger } from '@nestjs/common';
import {
  Counter,
  type CounterConfiguration,
  Gauge,
  Histogram,
  type HistogramConfiguration,
  Registry,
} from 'prom-client';
import { runtimeMetrics } from './runtime-metrics.js';

/** Limit of one read; Prometheus gives a whole scrape ten seconds. */
const READ_TIMEOUT_MS = 3_000;

type Options<C> = Omit<C, 'registers' | 'name'> & { name: `capstan_${string}` };

/** A value of a gauge, and its labels. */
export type Reading<L extends string> = readonly [labels: Partial<Record<L, string>>, value: number];

/** Description of a gauge, and how to read its values. */
export interface GaugeOptions<L extends string> {
  name: `capstan_${string}`;
  help: string;
  labelNames?: readonly L[];
  /** Called whenever the metrics are read. */
  read: () => readonly Reading<L>[] | Promise<readonly Reading<L>[]>;
}

/**
 * The metrics of this process. Labels have few values, which the code or the operator sets: never ids, accounts, keys
 * or text of callers.
 */
@Injectable()
export class Metrics {
  private readonly logger = new Logger('Metrics');
  private readonly registry = new Registry();
  private readonly failedReads = this.counter({
    name: 'capstan_metrics_failed_reads_total',
    help: 'Gauges that had no value because it could not be read, e.g. without the database.',
    labelNames: ['metric'],
  });

  counter<L extends string>(options: Options<CounterConfiguration<L>>): Counter<L> {
    return new Counter({ ...options, registers: [this.registry] });
  }

  histogram<L extends string>(options: Options<HistogramConfiguration<L>>): Histogram<L> {
    return new Histogram({ ...options, registers: [this.registry] });
  }

  /** A gauge without a value while its read fails: the other metrics are needed most then. */
  gauge<L extends string>({ name, help, labelNames = [], read }: GaugeOptions<L>): void {
    const gauge: Gauge<L> = new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      collect: async () => {
        gauge.reset();
        try {
          const readings = await Promise.race([(async () => read())(), tooLong()]);
          for (const [labels, value] of readings) gauge.set(labels as Record<L, string>, value);
        } catch (error) {
          if (labelNames.length === 0) gauge.remove();
          this.failedReads.inc({ metric: name });
          this.logger.debug(`${name} could not be read: ${String(error)}`);
        }
      },
    });
  }

  /** Names of all metrics, those of the runtime included. */
  names(): string[] {
    return this.all()
      .getMetricsAsArray()
      .map(({ name }) => name);
  }

  /** The text format of Prometheus. */
  text(): Promise<string> {
    return this.all().metrics();
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  private all(): Registry {
    return Registry.merge([this.registry, runtimeMetrics()]);
  }
}

const tooLong = async (): Promise<never> => {
  const { promise, reject } = Promise.withResolvers<never>();
  setTimeout(() => reject(new Error(`it took more than ${READ_TIMEOUT_MS} ms`)), READ_TIMEOUT_MS).unref();
  return promise;
};
