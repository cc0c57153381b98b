import type { Type } from '@nestjs/common';
import { type AppError, CAPABILITY_NAME } from '@capstan/platform-core';
import { type Deprecation, checkedDeprecation } from '@capstan/platform-http';
import type { CapabilityProvider } from './capability-provider.js';
import type { CapabilityFinisher } from './finisher.js';
import type { Merge } from './merge.js';
import type { CapabilityUpload, UploadReceiver } from './upload-receiver.js';

/** Credits: one price, or one per mode. */
export type CreditPrice = number | Readonly<Record<string, number>>;

/** What a price is for, where one call may deliver several of them. */
export interface CapabilityUnit<P extends object = object> {
  /** Singular: `image`. */
  readonly name: string;
  /** The parameter whose number is how many a call asks for; absent: only `count` knows. */
  readonly parameter?: string;
  /** How many a call asks for; that many are held, and those delivered are charged. At least 1. */
  count(params: P): number;
}

/** The parameters of the calls that a capability makes for its caller, each at its own price. */
export interface CapabilityInnerCalls {
  /** The parameter with the name of the capability. */
  readonly capability: string;
  /** The parameter with the list of their parameters. */
  readonly inputs: string;
}

/** A ready-to-send example; shown in OpenAPI, llms.txt and the README of the capability. */
export interface CapabilityExample<P> {
  title: string;
  params: Partial<P>;
}

/**
 * A capability as data. The REST route `POST /v1/<path>`, the routing through `/v1/agent`, the OpenAPI operation,
 * the tool in every format, the price list, the llms.txt line and the conformance tests are derived from it.
 */
export interface Capability<P extends object = object, R extends object = object> {
  /** `capability` in `/v1/agent` and the name of the tool. */
  readonly name: string;
  /** Route below `/v1/`; default: the name. */
  readonly path: string;
  /**
   * A feature serves it with its own routes and providers: the catalog creates no `POST /v1/<path>` and registers
   * no class. It is still a tool, has a price and is available at `/v1/agent`.
   */
  readonly isFeature: boolean;
  /** `metadata` of its envelope only has the request id (docs/contract.md 2.1). */
  readonly hasReducedMetadata: boolean;
  /**
   * `in-request`: its waterfall runs in the process that took the call. `as-job`: in a worker, as a job that outlives both
   * processes, is charged when it is completed, and has progress, a stream and a result at `/v1/jobs/{id}`.
   */
  readonly runs: 'in-request' | 'as-job';
  readonly title: string;
  /** One sentence. */
  readonly summary: string;
  /** What it does, when to use it, what it returns; Markdown. */
  readonly description: string;
  readonly params: Type<P>;
  readonly result: Type<R>;
  readonly credits: CreditPrice;
  /** Absent: the price is for the call. */
  readonly unit?: CapabilityUnit<P>;
  /** The parameter whose value is the mode; absent: only `mode` knows, or there are no modes. */
  readonly modeParameter?: string;
  /** The calls that it makes for its caller; absent: none. */
  readonly innerCalls?: CapabilityInnerCalls;
  /** Whether a call changes nothing anywhere: hosts may let a model make such calls unasked (MCP `readOnlyHint`). */
  readonly readsOnly: boolean;
  /** Whether repeating a call has no further effect (MCP `idempotentHint`). */
  readonly isIdempotent: boolean;
  /** Deprecation: sent in the headers of every call and shown in all documents (docs/versioning.md). */
  readonly deprecation?: Deprecation;
  /** The mode of a call: determines the price and is reported as `mode_used`. */
  mode(params: P): string | null;
  /** Wall-clock milliseconds for the whole waterfall. The parameters of a call may request less. */
  deadlineMs(params: P): number;
  /** A file that calls may send in a multipart form; absent: calls are JSON only. */
  readonly upload?: CapabilityUpload<Type<UploadReceiver>>;
  /** Returns what is wrong with parameters that are each valid on their own; undefined: nothing. */
  check?(params: P): AppError | undefined;
  /** The error when no provider serves a call and the request is the reason; absent or undefined: it is not. */
  refusal?(params: P): AppError | undefined;
  /** Whether a provider may serve such a call at all, checked before its own `supports`; absent: every one may. */
  mayServe?(provider: Type<CapabilityProvider<P, R>>, params: P): boolean;
  /** What callers do instead of calling it in a `batch`, as a sentence of an error; absent: jobs may call it for them. */
  readonly insteadOfBatch?: string;
  /** The capability that it calls for its caller, whose scope the key must have as well; absent: none. */
  delegatesTo?(params: P): string;
  /** In waterfall order; `<CAPABILITY>_PROVIDERS` overrides it. */
  readonly providers: readonly Type<CapabilityProvider<P, R>>[];
  /** Further injectables of its providers, one instance of each per process. */
  readonly services?: readonly Type[];
  /** Whether a result is accepted and charged: a bot wall is not a page. */
  accept(result: R, params: P): 'ok' | 'empty';
  /** Queries several providers at once and merges their results; absent: one after another. */
  readonly merge?: Merge<P, R>;
  /** Last step after a result is accepted; absent: the result is returned unchanged. */
  readonly finisher?: Type<CapabilityFinisher<P, R>>;
  readonly examples: readonly CapabilityExample<P>[];
}

