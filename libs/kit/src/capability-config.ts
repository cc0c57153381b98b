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

/** What an operator may set for any capability. */
export interface CapabilityConfig {
  /** Names of the providers that serve, in waterfall order. */
  providerOrder: string[];
  /** Prices in force: those of the definition, overridden by `<CAPABILITY>_CREDITS`. */
  credits: CreditPrice;
  /** Providers that did well lately go before others. */
  isOrderAdaptive: boolean;
  /** The next provider starts when one takes longer than it usually does. */
  hedges: boolean;
  /** Seconds an answer may be served again to the same account; 0: never. */
  cacheSeconds: number;
}

const slices = new WeakMap<Capability, ConfigSlice<CapabilityConfig>>();

/** The slice `<CAPABILITY>_PROVIDERS`, `<CAPABILITY>_CREDITS` of a capability; the same one on every call. */
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
              `Seconds an answer of ${capability.name} is served again to the same account, free of charge; 0: never`,
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

/** Every slice that a catalog brings: one per capability, one per provider that reads configuration. */
export function catalogConfigSlices(catalog: readonly Capability[]): ConfigSlice[] {
  const ofProviders = catalog
    .flatMap((capability) => capability.providers)
    .map((provider) => providerInfoOf(provider).config)
    .filter((slice) => slice !== undefined);
  return [...new Set<ConfigSlice>([...catalog.map(capabilityConfigOf), ...ofProviders])];
}

/** The variables of a waterfall; a feature has one way to serve and needs none. */
function waterfallShape({ name }: Capability, byDefault: string[], names: string[]): EnvShape {
  const prefix = name.toUpperCase();
  const optIn = names.filter((other) => !byDefault.includes(other));
  return {
    [`${prefix}_PROVIDERS`]: envList(
      `Waterfall order of ${name}, comma-separated (default: ${byDefault.join(',')}${optIn.length > 0 ? `; only when named: ${optIn.join(',')}` : ''})`,
    ),
    [`${prefix}_ORDER_ADAPTIVE`]: envFlag(
      false,
      `Whether providers of ${name} that answered well and fast lately go first`,
    ),
    [`${prefix}_HEDGING`]: envFlag(
      false,
      `Whether the next provider of ${name} starts when one takes longer than 95 % of its calls; the slower one is cancelled, and may still bill you`,
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
      `${prefix}_PROVIDERS names unknown providers: ${unknown.join(', ')}. Known: ${known.join(', ')}.`,
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
      `${prefix}_CREDITS must be a whole number or mode=number pairs like ${formatPrice(price)}.`,
    );
  }
  return { ...price, ...Object.fromEntries(pairs.map((pair) => [pair?.[1], Number(pair?.[2])])) };
}
