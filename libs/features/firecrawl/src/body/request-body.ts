import { isRecord } from '@capstan/parsing';
import { InvalidRequestError } from '@capstan/platform-core';

/** A fault of a request. */
interface Fault {
  path: string;
  message: string;
}

/**
 * Reads the fields of a request of Firecrawl's API. Fields that would change the answer and are not supported are
 * faults, and so are unknown ones: nothing that a caller asks for is ignored silently.
 */
export class RequestBody {
  private readonly faults: Fault[];
  private readonly unread: Set<string>;

  private constructor(
    private readonly fields: Readonly<Record<string, unknown>>,
    private readonly prefix: string,
    parent?: RequestBody,
  ) {
    this.faults = parent?.faults ?? [];
    this.unread = new Set(Object.keys(fields).filter((name) => fields[name] !== null));
  }

  /** @throws InvalidRequestError unless it is an object. */
  static of(body: unknown): RequestBody {
    if (!isRecord(body)) throw new InvalidRequestError([{ path: '', message: 'body must be an object' }]);
    return new RequestBody(body, '');
  }

  text(name: string): string | undefined {
    return this.read(name, (value): value is string => typeof value === 'string', 'a string');
  }

  number(name: string): number | undefined {
    return this.read(name, (value): value is number => Number.isFinite(value), 'a number');
  }

  flag(name: string): boolean | undefined {
    return this.read(name, (value): value is boolean => typeof value === 'boolean', 'true or false');
  }

  texts(name: string): string[] | undefined {
    return this.read(name, isTexts, 'an array of strings');
  }

  list(name: string): unknown[] | undefined {
    return this.read(name, (value): value is unknown[] => Array.isArray(value), 'an array');
  }

  object(name: string): Record<string, unknown> | undefined {
    return this.read(name, isRecord, 'an object');
  }

  /** The fields of an object field, with their faults; empty if it is absent. */
  within(name: string): RequestBody {
    return new RequestBody(this.object(name) ?? {}, `${this.prefix}${name}.`, this);
  }

  /** Accepts fields that do not change what this service answers. */
  ignore(...names: readonly string[]): void {
    names.forEach((name) => this.unread.delete(name));
  }

  /** Accepts a field with one of these values only: this service has no other. */
  allow(name: string, ...values: readonly unknown[]): void {
    const value = this.fields[name];
    if (!this.unread.delete(name) || values.includes(value)) return;
    if (values.length === 0 && isEmpty(value)) return;
    const allowed = values.map((value) => JSON.stringify(value)).join(' or ');
    this.fault(name, allowed ? `is supported with ${allowed} only` : 'is not supported here');
  }

  fault(name: string, message: string): void {
    this.faults.push({ path: this.prefix + name, message: `${this.prefix}${name} ${message}` });
  }

  /** Reports the fields that were not read. */
  close(): void {
    for (const name of this.unread)
      if (!isEmpty(this.fields[name])) this.fault(name, 'is not supported here');
  }

  /** @throws InvalidRequestError with all faults. */
  finish(): void {
    this.close();
    if (this.faults.length > 0) throw new InvalidRequestError(this.faults);
  }

  private read<T>(name: string, fits: (value: unknown) => value is T, what: string): T | undefined {
    if (!this.unread.delete(name)) return undefined;
    const value = this.fields[name];
    if (fits(value)) return value;
    this.fault(name, `must be ${what}`);
    return undefined;
  }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/** Clients send defaults that ask for nothing. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.keys(value).length === 0);
