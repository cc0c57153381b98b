import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Capability } from '@capstan/kit';
import { compiled } from '../compiled.js';
import { stub } from './stub.capability.js';

const { createApi } = await compiled<typeof import('../../../apps/api/src/create-api.js')>(
  'apps/api/src/create-api.js',
);
const { loadConfig } = await compiled<typeof import('@capstan/config')>('config/index.js');
const { catalogConfigSlices } = await compiled<typeof import('@capstan/kit')>('libs/kit/src/index.js');
const { createLogger } = await compiled<typeof import('@capstan/platform-core')>(
  'libs/platform/core/src/index.js',
);

/**
 * The API as in production, with an unreachable rate limit.
 * @param catalog default: only the stub. @param own capabilities of the benchmark, whose variables the product does not know.
 */
export function createService(
  databaseUrl: string,
  catalog: readonly Capability[] = [stub],
  env: Record<string, string> = {},
  own: readonly Capability[] = [stub],
): Promise<NestFastifyApplication> {
  const config = loadConfig(
    {
      DATABASE_URL: databaseUrl,
      BASE_URL: 'http://bench.invalid',
      PORT: '0',
      RATE_LIMIT_PER_MINUTE: '10000000',
      ...env,
    },
    catalogConfigSlices(own),
  );
  return createApi(config, catalog, createLogger('bench', { logLevel: 'error', redactsPersonalData: false }));
}
