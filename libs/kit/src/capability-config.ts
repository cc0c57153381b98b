import {
  type ConfigSlice,
  type EnvShape,
  defineConfig,
  envFlag,
  envInteger,
  envList,
  envText,
} from '@capstan/platform-core';
import type { Capability, CreditPrice } from './capability.js';
import { providerInfoOf } from './capability-provider.js';

/** The configuration of any capability. */
export interface CapabilityConfig {
  /** Names of the enabled providers, in waterfall order. */
  providerOrder: string[];
  /** Prices: those of the definition, overridden by `<CAPABILITY>_CREDITS`. */
  credits: CreditPrice;
  /** Whether providers with recent success are tried first. */
  isOrderAdaptive: boolean;
  /** Whether the next provider starts when one is slower than usual. */
  hedges: boolean;
  /** Seconds for which an answer is cached for the same account; 0: never. */
  cacheSeconds: number;
}

const slices = new WeakMap<Capability, ConfigSlice<CapabilityConfig>>();

/**
 * Returns the configuration slice of a capability (`<CAPABILITY>_PROVIDERS`, `<CAPABILITY>_CREDITS` …); the same
 * one on every call.
 */
export function capabilityConfigOf(capability: Capability): ConfigSlice<CapabilityConfig> {
  const known = slices.get(capability);
  if (known) return known;
  const prefix = capability.name.toUpperCase();
  const infos = capability.providers.map(providerInfoOf);
  const names = infos.map(({ name }) => name);
  const byDefault = infos.filter(({ isOptIn }) => isOptIn !== true).map(({ name }) => name);
  const slice = defineConfig(
    `capability:${capability.name}`,
    {
      [`${prefix}_CREDITS`]: envText(
        `Price of ${capability.name} in credits: a number, or mode=number pairs (default: ${formatPrice(capability.credits)})`,
      ),
      ...(capability.isFeature ? {} : waterfallShape(capability, byDefault, names)),
      ...(capability.readsOnly && !capability.isFeature && capability.runs === 'in-request'
        ? {
            [`${prefix}_CACHE_SECONDS`]: envInteger(
              0,
              { min: 0, max: 86_400 },
              `Seconds for which an answer of ${capability.name} is cached for the same account, free of charge; 0: never`,
            ),
          }
        : {}),
    },
    (env) => ({
      providerOrder: checkedOrder(
        prefix,
        (env[`${prefix}_PROVIDERS`] as string[] | undefined) ?? [],
        names,
        byDefault,
      ),
      credits: overriddenPrice(prefix, env[`${prefix}_CREDITS`] as string | undefined, capability.credits),
      isOrderAdaptive: env[`${prefix}_ORDER_ADAPTIVE`] === true,
      hedges: env[`${prefix}_HEDGING`] === true,
      cacheSeconds: (env[`${prefix}_CACHE_SECONDS`] as number | undefined) ?? 0,
    }),
  );
  slices.set(capability, slice);
  return slice;
}

/** Returns every slice of a catalog: one per capability, one per provider with configuration. */
export function catalogConfigSlices(catalog: readonly Capability[]): ConfigSlice[] {
  const ofProviders = catalog
    .flatMap((capability) => capability.providers)
    .map((provider) => providerInfoOf(provider).config)
    .filter((slice) => slice !== undefined);
  return [...new Set<ConfigSlice>([...catalog.map(capabilityConfigOf), ...ofProviders])];
}

/** Variables of the waterfall. A feature has one provider and needs none. */
function waterfallShape({ name }: Capability, byDefault: string[], names: string[]): EnvShape {
  const prefix = name.toUpperCase();
  const optIn = names.filter((other) => !byDefault.includes(other));
  return {
    [`${prefix}_PROVIDERS`]: envList(
      `Waterfall order of ${name}, comma-separated (default: ${byDefault.join(',')}${optIn.length > 0 ? `; only if listed: ${optIn.join(',')}` : ''})`,
    ),
    [`${prefix}_ORDER_ADAPTIVE`]: envFlag(
      false,
      `Whether providers of ${name} with good and fast recent answers are tried first`,
    ),
    [`${prefix}_HEDGING`]: envFlag(
      false,
      `Whether the next provider of ${name} starts when one takes longer than in 95 % of its calls; the slower one is cancelled, and may still charge you`,
    ),
  };
}

function formatPrice(price: CreditPrice): string {
  if (typeof price === 'number') return String(price);
  return Object.entries(price)
    .map(([mode, credits]) => `${mode}=${credits}`)
    .join(',');
}

function checkedOrder(prefix: string, order: string[], known: string[], byDefault: string[]): string[] {
  if (order.length === 0) return byDefault;
  const unknown = order.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `${prefix}_PROVIDERS names unknown providers: ${unknown.join(', ')}. Known providers: ${known.join(', ')}.`,
    );
  }
  return order;
}

function overriddenPrice(prefix: string, text: string | undefined, price: CreditPrice): CreditPrice {
  if (text === undefined) return price;
  if (/^\d{1,9}$/.test(text)) {
    const credits = Number(text);
    return typeof price === 'number'
      ? credits
      : Object.fromEntries(Object.keys(price).map((mode) => [mode, credits]));
  }
  const pairs = text.split(',').map((pair) => /^([a-z0-9_]+)=(\d{1,9})$/.exec(pair.trim()));
  if (typeof price === 'number' || pairs.some((pair) => !pair || !((pair[1] as string) in price))) {
    throw new Error(
      `${prefix}_CREDITS must be an integer or mode=number pairs such as ${formatPrice(price)}.`,
    );
  }
  return { ...price, ...Object.fromEntries(pairs.map((pair) => [pair?.[1], Number(pair?.[2])])) };
}
