import { type ConfigSlice, defineConfig, envList, envText } from '@capstan/platform-config';
import type { Capability, CreditPrice } from './capability.js';
import { providerInfoOf } from './capability-provider.js';

/** What an operator may set for any capability. */
export interface CapabilityConfig {
  /** Names of providers in waterfall order; empty keeps the order of the definition. */
  providerOrder: string[];
  /** Prices in force: those of the definition, overridden by `<CAPABILITY>_CREDITS`. */
  credits: CreditPrice;
}

const slices = new WeakMap<Capability, ConfigSlice<CapabilityConfig>>();

/** The slice `<CAPABILITY>_PROVIDERS`, `<CAPABILITY>_CREDITS` of a capability; the same one on every call. */
export function capabilityConfigOf(capability: Capability): ConfigSlice<CapabilityConfig> {
  const known = slices.get(capability);
  if (known) return known;
  const prefix = capability.name.toUpperCase();
  const names = capability.providers.map((provider) => providerInfoOf(provider).name);
  const slice = defineConfig(
    `capability:${capability.name}`,
    {
      [`${prefix}_PROVIDERS`]: envList(
        `Waterfall order of ${capability.name}, comma-separated (default: ${names.join(',')})`,
      ),
      [`${prefix}_CREDITS`]: envText(
        `Price of ${capability.name} in credits: a number, or mode=number pairs (default: ${formatPrice(capability.credits)})`,
      ),
    },
    (env) => ({
      providerOrder: checkedOrder(prefix, env[`${prefix}_PROVIDERS`] as string[], names),
      credits: overriddenPrice(prefix, env[`${prefix}_CREDITS`] as string | undefined, capability.credits),
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

function formatPrice(price: CreditPrice): string {
  if (typeof price === 'number') return String(price);
  return Object.entries(price)
    .map(([mode, credits]) => `${mode}=${credits}`)
    .join(',');
}

function checkedOrder(prefix: string, order: string[], known: string[]): string[] {
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
