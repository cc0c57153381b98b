import { type CallPrice, priceOf } from '../playground/call-price.ts';
import { useTools } from '../playground/use-tools.ts';

/** The price of a build; undefined until it is known. */
export function useBuildPrice(): CallPrice | undefined {
  const tool = useTools().data?.find(({ name }) => name === 'build');
  return tool && priceOf(tool, {});
}
