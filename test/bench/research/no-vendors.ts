import { compiled } from '../compiled.js';

const { catalogConfigSlices } = await compiled<typeof import('@capstan/kit')>('libs/kit/src/index.js');
const { catalog } = await compiled<typeof import('@capstan/catalog')>('libs/catalog/src/index.js');

/** Not allowed by the guard, which rejects it without network access. */
const NOWHERE = 'http://127.0.0.1:9';

/** URLs at which no vendor is reachable: only this machine is measured. */
export const noVendors = (): Record<string, string> =>
  Object.fromEntries(
    catalogConfigSlices(catalog)
      .flatMap(({ shape }) => Object.entries(shape))
      // Where there is no default, absence is what leaves the provider out.
      .filter(([name, schema]) => name.endsWith('_BASE_URL') && schema.parse(undefined) !== undefined)
      .map(([name]) => [name, NOWHERE]),
  );
