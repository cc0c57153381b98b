import { type Capability, catalogConfigSlices } from '@capstan/kit';

/** Not allowed by the guard, which rejects it without network access. */
const NOWHERE = 'http://127.0.0.1:9';

/** No name server is queried either. */
export const NO_NAME_SERVER = { DNS_SERVERS: '127.0.0.1:9' };

/** URLs at which no vendor is reachable, on any machine; a test overrides them with its stand-ins. */
export const addressesOfNoVendor = (catalog: readonly Capability[]): Record<string, string> =>
  Object.fromEntries(
    catalogConfigSlices(catalog)
      .flatMap(({ shape }) => Object.entries(shape))
      // Where there is no default, absence is what leaves the provider out.
      .filter(([name, schema]) => name.endsWith('_BASE_URL') && schema.parse(undefined) !== undefined)
      .map(([name]) => [name, NOWHERE]),
  );
