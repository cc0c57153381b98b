import { formatCredits } from '../../components/number-text.ts';
import type { Params, Tool } from './tool.ts';

/** The price of a call. */
export interface CallPrice {
  credits: number;
  /** Only delivered units are charged. */
  isMost: boolean;
}

/**
 * The price of a call with these parameters, by what the API declares; undefined if it cannot be known before.
 * @param tools the capabilities that it may call.
 */
export function priceOf(tool: Tool, params: Params, tools: readonly Tool[] = []): CallPrice | undefined {
  const { calls, units_parameter: units } = tool.pricing;
  if (calls) {
    const called = tools.find(({ name }) => name === params[calls.capability_parameter]);
    return called && sumOf(called, params[calls.inputs_parameter]);
  }
  const unitPrice = unitPriceOf(tool, params);
  if (unitPrice === undefined) return undefined;
  if (tool.credits_per === null) return { credits: unitPrice, isMost: false };
  const count = units === null ? undefined : valueOf(tool, params, units);
  return typeof count === 'number' ? { credits: unitPrice * count, isMost: count > 1 } : undefined;
}

/** "Run for up to 100 credits", or the verb alone if the price is not known. */
export function labelWithPrice(verb: string, price: CallPrice | undefined): string {
  if (!price) return verb;
  return `${verb} for ${price.isMost ? 'up to ' : ''}${formatCredits(price.credits)}`;
}

function unitPriceOf(tool: Tool, params: Params): number | undefined {
  const { mode_parameter: parameter } = tool.pricing;
  const mode = parameter === null ? undefined : valueOf(tool, params, parameter);
  const prices = [...new Set(Object.values(tool.credits))];
  return (
    tool.credits[typeof mode === 'string' ? mode : 'default'] ?? (prices.length === 1 ? prices[0] : undefined)
  );
}

/** Calls that fail are free, so that several cost at most their sum. */
function sumOf(called: Tool, inputs: unknown): CallPrice | undefined {
  if (!Array.isArray(inputs) || called.pricing.calls) return undefined;
  const prices = inputs.map((input) => priceOf(called, Object(input) as Params));
  const credits = prices.reduce((sum, price) => sum + (price?.credits ?? Number.NaN), 0);
  if (Number.isNaN(credits)) return undefined;
  return { credits, isMost: inputs.length > 1 || prices.some((price) => price?.isMost) };
}

const valueOf = ({ parameters }: Tool, params: Params, name: string): unknown =>
  params[name] ?? parameters.properties?.[name]?.default;