type ParameterOf<P extends object> = keyof P & string;

type CapabilityInput<P extends object, R extends object> = Omit<
  Capability<P, R>,
  | 'path'
  | 'isFeature'
  | 'hasReducedMetadata'
  | 'runs'
  | 'unit'
  | 'readsOnly'
  | 'isIdempotent'
  | 'mode'
  | 'deadlineMs'
> & {
  path?: string;
  /** Default false. */
  isFeature?: boolean;
  /** Default false. */
  hasReducedMetadata?: boolean;
  /** Default `in-request`. */
  runs?: 'in-request' | 'as-job';
  /** Default false, the safe value. */
  readsOnly?: boolean;
  /** Default: the value of `readsOnly`. */
  isIdempotent?: boolean;
  /** A parameter whose value is the mode, or a function. */
  mode?: ParameterOf<P> | ((params: P) => string | null);
  /** A parameter whose number is how many units a call asks for, or a function. */
  unit?: { name: string; count: ParameterOf<P> | ((params: P) => number) };
  deadlineMs: number | ((params: P) => number);
};

/** Validates and completes a definition. @throws Error with the reason, at start. */
export function defineCapability<P extends object, R extends object>(
  input: CapabilityInput<P, R>,
): Capability<P, R> {
  if (!CAPABILITY_NAME.test(input.name)) {
    throw new Error(`capability name "${input.name}" must match ${CAPABILITY_NAME.source}`);
  }
  const prices = typeof input.credits === 'number' ? [input.credits] : Object.values(input.credits);
  if (prices.length === 0 || prices.some((price) => !Number.isInteger(price) || price < 0)) {
    throw new Error(`capability ${input.name}: credits must be integers ≥ 0`);
  }
  if (input.deprecation) checkedDeprecation(input.deprecation);
  const { deadlineMs, mode, unit, ...rest } = input;
  return {
    ...rest,
    ...modeOf(mode),
    ...(unit ? { unit: unitOf(unit) } : {}),
    path: input.path ?? input.name,
    isFeature: input.isFeature ?? false,
    hasReducedMetadata: input.hasReducedMetadata ?? false,
    runs: input.runs ?? 'in-request',
    readsOnly: input.readsOnly ?? false,
    isIdempotent: input.isIdempotent ?? input.readsOnly ?? false,
    deadlineMs: typeof deadlineMs === 'number' ? () => deadlineMs : deadlineMs,
  };
}

function modeOf<P extends object>(
  mode: CapabilityInput<P, object>['mode'],
): Pick<Capability<P>, 'mode' | 'modeParameter'> {
  if (typeof mode !== 'string') return { mode: mode ?? (() => null) };
  return { mode: (params) => String(params[mode]), modeParameter: mode };
}

function unitOf<P extends object>(unit: NonNullable<CapabilityInput<P, object>['unit']>): CapabilityUnit<P> {
  const { count } = unit;
  if (typeof count !== 'string') return { ...unit, count };
  return { ...unit, parameter: count, count: (params) => Number(params[count]) };
}
