import { compiled } from '../compiled.js';

const { catalogConfigSlices } = await compiled<typeof import('@capstan/kit')>('libs/kit/src/index.js');
const { catalog } = await compiled<typeof import('@capstan/catalog')>('libs/catalog/src/index.js');

/** Nobody is let through to it: the guard refuses it without asking any network. */
const NOWHERE = 'http://127.0.0.1:9';

/** Addresses under which no vendor is reached: what is measured leaves this machine alone. */
export const noVendors = (): Record<string, string> =>
  Object.fromEntries(
    catalogConfigSlices(catalog)
      .flatMap(({ shape }) => Object.entries(shape))
      // Where there is no default, absence is what leaves the provider out.
      .filter(([name, schema]) => name.endsWith('_BASE_URL') && schema.parse(undefined) !== undefined)
      .map(([name]) => [name, NOWHERE]),
  );
