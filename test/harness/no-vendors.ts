import { type Capability, catalogConfigSlices } from '@capstan/kit';

/** Nobody is let through to it: the guard refuses it without asking any network. */
const NOWHERE = 'http://127.0.0.1:9';

/** No name server is asked either. */
export const NO_NAME_SERVER = { DNS_SERVERS: '127.0.0.1:9' };

/** Addresses under which no vendor is reached, on whatever machine the tests run; a test names its stand-ins instead. */
export const addressesOfNoVendor = (catalog: readonly Capability[]): Record<string, string> =>
  Object.fromEntries(
    catalogConfigSlices(catalog)
      .flatMap(({ shape }) => Object.entries(shape))
      // Where there is no default, absence is what leaves the provider out.
      .filter(([name, schema]) => name.endsWith('_BASE_URL') && schema.parse(undefined) !== undefined)
      .map(([name]) => [name, NOWHERE]),
  );
